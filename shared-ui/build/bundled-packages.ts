import { readFileSync } from 'node:fs'
import type { BundleFile } from './page-files.ts'

/** The innermost package of a module's path: its folder and its name. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** The versions of the npm packages of which a bundle has code, by name. */
export function bundledPackages(bundle: Record<string, BundleFile>): Record<string, string> {
  const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
  const folders = new Map(modules.flatMap((id) => matchOf(id)))
  const versions = [...folders].map(([folder, name]) => [name, versionAt(folder)] as const)
  return Object.fromEntries(versions.sort(([one], [other]) => (one < other ? -1 : 1)))
}

function matchOf(id: string): [folder: string, name: string][] {
  const [, folder, name] = PACKAGE.exec(id) ?? []
  return folder && name ? [[folder.replace(/^\0/, ''), name]] : []
}

const versionAt = (folder: string) => (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Version).version
type Version = { version: string }
