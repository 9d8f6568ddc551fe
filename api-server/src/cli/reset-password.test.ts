import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { limits } from '../accounts/limits.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { COMMAND_ENV } from '../testing/server-process.ts'

const COMMAND = join(import.meta.dirname, 'reset-password.ts')
const ADMIN = { ADMIN_EMAIL: 'desk@example.com', ADMIN_PASSWORD: 'forgotten long ago' }

eachEmptyEngine('reset-password', (engine) => {
  const run = (email: string) => {
    const { dataDir, databaseUrl } = engine.config()
    const env = { ...COMMAND_ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
    return promisify(execFile)(process.execPath, [COMMAND, email], { env })
  }

  it('prints a password that logs in, and the old one no longer does', async () => {
    const app = await engine.app(ADMIN)
    const logIn = async (password: string) => {
      const payload = { email: ADMIN.ADMIN_EMAIL, password }
      return (await app.inject({ method: 'POST', url: '/api/v1/login', payload })).statusCode
    }
    expect(await logIn(ADMIN.ADMIN_PASSWORD)).toBe(200)
    const { stdout } = await run('DESK@example.com')
    const [, password = ''] = /has the password (\S+) now/.exec(stdout) ?? []
    expect(await logIn(password)).toBe(200)
    expect(await logIn(ADMIN.ADMIN_PASSWORD)).toBe(401)
  })

  it('lets in who mistyped theirs while the account was under attack', async () => {
    const app = await engine.app({ ...ADMIN, RATE_LIMIT: 'on' })
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD } = ADMIN
    const logIn = async (password: string) =>
      (await app.inject({ method: 'POST', url: '/api/v1/login', payload: { email, password } })).statusCode
    for (let guess = 0; guess < 100; guess++) await app.rateLimits.take(limits['login-account'], email)
    for (let attempt = 0; attempt < 3; attempt++) expect(await logIn('mistyped')).toBe(401)
    expect(await logIn(ADMIN_PASSWORD)).toBe(429)
    const { stdout } = await run(email)
    const [, password = ''] = /has the password (\S+) now/.exec(stdout) ?? []
    expect(await logIn(password)).toBe(200)
  })

  it('says in one line that an account is none', async () => {
    await engine.app(ADMIN)
    await expect(run('nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: 'nobody@example.com is no account of the desk\n',
    })
  })
})
