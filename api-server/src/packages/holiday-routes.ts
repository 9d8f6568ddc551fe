import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Deleted, HolidayReply, HolidaysReply } from 'shared-api/contract'
import { refuseForeignPicture } from '../platform/files/fields.ts'
import { formAsBody } from '../platform/files/read-form.ts'
import { saveWithFiles } from '../platform/files/uploads.ts'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { etagOf } from '../platform/http/etag.ts'
import { listReplies, sendList } from '../platform/http/list-reply.ts'
import { multipart } from '../platform/http/multipart.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'
import { HOLIDAY_FORM, HolidayChange, HolidayCreate } from './holiday-form.ts'

const preValidation = formAsBody(HOLIDAY_FORM)
const tags = ['Holiday packages']

/** Holiday packages: the list for everyone, the rest for the desk (docs/product.md, Calls). */
export const holidayRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(listHolidayRoute)
  await app.register(editHolidayRoutes)
}

const listHolidayRoute: FastifyPluginAsyncZod = async (app) => {
  const lists = listReplies('holidays', app.listRevisions, app.holidays)

  app.get(
    '/holiday',
    {
      config: { policy: 'anyone' },
      schema: { tags, summary: 'All holiday packages', response: replies(HolidaysReply) },
    },
    async (request, reply) => sendList(request, reply, await lists.get('all', (holidays) => ({ holidays }))),
  )
}

const editHolidayRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.get(
    '/holiday/:id',
    {
      config: { policy: 'admin' },
      schema: { tags, summary: 'One holiday package, with its ETag', params: ById, response: replies(HolidayReply) },
    },
    async ({ params }, reply) => {
      const { record: holiday, version } = await found(app.holidays, params.id)
      reply.header('etag', etagOf(version))
      return { holiday }
    },
  )

  app.post(
    '/createHoliday',
    {
      preValidation,
      config: { policy: 'admin', accepts: ['multipart'] },
      schema: {
        tags,
        summary: 'Add a holiday package with its picture and PDF',
        consumes: ['multipart/form-data'],
        body: HolidayCreate,
        response: replies(HolidayReply),
      },
    },
    async (request, reply) => {
      const { imageUrl, pdf, ...fields } = request.body
      const { record: holiday, version } = await saveWithFiles(
        app.uploads,
        { name: fields.name, imageUrl, pdf },
        (urls) => app.holidays.create(fields, urls),
      )
      reply.header('etag', etagOf(version))
      return { holiday }
    },
  )

  app.put(
    '/updateHoliday/:id',
    {
      preValidation,
      config: { policy: 'admin', accepts: ['json', 'multipart'] },
      schema: {
        tags,
        summary: 'Change a holiday package; fields and files left out stay as they are',
        consumes: ['multipart/form-data', 'application/json'],
        params: ById,
        headers: IfMatch,
        body: HolidayChange,
        response: replies(HolidayReply),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.holidays, id, request.headers['if-match'])
      const { imageUrl, pdf, ...fields } = request.body
      refuseForeignPicture(imageUrl, record.imageUrl)
      const { record: holiday, version } = await saveWithFiles(
        app.uploads,
        { name: fields.name ?? record.name, imageUrl, pdf },
        async (urls) => (await app.holidays.update(id, fields, urls, onlyVersion)) ?? refuseLostEdit(app.holidays, id),
      )
      reply.header('etag', etagOf(version))
      return { holiday }
    },
  )

  app.delete(
    '/deleteHoliday/:id',
    {
      config: { policy: 'admin' },
      schema: {
        tags,
        summary: 'Take a holiday package off the list',
        params: ById,
        headers: IfMatch,
        response: replies(Deleted),
      },
    },
    async ({ params: { id }, headers }) => {
      const { onlyVersion } = await editable(app.holidays, id, headers['if-match'])
      if (!(await app.holidays.remove(id, onlyVersion))) await refuseLostEdit(app.holidays, id)
      return { success: true as const, message: 'Holiday deleted successfully!' }
    },
  )
}
