import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { SETTINGS } from '../../testing/settings.ts'
import { smallBuilds, writeBuilds } from './testing/small-composition.ts'

eachRoute('well-known addresses', (engine) => {
  let app: FastifyInstance
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'well-known-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeBuilds(folder, smallBuilds({}, []))
    app = await engine.app({}, { frontEnds: { dist: (part) => join(folder, part) } })
  })

  it('say whom to write about a weakness, for less than a year', async () => {
    const { headers, body } = await app.inject('/.well-known/security.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const [, address, expires = '', canonical] =
      /^Contact: mailto:(.+)\nExpires: (.+)\nCanonical: (.+)\n$/.exec(body) ?? []
    expect([address, canonical]).toEqual([SETTINGS.email, `${app.config.publicOrigin}/.well-known/security.txt`])
    const days = (Date.parse(expires) - app.now()) / 86_400_000
    expect(days > 30 && days < 365).toBe(true)
  })

  it('lead programs that keep passwords to where each person changes theirs', async () => {
    const target = async (headers = {}) =>
      (await app.inject({ url: '/.well-known/change-password', headers })).headers.location
    expect(await target()).toBe('/forgotten-password')
    expect(await target({ cookie: await sessionOf(app) })).toBe('/account')
  })

  it('have an icon for whoever asks for favicon.ico', async () => {
    const { statusCode, headers } = await app.inject('/favicon.ico')
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  })
})
