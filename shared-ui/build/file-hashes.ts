import { createHash } from 'node:crypto'

type OutputFile = { type: 'asset'; source: string | Uint8Array } | { type: 'chunk'; code: string }

/** The SHA-256 of each file that a build serves, base64, by its path. */
export function fileHashes(bundle: Record<string, OutputFile>): Record<string, string> {
  const served = Object.keys(bundle).filter((file) => !file.startsWith('.') && !file.endsWith('.html'))
  return Object.fromEntries(served.sort().map((file) => [file, sha256(bundle[file])]))
}

/** 12 hex digits that change when any file does. */
export const buildIdOf = (files: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)

function sha256(file: OutputFile | undefined): string {
  const contents = file?.type === 'chunk' ? file.code : (file?.source ?? '')
  return createHash('sha256').update(contents).digest('base64')
}
