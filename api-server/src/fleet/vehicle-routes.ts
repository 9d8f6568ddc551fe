import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Deleted, type Vehicle, VehicleFields, VehicleReply, VehiclesReply, VehicleUpdate } from 'shared-api/contract'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { etagOf } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'

const tags = ['Vehicles']
const config = { policy: 'admin' } as const
const subjectOf = ({ id, registration }: Vehicle) => ({ id, name: registration ?? '' })

/** The vehicles, for the desk (docs/product.md, Vehicles). */
export const vehicleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/vehicles',
    { config, schema: { tags, summary: 'All vehicles, oldest first', response: replies(VehiclesReply) } },
    async () => ({ vehicles: await app.vehicles.list() }),
  )

  app.get(
    '/vehicles/:id',
    {
      config,
      schema: { tags, summary: 'One vehicle, with its ETag', params: ById, response: replies(VehicleReply) },
    },
    async ({ params }, reply) => {
      const { record: vehicle, version } = await found(app.vehicles, params.id)
      reply.header('etag', etagOf(version))
      return { vehicle }
    },
  )

  app.post(
    '/vehicles',
    {
      config: { ...config, activity: 'vehicle-added' },
      schema: { tags, summary: 'Add a vehicle', body: VehicleFields, response: replies(VehicleReply) },
    },
    async (request, reply) => {
      const { record: vehicle, version } = await app.vehicles.create(request.body)
      request.subjects = [subjectOf(vehicle)]
      reply.header('etag', etagOf(version))
      return { vehicle }
    },
  )

  app.patch(
    '/vehicles/:id',
    {
      config: { ...config, activity: 'vehicle-changed' },
      schema: {
        tags,
        summary: 'Change a vehicle; fields left out stay as they are',
        ...{ params: ById, headers: IfMatch, body: VehicleUpdate, response: replies(VehicleReply) },
      },
    },
    async (request, reply) => {
      const { params, headers, body } = request
      const { id } = params
      const { onlyVersion } = await editable(app.vehicles, id, headers['if-match'])
      const changed = (await app.vehicles.update(id, body, onlyVersion)) ?? (await refuseLostEdit(app.vehicles, id))
      request.subjects = [subjectOf(changed.record)]
      reply.header('etag', etagOf(changed.version))
      return { vehicle: changed.record }
    },
  )

  app.delete(
    '/vehicles/:id',
    {
      config: { ...config, activity: 'vehicle-deleted' },
      schema: {
        tags,
        summary: 'Take a vehicle off the list',
        ...{ params: ById, headers: IfMatch, response: replies(Deleted) },
      },
    },
    async (request) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.vehicles, id, request.headers['if-match'])
      if (!(await app.vehicles.remove(id, onlyVersion))) await refuseLostEdit(app.vehicles, id)
      request.subjects = [subjectOf(record)]
      return { success: true as const, message: 'Vehicle deleted successfully!' }
    },
  )
}
