import { expect, it } from 'vitest'
import { COMING, insertCab, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { addressOf, startProcess } from '../../testing/server-process.ts'

/** A marker in places that no log may contain. */
const CANARY = 'c4n4ry'
const PERSON = {
  ...{ name: `Asha ${CANARY}`, mail: `${CANARY}@example.com`, mobile: '9000055555' },
  ...{ pickUpLocation: CANARY, visitingPlaces: [CANARY], ...COMING },
}
const FORM = { name: `Ravi ${CANARY}`, email: `${CANARY}@example.com`, phone: '9000055555', message: CANARY }
const ACCOUNT = { name: CANARY, email: `${CANARY}@example.com`, password: `${CANARY} letters` }

eachRoute('the log', (engine) => {
  it('has one line for each request with its id, and nothing that somebody typed', { timeout: 60_000 }, async () => {
    const app = await engine.app()
    const cab = await insertCab(app)
    const cookie = await sessionOf(app)
    const desk = await app.sessions.findUser(cookie.replace('session=', ''))
    const customer = await sessionOf(app, 'customer')
    const server = startProcess({
      ...engine.env(),
      ...{ LOG_LEVEL: 'trace', RATE_LIMIT: 'off', SMTP_URL: `smtp://${CANARY}:${CANARY}@127.0.0.1:1` },
      ...{ FORM_ENDPOINT: `http://127.0.0.1:1/${CANARY}`, FORM_ACCESS_KEY: CANARY },
    })
    const url = await addressOf(server)
    let sent = 0
    const ids: (string | null)[] = []
    const call = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
      sent += 1
      const payload = typeof body === 'string' ? body : JSON.stringify(body)
      const reply = await fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: payload }),
      })
      ids.push(reply.headers.get('x-request-id'))
      await reply.arrayBuffer()
      return reply.status
    }
    const booked = await call('/api/v1/sendemail', outstation(cab, PERSON), { 'idempotency-key': CANARY })
    expect(booked).toBe(200)
    expect(await call('/api/v1/sendemail', outstation(cab, { ...PERSON, mail: CANARY }))).toBe(400)
    expect(await call('/api/v1/forms', FORM)).toBe(200)
    expect(await call('/api/v1/register', { ...ACCOUNT, confirmPassword: ACCOUNT.password })).toBe(200)
    expect(await call('/api/v1/login', { email: ACCOUNT.email, password: ACCOUNT.password })).toBe(200)
    expect(await call('/api/v1/login', { email: ACCOUNT.email, password: CANARY })).toBe(401)
    const change = { currentPassword: CANARY, password: ACCOUNT.password, confirmPassword: ACCOUNT.password }
    expect(await call('/api/v1/account/password', change, { cookie: customer })).toBe(400)
    expect(await call('/api/v1/login', { email: ACCOUNT.email.toUpperCase(), password: CANARY })).toBe(401)
    expect(await call('/api/v1/login', `{"email":"${CANARY}`)).toBe(400)
    expect(await call(`/api/v1/bookings?q=${CANARY}`, undefined, { cookie })).toBe(200)
    expect(await call(`/api/v1/${CANARY}`, undefined, { cookie: `session=${CANARY}` })).toBe(404)
    const headers = {
      authorization: `Bearer ${CANARY}`,
      referer: `http://x/${CANARY}`,
      'user-agent': CANARY,
      'x-request-id': CANARY,
    }
    expect(await call(`/uploads/${CANARY}`, undefined, headers)).toBe(404)
    expect(await call('/api/v1/personal-data/find', { mail: ACCOUNT.email }, { cookie })).toBe(200)
    expect(await call('/api/v1/me', undefined, { cookie: customer })).toBe(200)
    // Failed mail is logged too.
    await expect.poll(server.printed, { timeout: 20_000 }).toMatch(/"enquiry-service".*a message was not sent/)
    server.child.kill('SIGTERM')
    await server.exit
    const lines = server
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const logged = lines.map((line) => JSON.parse(line))
    const requests = logged.filter(({ msg }) => msg === 'request')
    expect(requests).toHaveLength(sent)
    expect(new Set(ids).size).toBe(sent)
    expect(requests.map(({ reqId }) => reqId)).toEqual(ids)
    expect(ids[0]).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(requests[0]).toMatchObject({ method: 'POST', route: '/api/v1/sendemail', status: 200 })
    const ofDesk = requests.filter(({ by }) => by !== undefined).map(({ route, by }) => [route, by])
    expect(ofDesk).toEqual([
      ['/api/v1/bookings', desk?.id],
      ['/api/v1/personal-data/find', desk?.id],
    ])
    const failures = logged.filter(({ msg }) => msg === 'wrong password')
    expect(failures.map(({ from }) => from)).toEqual(Array(3).fill('127.0.0.0/24'))
    const [login, ownAccount, loginAgain] = failures.map(({ account }) => account)
    expect(login).toMatch(/^[0-9a-f]{12}$/)
    expect(loginAgain).toBe(login)
    expect(ownAccount).not.toBe(login)
    expect(lines.join('\n')).not.toMatch(new RegExp(`${CANARY}|9000055555|${cookie.split('=')[1]}`, 'i'))
  })
})
