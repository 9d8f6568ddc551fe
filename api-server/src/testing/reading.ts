import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { COMING, outstation } from './bookings.ts'
import { addressOf, startProcess } from './server-process.ts'

export const ADMIN = { email: 'desk@example.com', password: 'a long enough pass 1' }
const VISITORS = 16
/** Every so many bookings one is read through the API. */
const SAMPLE = 500
/** Every so many bookings the desk receives a payment and gives a document for it, where the version has documents. */
export const PAID = 20

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

/** A booking that is read before and after, with the traveller's link if the version has one. */
type Sampled = { id: string; link: string | undefined }

/** Books trips of different lengths, with links and documents; gives some of them, and what the server says of these. */
export async function fillAndRead(url: string, bookings: number) {
  const { cabs } = await get<Cabs>(`${url}/api/v1/allCars`)
  const cab = cabs.find(({ category, availability }: CabOnWire) => availability && category.includes('Outstation'))
  const headers = { ...JSON_TYPE, ...(await logIn(url)) }
  const sample: Sampled[] = []
  let next = 0
  const visit = async () => {
    for (let n = next++; n < bookings; n = next++) {
      const details = {
        ...COMING,
        distance: String(50 + (n % 900)),
        name: `Asha ${'ABCDEFGH'[n % 8]}`,
        NumberOfPersons: '2',
      }
      const { booking, tripLink } = await post<Booked>(`${url}/api/v1/sendemail`, outstation(cab?._id ?? '', details))
      const id = booking._id
      if (tripLink && n % PAID === 0) await payWithDocument(url, id, headers)
      if (n % SAMPLE === 0) sample.push({ id, link: tripLink })
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit))
  const question = { name: 'Ravi', email: 'ravi@example.com', phone: '98400 12345', message: 'Do you drive to Ooty?' }
  await fetch(`${url}/api/v1/forms`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(question) })
  return { sample, said: await read(url, sample) }
}

async function payWithDocument(url: string, booking: string, headers: Record<string, string>) {
  const ledger = `${url}/api/v1/bookings/${booking}/payments`
  const { payments } = await post<{ payments: { id: string }[] }>(ledger, { way: 'cash', amount: 100 }, headers)
  await post(`${url}/api/v1/payments/${payments[0]?.id}/document`, {}, headers)
}

const JSON_TYPE = { 'content-type': 'application/json' }
/** Of every version: our schemas know the newest alone. */
type BookingOnWire = Record<string, unknown> & { mails: Record<string, string>[] }
type TripOnWire = {
  booking: { reference: string }
  payment: { paid: number }
  papers: { number: string; total: number }[]
}
type Booked = { booking: { _id: string }; tripLink?: string }
type Cabs = { cabs: CabOnWire[] }
type CabOnWire = { _id: string; availability: number; category: string[]; imageUrl: string }

/** The headers of the desk's account. */
export async function logIn(url: string) {
  const login = await fetch(`${url}/api/v1/login`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(ADMIN) })
  return { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** What a server says of some bookings to the desk and by their links, and the pictures of its cabs, hashed. */
export async function read(url: string, sample: Sampled[]) {
  const headers = await logIn(url)
  const bookings: object[] = []
  const links: object[] = []
  for (const { id, link } of sample) {
    const { booking } = await get<{ booking: BookingOnWire }>(`${url}/api/v1/bookings/${id}`, headers)
    const { reference, total, status, name, mobile, mail, mails, distance, PickUpdate, pickUpTime } = booking
    const sent = mails.map(({ subject, state }) => ({ subject, state }))
    bookings.push({ reference, total, status, name, mobile, mail, mails: sent, distance, PickUpdate, pickUpTime })
    if (link) links.push(await readLink(`${url}/api/v1${link}`))
  }
  const { cabs } = await get<Cabs>(`${url}/api/v1/allCars`)
  const pictures = await Promise.all(
    cabs.map(async ({ imageUrl }) => {
      const reply = await fetch(new URL(imageUrl, url))
      return [imageUrl, reply.status, hashOf(Buffer.from(await reply.arrayBuffer()))]
    }),
  )
  return { bookings, links, pictures: pictures.sort() }
}

/** What a traveller's link opens: what was paid, and each document with the type of its file. */
async function readLink(link: string) {
  const { booking, payment, papers } = await get<TripOnWire>(link)
  const files = await Promise.all(
    papers.map(async ({ number, total }) => {
      const file = await fetch(`${link}/invoices/${number}.pdf`)
      return [number, total, file.headers.get('content-type')]
    }),
  )
  return { reference: booking.reference, paid: payment.paid, files }
}

async function post<Reply>(url: string, payload: object, headers: Record<string, string> = JSON_TYPE): Promise<Reply> {
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(payload) })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}

async function get<Reply>(url: string, headers = {}): Promise<Reply> {
  const reply = await fetch(url, { headers })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** SHA-256 in hex. */
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
