import type { FastifyInstance } from 'fastify'
import { HolidayReply, HolidaysReply, TourReply, ToursReply } from 'shared-api/contract'
import { expect } from 'vitest'
import { emptyLists } from '../../testing/bookings.ts'
import { formOf, keptFiles, pdf, picture, sessionOf } from '../../testing/desk.ts'
import type { TestEngine } from '../../testing/engines.ts'

export type Entries = Parameters<typeof formOf>[0]

/** The calls of each kind of package; `required` are the fields of its form beyond the name. */
export const HOLIDAYS = {
  name: 'holiday',
  title: 'Holiday',
  listKey: 'holidays',
  required: [] as Entries,
  one: (reply: unknown) => HolidayReply.parse(reply).holiday,
  all: (reply: unknown) => HolidaysReply.parse(reply).holidays,
}
export const TOURS = {
  name: 'tour',
  title: 'Tour',
  listKey: 'tour',
  required: [
    ['numberOfPersons', '6'],
    ['category', 'Basic'],
  ] as Entries,
  one: (reply: unknown) => TourReply.parse(reply).tour,
  all: (reply: unknown) => ToursReply.parse(reply).tour,
}

export const image = async () => ({ file: await picture(), name: 'hills.jpg', type: 'image/jpeg' })
export const itinerary = async () => ({ file: await pdf(), name: 'plan.pdf', type: 'application/pdf' })

/** An app with no packages and no files, and the desk's calls for one kind of package. */
export async function startPackages<Item>(
  engine: TestEngine,
  {
    name,
    title,
    required,
    one,
    all,
  }: Omit<typeof HOLIDAYS, 'one' | 'all'> & {
    one: (reply: unknown) => Item
    all: (reply: unknown) => Item[]
  },
) {
  const app: FastifyInstance = await engine.sharedApp()
  await emptyLists(app)
  for (const key of await keptFiles(app)) await app.uploads.delete(key)
  const cookie = await sessionOf(app)

  const send = async (method: 'POST' | 'PUT', url: string, entries: Entries, more: Record<string, string> = {}) => {
    const { headers, payload } = await formOf(entries)
    return app.inject({ method, url: `/api/v1${url}`, headers: { ...headers, cookie, ...more }, payload })
  }
  return {
    app,
    cookie,
    create: (entries: Entries) => send('POST', `/create${title}`, entries),
    update: (id: string, entries: Entries, more?: Record<string, string>) =>
      send('PUT', `/update${title}/${id}`, entries, more),
    remove: (id: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'DELETE', url: `/api/v1/delete${title}/${id}`, headers: { cookie, ...headers } }),
    listed: async () => all((await app.inject(`/api/v1/${name}`)).json()),
    /** Adds a package with two services and a PDF; a picture only where a test reads it, as its widths take long. */
    async created(...more: Entries) {
      const services: Entries = [
        ['services[0][name]', 'Breakfast'],
        ['services[1][name]', 'Driver'],
      ]
      const entries: Entries = [['name', 'Munnar Tea Hills'], ...required, ...services, ['pdf', await itinerary()]]
      const reply = await send('POST', `/create${title}`, [...entries, ...more])
      expect(reply.statusCode, reply.body).toBe(200)
      return { item: one(reply.json()), etag: String(reply.headers.etag) }
    },
  }
}
