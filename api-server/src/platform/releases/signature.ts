import { createPrivateKey, type KeyObject, sign, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ReadFile } from './builds.ts'

/** The public key of a team and the part that it may release, '*' for any. Without one releases need no signature. */
export type ReleaseKey = [part: string, key: KeyObject]

/** Beside the build, among the files that no server serves. */
const FILE = 'server/signature'

/** What a team vouches for: the part, its version and the description, which has the hash of each file; the shell's page has none there. */
async function statementOf(part: string, version: string, read: ReadFile): Promise<Buffer> {
  const files = part === 'shell' ? ['shell.json', 'index.html'] : ['remote.json']
  const contents = await Promise.all(files.map(read))
  return Buffer.concat([Buffer.from(`${part} ${version}\n`), ...contents.map((one) => one ?? Buffer.of())])
}

/** Whether a stored version is signed by a team that may release the part. */
export async function isSigned(keys: ReleaseKey[], part: string, version: string, read: ReadFile): Promise<boolean> {
  if (keys.length === 0) return true
  const [signature, statement] = await Promise.all([read(FILE), statementOf(part, version, read)])
  const mayRelease = keys.filter(([allowed]) => allowed === part || allowed === '*')
  return signature !== null && mayRelease.some(([, key]) => verify(null, statement, key, signature))
}

/** The file that signs a build, with the private key of a PEM file. @throws Error that names a file without a key. */
export async function signatureOf(keyFile: string, part: string, version: string, read: ReadFile) {
  const key = createPrivateKey(readFileSync(keyFile))
  return { file: FILE, content: sign(null, await statementOf(part, version, read), key) }
}
