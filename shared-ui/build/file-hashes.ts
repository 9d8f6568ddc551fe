import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type OutputFile = { type: 'asset'; source: string | Uint8Array } | { type: 'chunk'; code: string }

/**
 * The SHA-256 of each file of a release, base64, by path: served files, and those of the server build before it in
 * `dist/server`.
 */
export function fileHashes(bundle: Record<string, OutputFile>, dist: string): Record<string, string> {
  const served = Object.keys(bundle).filter((file) => !file.startsWith('.') && !file.endsWith('.html'))
  const hashes = served.map((file): [string, string] => [file, sha256(contentsOf(bundle[file]))])
  const rendering = serverFiles(dist).map((file): [string, string] => [file, sha256(readFileSync(join(dist, file)))])
  return Object.fromEntries([...hashes, ...rendering].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** 12 hex digits that change when any file does. */
export const buildIdOf = (files: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)

function serverFiles(dist: string): string[] {
  if (!existsSync(join(dist, 'server'))) return []
  return readdirSync(join(dist, 'server'))
    .filter((file) => /\.js(on)?$/.test(file))
    .map((file) => `server/${file}`)
}

const contentsOf = (file: OutputFile | undefined) => (file?.type === 'chunk' ? file.code : (file?.source ?? ''))
const sha256 = (contents: string | Uint8Array) => createHash('sha256').update(contents).digest('base64')
