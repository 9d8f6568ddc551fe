import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AllCarsReply,
  type Cab,
  CabReply,
  type Holiday,
  HolidayReply,
  HolidaysReply,
  Move,
  type Tour,
  TourReply,
  ToursReply,
  type Uses,
  UsesReply,
} from 'shared-api/contract'
import type { z } from 'zod'
import type { Versioned } from '../platform/database/versioned.ts'
import { callsOf } from '../platform/http/calls.ts'
import { versioned } from '../platform/http/etag.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { ById } from '../platform/http/params.ts'
import { AppError } from '../platform/http/problems.ts'
import { wordsOfRefusals } from '../texts/refusals.ts'
import { deleteRefusal } from './delete-refusal.ts'
import { usesRepository } from './uses.ts'

type Records<Item> = {
  listAll(): Promise<Item[]>
  find(id: string): Promise<Versioned<Item> | null>
  copy(id: string): Promise<Versioned<Item> | null>
  move(id: string, before: string | null): Promise<Versioned<Item> | null>
}
export type CatalogueRecords = { cabs: Records<Cab>; holidays: Records<Holiday>; tours: Records<Tour> }

type Kind<Item> = {
  /** The beginning of its calls, and of their codes. */
  path: 'cabs' | 'holiday' | 'tour'
  code: 'cab' | 'holiday' | 'tour'
  tag: string
  /** The call that lists all of its records, and the key of that reply. */
  all: string
  allKey: string
  allReply: z.ZodType<Record<string, Item[]>>
  key: string
  reply: z.ZodType<Record<string, Item>>
  nameOf: (item: Item) => string
  records: Records<Item>
  usesOf: (item: Item) => Promise<Uses>
}

/** What the desk does with cabs and both kinds of package alike: all of them in order, copies, and what points to one. */
export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueRecords> = async (app, { cabs, holidays, tours }) => {
  const uses = usesRepository(app.database)
  await app.register(
    routesOf({
      ...{ path: 'cabs', code: 'cab', tag: 'Cabs', all: 'cabs', allKey: 'cabs', allReply: AllCarsReply },
      ...{ key: 'car', reply: CabReply, records: cabs },
      nameOf: ({ brand, carModel }) => `${brand} ${carModel}`,
      usesOf: ({ _id }) => uses.ofCab(_id),
    }),
  )
  await app.register(
    routesOf({
      ...{ path: 'holiday', code: 'holiday', tag: 'Holiday packages' },
      ...{ all: 'holidays', allKey: 'holidays', allReply: HolidaysReply },
      ...{ key: 'holiday', reply: HolidayReply, records: holidays },
      nameOf: ({ name }) => name,
      usesOf: uses.ofPackage,
    }),
  )
  await app.register(
    routesOf({
      ...{ path: 'tour', code: 'tour', tag: 'Tour packages' },
      ...{ all: 'tours', allKey: 'tour', allReply: ToursReply },
      ...{ key: 'tour', reply: TourReply, records: tours },
      nameOf: ({ name }) => name,
      usesOf: uses.ofPackage,
    }),
  )
}

const routesOf =
  <Item extends { _id: string }>(kind: Kind<Item>): FastifyPluginAsyncZod =>
  async (app) => {
    const { path, code, key, records } = kind
    const deskCall = callsOf(kind.tag, { policy: 'admin' })
    const there = (found: Versioned<Item> | null) => {
      if (!found) throw new AppError('not-found')
      return found
    }
    const subjectOf = (item: Item) => ({ id: item._id, name: kind.nameOf(item) })

    app.get(`/${kind.all}`, deskCall('All, with hidden ones and drafts, in their order', kind.allReply), async () => ({
      [kind.allKey]: await records.listAll(),
    }))

    app.get(
      `/${path}/:id/uses`,
      deskCall('How many enquiries and bookings point to it', UsesReply, { params: ById }),
      async (request) => {
        const uses = await kind.usesOf(there(await records.find(request.params.id)).record)
        const refusal = kind.code === 'cab' ? null : deleteRefusal(uses)
        return { uses, refusal: refusal && wordsOfRefusals([refusal], languageOfCaller(request)) }
      },
    )

    app.post(
      `/${path}/:id/copy`,
      deskCall('Make a draft of it', kind.reply, { params: ById }, `${code}-copied`),
      async (request, reply) => {
        const { record, version } = there(await records.copy(request.params.id))
        request.subjects = [subjectOf(record)]
        return versioned(reply, version, { [key]: record })
      },
    )

    app.post(
      `/${path}/:id/move`,
      deskCall('Place it before another, or last', kind.reply, { params: ById, body: Move }, `${code}-moved`),
      async (request, reply) => {
        const { record, version } = there(await records.move(request.params.id, request.body.before))
        request.subjects = [subjectOf(record)]
        return versioned(reply, version, { [key]: record })
      },
    )
  }
