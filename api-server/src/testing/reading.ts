import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { COMING, outstation } from './bookings.ts'
import { addressOf, startProcess } from './server-process.ts'

export const ADMIN = { email: 'desk@example.com', password: 'a long enough pass 1' }
const VISITORS = 16
/** Every so many bookings one is read through the API. */
const SAMPLE = 500

/** Runs a server of one version while `work` uses it; ends it as an operator does. */
export async function withServer<Result>(
  env: Record<string, string>,
  main: string | undefined,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = startProcess(env, [], main)
  try {
    return await work(await addressOf(server))
  } finally {
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
  }
}

/** Books trips of different lengths; gives some of their ids, and what the server says of these. */
export async function fillAndRead(url: string, bookings: number) {
  const { cabs } = await get<Cabs>(`${url}/api/v1/allCars`)
  const cab = cabs.find(({ category, availability }: CabOnWire) => availability && category.includes('Outstation'))
  const ids: string[] = []
  let next = 0
  const visit = async () => {
    for (let n = next++; n < bookings; n = next++) {
      const details = {
        ...COMING,
        distance: String(50 + (n % 900)),
        name: `Asha ${'ABCDEFGH'[n % 8]}`,
        NumberOfPersons: '2',
      }
      const body = JSON.stringify(outstation(cab?._id ?? '', details))
      const reply = await fetch(`${url}/api/v1/sendemail`, { method: 'POST', headers: JSON_TYPE, body })
      expect(reply.status).toBe(200)
      const { booking } = (await reply.json()) as { booking: { _id: string } }
      if (n % SAMPLE === 0) ids.push(booking._id)
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  const question = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: 'Do you drive to Ooty?' }
  await fetch(`${url}/api/v1/forms`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(question) })
  return { ids, said: await read(url, ids) }
}

const JSON_TYPE = { 'content-type': 'application/json' }
/** Of every version: our schemas know the newest alone. */
type BookingOnWire = Record<string, unknown> & { mails: Record<string, string>[] }
type Cabs = { cabs: CabOnWire[] }
type CabOnWire = { _id: string; availability: number; category: string[]; imageUrl: string }

/** The headers of the desk's account. */
export async function logIn(url: string) {
  const login = await fetch(`${url}/api/v1/login`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(ADMIN) })
  return { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** What a server says of some bookings to the desk, and the pictures of its cabs, hashed. */
export async function read(url: string, ids: string[]) {
  const headers = await logIn(url)
  const bookings: object[] = []
  for (const id of ids) {
    const { booking } = await get<{ booking: BookingOnWire }>(`${url}/api/v1/bookings/${id}`, headers)
    const { reference, total, status, name, mobile, mail, mails, distance, PickUpdate, pickUpTime } = booking
    const sent = mails.map(({ subject, state }) => ({ subject, state }))
    bookings.push({ reference, total, status, name, mobile, mail, mails: sent, distance, PickUpdate, pickUpTime })
  }
  const { cabs } = await get<Cabs>(`${url}/api/v1/allCars`)
  const pictures = await Promise.all(
    cabs.map(async ({ imageUrl }) => {
      const reply = await fetch(new URL(imageUrl, url))
      return [imageUrl, reply.status, hashOf(Buffer.from(await reply.arrayBuffer()))]
    }),
  )
  return { bookings, pictures: pictures.sort() }
}

async function get<Reply>(url: string, headers = {}): Promise<Reply> {
  const reply = await fetch(url, { headers })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** SHA-256 in hex. */
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
