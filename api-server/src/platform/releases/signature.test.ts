import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isSigned, type ReleaseKey, signatureOf } from './signature.ts'

const [team, stranger] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
const files: Record<string, string> = { 'remote.json': '{"files":{}}' }

/** Signs version 1.0.0 of the site; gives a reader of its files with the signature. */
async function signedBy(privateKey: KeyObject) {
  const dir = mkdtempSync(join(tmpdir(), 'key-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, 'key.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const read = async (name: string) => (files[name] ? Buffer.from(files[name]) : null)
  const { file, content } = await signatureOf(join(dir, 'key.pem'), 'public-site', '1.0.0', read)
  return async (name: string) => (name === file ? content : read(name))
}

const keys: ReleaseKey[] = [
  ['public-site', team.publicKey],
  ['admin-console', stranger.publicKey],
]

it('takes the signature of a team that may release the part, of this version and these files alone', async () => {
  const read = await signedBy(team.privateKey)
  expect(await isSigned(keys, 'public-site', '1.0.0', read)).toBe(true)
  expect(await isSigned([['*', team.publicKey]], 'public-site', '1.0.0', read)).toBe(true)
  expect(await isSigned(keys, 'public-site', '1.1.0', read)).toBe(false)
  expect(await isSigned(keys, 'admin-console', '1.0.0', read)).toBe(false)
  const other = async (name: string) => (name === 'remote.json' ? Buffer.from('{}') : read(name))
  expect(await isSigned(keys, 'public-site', '1.0.0', other)).toBe(false)
})

it('takes no signature of another team, and needs none where no key is known', async () => {
  expect(await isSigned(keys, 'public-site', '1.0.0', await signedBy(stranger.privateKey))).toBe(false)
  const unsigned = async () => null
  expect(await isSigned(keys, 'public-site', '1.0.0', unsigned)).toBe(false)
  expect(await isSigned([], 'public-site', '1.0.0', unsigned)).toBe(true)
})
