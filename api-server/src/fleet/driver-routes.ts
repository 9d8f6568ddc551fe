import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Deleted, type Driver, DriverFields, DriverReply, DriversReply, DriverUpdate } from 'shared-api/contract'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { etagOf } from '../platform/http/etag.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'

const tags = ['Drivers']
const config = { policy: 'admin' } as const
const subjectOf = ({ id, name }: Driver) => ({ id, name })

/** The drivers, for the desk (docs/product.md, Drivers). */
export const driverRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/drivers',
    { config, schema: { tags, summary: 'All drivers, oldest first', response: replies(DriversReply) } },
    async () => ({ drivers: await app.drivers.list() }),
  )

  app.get(
    '/drivers/:id',
    {
      config,
      schema: { tags, summary: 'One driver, with the ETag', params: ById, response: replies(DriverReply) },
    },
    async ({ params }, reply) => {
      const { record: driver, version } = await found(app.drivers, params.id)
      reply.header('etag', etagOf(version))
      return { driver }
    },
  )

  app.post(
    '/drivers',
    {
      config: { ...config, activity: 'driver-added' },
      schema: { tags, summary: 'Add a driver', body: DriverFields, response: replies(DriverReply) },
    },
    async (request, reply) => {
      const { record: driver, version } = await app.drivers.create(request.body)
      request.subjects = [subjectOf(driver)]
      reply.header('etag', etagOf(version))
      return { driver }
    },
  )

  app.patch(
    '/drivers/:id',
    {
      config: { ...config, activity: 'driver-changed' },
      schema: {
        tags,
        summary: 'Change a driver; fields left out stay as they are',
        ...{ params: ById, headers: IfMatch, body: DriverUpdate, response: replies(DriverReply) },
      },
    },
    async (request, reply) => {
      const { params, headers, body } = request
      const { id } = params
      const { onlyVersion } = await editable(app.drivers, id, headers['if-match'])
      const changed = (await app.drivers.update(id, body, onlyVersion)) ?? (await refuseLostEdit(app.drivers, id))
      request.subjects = [subjectOf(changed.record)]
      reply.header('etag', etagOf(changed.version))
      return { driver: changed.record }
    },
  )

  app.delete(
    '/drivers/:id',
    {
      config: { ...config, activity: 'driver-deleted' },
      schema: {
        tags,
        summary: 'Take a driver off the list; mobile, licence, papers and note are erased, and no page shows the photo',
        ...{ params: ById, headers: IfMatch, response: replies(Deleted) },
      },
    },
    async (request) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.drivers, id, request.headers['if-match'])
      if (!(await app.drivers.remove(id, onlyVersion))) await refuseLostEdit(app.drivers, id)
      request.subjects = [subjectOf(record)]
      return { success: true as const, message: 'Driver deleted successfully!' }
    },
  )
}
