import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RemoteBuild, ShellBuild } from 'shared-api/contract'
import type { z } from 'zod'
import { jsonOrNull } from '../json-or-null.ts'

/** The shell's build: its description, and its index.html with the placeholders that a page fills. */
export type Shell = { build: ShellBuild; template: string }

/** Reads a file of a build by its path in the build's folder; null if it does not exist. */
export type ReadFile = (file: string) => Promise<Buffer | null>

/** What should be a build lacks a file or describes itself wrongly. */
class NoBuild extends Error {}

/** For `catch`: no build is null; any other failure is thrown. */
export function nullWithoutBuild(error: unknown): null {
  if (error instanceof NoBuild) return null
  throw error
}

/** The hash that a build records for each file, and that a page allows to run. */
export const hashOf = (content: string | Uint8Array) => hash('sha256', content, 'base64')

/** Whether a file of a build renders its pages on the server. */
export const isRenderer = (file: string) => file.startsWith('server/')
/** Whether a file of a build is not for browsers: what renders, and the source maps, which name errors of a check. */
export const isServerFile = (file: string) => isRenderer(file) || file.endsWith('.map')

/** How messages call the workspace's own build of a part. */
export const ownBuild = (part: string) => `${part}/dist`

/** Reads files of a folder. */
export const folderReader =
  (dir: string): ReadFile =>
  (file) =>
    readFile(join(dir, file)).catch(() => null)

/** @throws NoBuild that names the missing or wrong file. */
export async function readShell(read: ReadFile, where: string): Promise<Shell> {
  const build = await readJson(read, where, 'shell.json', ShellBuild)
  return { build, template: (await needed(read, where, 'index.html')).toString() }
}

/** @throws NoBuild that names the missing or wrong file. */
export const readRemote = (read: ReadFile, where: string): Promise<RemoteBuild> =>
  readJson(read, where, 'remote.json', RemoteBuild)

async function readJson<T extends z.ZodType>(read: ReadFile, where: string, file: string, schema: T) {
  const text = (await needed(read, where, file)).toString()
  const parsed = schema.safeParse(jsonOrNull(text))
  if (!parsed.success) throw new NoBuild(`${where}/${file} is no description of a build: ${parsed.error.message}`)
  return parsed.data
}

async function needed(read: ReadFile, where: string, file: string): Promise<Buffer> {
  const content = await read(file)
  if (!content)
    throw new NoBuild(`${where}/${file} is missing${where.endsWith(ownBuild('')) ? ': run pnpm build' : ''}`)
  return content
}
