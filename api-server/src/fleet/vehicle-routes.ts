import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Deleted, type Vehicle, VehicleFields, VehicleReply, VehiclesReply, VehicleUpdate } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { versioned } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'

const deskCall = callsOf('Vehicles', { policy: 'admin' })
const subjectOf = ({ id, registration }: Vehicle) => ({ id, name: registration ?? '' })

/** The vehicles, for the desk (docs/product.md, Vehicles). */
export const vehicleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/vehicles', deskCall('All vehicles, oldest first', VehiclesReply), async () => ({
    vehicles: await app.vehicles.list(),
  }))

  app.get(
    '/vehicles/:id',
    deskCall('One vehicle, with its ETag', VehicleReply, { params: ById }),
    async ({ params }, reply) => {
      const { record: vehicle, version } = await found(app.vehicles, params.id)
      return versioned(reply, version, { vehicle })
    },
  )

  app.post(
    '/vehicles',
    deskCall('Add a vehicle', VehicleReply, { body: VehicleFields }, 'vehicle-added'),
    async (request, reply) => {
      const { record: vehicle, version } = await app.vehicles.create(request.body)
      request.subjects = [subjectOf(vehicle)]
      return versioned(reply, version, { vehicle })
    },
  )

  app.patch(
    '/vehicles/:id',
    deskCall(
      'Change a vehicle; fields left out stay as they are',
      VehicleReply,
      { params: ById, headers: IfMatch, body: VehicleUpdate },
      'vehicle-changed',
    ),
    async (request, reply) => {
      const { params, headers, body } = request
      const { id } = params
      const { onlyVersion } = await editable(app.vehicles, id, headers['if-match'])
      const changed = (await app.vehicles.update(id, body, onlyVersion)) ?? (await refuseLostEdit(app.vehicles, id))
      request.subjects = [subjectOf(changed.record)]
      return versioned(reply, changed.version, { vehicle: changed.record })
    },
  )

  app.delete(
    '/vehicles/:id',
    deskCall('Take a vehicle off the list', Deleted, { params: ById, headers: IfMatch }, 'vehicle-deleted'),
    async (request) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.vehicles, id, request.headers['if-match'])
      if (!(await app.vehicles.remove(id, onlyVersion))) await refuseLostEdit(app.vehicles, id)
      request.subjects = [subjectOf(record)]
      return { success: true as const, message: 'Vehicle deleted successfully!' }
    },
  )
}
