import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  Deleted,
  PutInForce,
  PutInForceReply,
  type Tariff,
  TariffInForceReply,
  TariffParts,
  TariffReply,
  TariffsReply,
} from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { found } from '../platform/http/edits.ts'
import { allowsEdit, etagOf, versioned } from '../platform/http/etag.ts'
import { listReplies, sendList } from '../platform/http/list-reply.ts'
import { ById, IfMatch } from '../platform/http/params.ts'

const openCall = callsOf('Tariffs', { policy: 'anyone' })
const deskCall = callsOf('Tariffs', { policy: 'admin' })
const ownerCall = callsOf('Tariffs', { policy: 'owner' })

/** The tariff in force for everyone; all of them, and their edits, for the desk (docs/product.md, Tariffs). */
export const tariffRoutes: FastifyPluginAsyncZod = async (app) => {
  const lists = listReplies('tariffs', app.listRevisions, app.tariffs)
  const allows = (ifMatch: string | undefined) => (version: number) => allowsEdit(ifMatch, version)
  const one = {
    find: async (id: string) => {
      const record = await app.tariffs.find(id)
      return record && { record, version: record.version }
    },
  }

  app.get('/tariff', openCall('The tariff that prices trips today', TariffInForceReply), async (request, reply) => {
    const { gst } = await app.refreshCompany()
    const list = gst ? lists.get('in force', inForceReply) : lists.get('in force, untaxed', untaxedReply)
    return sendList(request, reply, await list)
  })

  app.get('/tariffs', deskCall('All tariffs, from the newest', TariffsReply), async () => ({
    tariffs: await app.tariffs.list(),
  }))

  app.get(
    '/tariffs/:id',
    deskCall('One tariff, with its ETag', TariffReply, { params: ById }),
    async ({ params }, reply) => {
      const { record: tariff, version } = await found(one, params.id)
      reply.header('etag', etagOf(version))
      const { gst } = await app.refreshCompany()
      return { tariff, taxed: gst !== undefined }
    },
  )

  app.post(
    '/tariffs',
    ownerCall('Add a tariff, which is not yet in force', TariffReply, { body: TariffParts }, 'tariff-added'),
    async (request) => {
      const tariff = await app.tariffs.create(request.body)
      request.subjects = [tariff]
      return { tariff }
    },
  )

  app.put(
    '/tariffs/:id',
    ownerCall(
      'Replace the parts of a tariff. 409 once it has been in force',
      TariffReply,
      { params: ById, headers: IfMatch, body: TariffParts },
      'tariff-changed',
    ),
    async (request, reply) => {
      const { params, headers, body } = request
      const tariff = await app.tariffs.update(params.id, body, allows(headers['if-match']))
      request.subjects = [tariff]
      return versioned(reply, tariff.version, { tariff })
    },
  )

  app.delete(
    '/tariffs/:id',
    ownerCall(
      'Delete a tariff. 409 once it has been in force',
      Deleted,
      { params: ById, headers: IfMatch },
      'tariff-deleted',
    ),
    async (request) => {
      const { params, headers } = request
      request.subjects = [(await found(one, params.id)).record]
      await app.tariffs.remove(params.id, allows(headers['if-match']))
      return { success: true as const, message: 'Tariff deleted successfully!' }
    },
  )

  app.post(
    '/tariffs/:id/in-force',
    ownerCall(
      'Price trips by a tariff from a day on. 400 for days that are past, overlap or leave a gap',
      PutInForceReply,
      { params: ById, body: PutInForce },
      'tariff-put-in-force',
    ),
    async (request) => {
      const { params, body } = request
      const tariff = await app.tariffs.putInForce(params.id, body)
      request.subjects = [{ ...tariff, detail: body.from }]
      return tariff.gst.percent > 0 && !app.company().gst ? { tariff, warning: 'no-gstin' as const } : { tariff }
    },
  )
}

/** The tariff in force, without the desk's fields. */
function inForceReply(tariffs: Tariff[]) {
  const tariff = tariffs.find(({ inForce }) => inForce)
  if (!tariff) throw new Error('no tariff is in force')
  const { validFrom: _from, validTo: _to, inForce: _now, editable: _editable, version: _version, ...parts } = tariff
  return { tariff: parts }
}

/** The same of a company without a GSTIN: no tax. */
function untaxedReply(tariffs: Tariff[]) {
  const { tariff } = inForceReply(tariffs)
  return { tariff: { ...tariff, gst: { ...tariff.gst, percent: 0 } } }
}
