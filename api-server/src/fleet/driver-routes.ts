import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Deleted, type Driver, DriverFields, DriverReply, DriversReply, DriverUpdate } from 'shared-api/contract'
import { callsOf } from '../platform/http/calls.ts'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { versioned } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'

const deskCall = callsOf('Drivers', { policy: 'admin' })
const subjectOf = ({ id, name }: Driver) => ({ id, name })

/** The drivers, for the desk (docs/product.md, Drivers). */
export const driverRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/drivers', deskCall('All drivers, oldest first', DriversReply), async () => ({
    drivers: await app.drivers.list(),
  }))

  app.get(
    '/drivers/:id',
    deskCall('One driver, with the ETag', DriverReply, { params: ById }),
    async ({ params }, reply) => {
      const { record: driver, version } = await found(app.drivers, params.id)
      return versioned(reply, version, { driver })
    },
  )

  app.post(
    '/drivers',
    deskCall('Add a driver', DriverReply, { body: DriverFields }, 'driver-added'),
    async (request, reply) => {
      const { record: driver, version } = await app.drivers.create(request.body)
      request.subjects = [subjectOf(driver)]
      return versioned(reply, version, { driver })
    },
  )

  app.patch(
    '/drivers/:id',
    deskCall(
      'Change a driver; fields left out stay as they are',
      DriverReply,
      { params: ById, headers: IfMatch, body: DriverUpdate },
      'driver-changed',
    ),
    async (request, reply) => {
      const { params, headers, body } = request
      const { id } = params
      const { onlyVersion } = await editable(app.drivers, id, headers['if-match'])
      const changed = (await app.drivers.update(id, body, onlyVersion)) ?? (await refuseLostEdit(app.drivers, id))
      request.subjects = [subjectOf(changed.record)]
      return versioned(reply, changed.version, { driver: changed.record })
    },
  )

  app.delete(
    '/drivers/:id',
    deskCall(
      'Take a driver off the list; mobile, licence, papers and note are erased, and no page shows the photo',
      Deleted,
      { params: ById, headers: IfMatch },
      'driver-deleted',
    ),
    async (request) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.drivers, id, request.headers['if-match'])
      if (!(await app.drivers.remove(id, onlyVersion))) await refuseLostEdit(app.drivers, id)
      request.subjects = [subjectOf(record)]
      return { success: true as const, message: 'Driver deleted successfully!' }
    },
  )
}
