import { BookingReply } from 'shared-api/contract'
import { expect, it, onTestFinished } from 'vitest'
import { COMING, insertCab, outstation } from '../testing/bookings.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { addressOf, startProcess } from '../testing/server-process.ts'

const VICTIM = 'asha@example.com'
const ACCOUNT = { name: 'Asha', email: VICTIM, password: 'twelve letters', confirmPassword: 'twelve letters' }
const CONTACT = { name: 'Asha', email: VICTIM, phone: '98400 12345', message: 'Hello' }
/** More than any limit by mailbox ever let through. */
const TIMES = 25

eachEmptyEngine('a stranger who uses somebody else’s mail address', (engine) => {
  it('blocks nobody because of requests that store nothing', { timeout: 60_000 }, async () => {
    const mailServer = await startMailServer()
    onTestFinished(mailServer.stop)
    const cab = await insertCab(await engine.app())
    const server = startProcess({ ...engine.env(), SMTP_URL: mailServer.url, TRUST_PROXY: 'on' })
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const url = await addressOf(server)
    const post = (address: string, call: string, body: object) =>
      fetch(`${url}/api/v1/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(body),
      })
    const trip = outstation(cab, { ...COMING, mail: VICTIM })
    const robot = { website: 'https://spam.example' }

    const attack = await Promise.all(
      Array.from({ length: TIMES }, async () => [
        (await post('10.0.0.1', 'sendemail', { ...trip, ...robot })).status,
        (await post('10.0.0.1', 'sendemail', outstation('no-cab', { ...COMING, mail: VICTIM }))).status,
        (await post('10.0.0.1', 'forms', { ...CONTACT, ...robot })).status,
      ]),
    )
    expect(new Set(attack.map((statuses) => statuses.join()))).toEqual(new Set(['200,400,200']))
    for (let n = 0; n < 15; n++) expect((await post('10.0.0.3', 'register', { ...ACCOUNT, ...robot })).status).toBe(200)

    const booked = await post('10.0.0.2', 'sendemail', trip)
    const { booking } = BookingReply.parse(await booked.json())
    for (const [call, form] of [['forms', CONTACT] as const, ['register', ACCOUNT] as const])
      expect([call, (await post('10.0.0.2', call, form)).status]).toEqual([call, 200])
    const subjects = () =>
      mailServer.received.filter(({ to }) => to?.[0]?.address === VICTIM).map(({ subject }) => subject)
    const sent = [expect.stringContaining('Your enquiry'), expect.stringContaining(booking.reference)]
    await expect.poll(() => subjects().toSorted().toReversed()).toEqual(sent)
  })
})
