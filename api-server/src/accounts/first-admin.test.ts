import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { lineOfNewAdmin, refuseCommonAdminPassword } from './first-admin.ts'

const ADMIN = { email: 'admin@example.com', password: 'made-up-password' }

async function emptyFolder() {
  const dir = await mkdtemp(join(tmpdir(), 'first-admin-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

it('shows the password on a terminal, and writes no file', async () => {
  const dir = await emptyFolder()
  expect(lineOfNewAdmin(ADMIN, dir, true)).toContain(ADMIN.password)
  await expect(stat(join(dir, 'first-admin.txt'))).rejects.toThrow('ENOENT')
})

it('replaces the file of an earlier database, which others could read', async () => {
  const dir = await emptyFolder()
  const file = join(dir, 'first-admin.txt')
  await writeFile(file, 'earlier', { mode: 0o644 })
  expect(lineOfNewAdmin(ADMIN, dir, false)).toContain(file)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toBe('admin@example.com\nmade-up-password\n')
})

it('names the command for another password where no file can be written', () => {
  const line = lineOfNewAdmin(ADMIN, '/proc/none', false)
  expect(line).toContain('`pnpm reset-password admin@example.com`')
  expect(line).not.toContain(ADMIN.password)
})

it.each([
  ['a common word with digits', { email: 'a@example.com', password: 'admin1234567' }],
  ['the name in its own address', { email: 'meena.s@example.com', password: 'meena1234567' }],
])('refuses a configured password that is %s', (_what, configured) => {
  expect(() => refuseCommonAdminPassword(configured, 'Thenral Travels')).toThrow(
    'ADMIN_PASSWORD got 12 characters, takes a password that is not among the most common',
  )
})
