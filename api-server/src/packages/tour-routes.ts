import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Deleted, TourReply, ToursReply } from 'shared-api/contract'
import { refuseForeignPicture } from '../platform/files/fields.ts'
import { formAsBody } from '../platform/files/read-form.ts'
import { saveWithFiles } from '../platform/files/uploads.ts'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { etagOf } from '../platform/http/etag.ts'
import { listReplies, sendList } from '../platform/http/list-reply.ts'
import { multipart } from '../platform/http/multipart.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { replies } from '../platform/http/replies.ts'
import { TOUR_FORM, TourChange, TourCreate } from './tour-form.ts'

const preValidation = formAsBody(TOUR_FORM)
const tags = ['Tour packages']

/** Tour packages: the list for everyone, the rest for the desk (docs/product.md, Calls). */
export const tourRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(listTourRoute)
  await app.register(editTourRoutes)
}

const listTourRoute: FastifyPluginAsyncZod = async (app) => {
  const lists = listReplies('tours', app.listRevisions, app.tours)

  app.get(
    '/tour',
    {
      config: { policy: 'anyone' },
      schema: { tags, summary: 'All tour packages', response: replies(ToursReply) },
    },
    async (request, reply) => sendList(request, reply, await lists.get('all', (tour) => ({ tour }))),
  )
}

const editTourRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.get(
    '/tour/:id',
    {
      config: { policy: 'admin' },
      schema: { tags, summary: 'One tour package, with its ETag', params: ById, response: replies(TourReply) },
    },
    async ({ params }, reply) => {
      const { record: tour, version } = await found(app.tours, params.id)
      reply.header('etag', etagOf(version))
      return { tour }
    },
  )

  app.post(
    '/createTour',
    {
      preValidation,
      config: { policy: 'admin', accepts: ['multipart'] },
      schema: {
        tags,
        summary: 'Add a tour package with its picture and PDF',
        consumes: ['multipart/form-data'],
        body: TourCreate,
        response: replies(TourReply),
      },
    },
    async (request, reply) => {
      const { imageUrl, pdf, ...fields } = request.body
      const { record: tour, version } = await saveWithFiles(app.uploads, { name: fields.name, imageUrl, pdf }, (urls) =>
        app.tours.create(fields, urls),
      )
      reply.header('etag', etagOf(version))
      return { tour }
    },
  )

  app.put(
    '/updateTour/:id',
    {
      preValidation,
      config: { policy: 'admin', accepts: ['json', 'multipart'] },
      schema: {
        tags,
        summary: 'Change a tour package; fields and files left out stay as they are',
        consumes: ['multipart/form-data', 'application/json'],
        params: ById,
        headers: IfMatch,
        body: TourChange,
        response: replies(TourReply),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.tours, id, request.headers['if-match'])
      const { imageUrl, pdf, ...fields } = request.body
      refuseForeignPicture(imageUrl, record.imageUrl)
      const { record: tour, version } = await saveWithFiles(
        app.uploads,
        { name: fields.name ?? record.name, imageUrl, pdf },
        async (urls) => (await app.tours.update(id, fields, urls, onlyVersion)) ?? refuseLostEdit(app.tours, id),
      )
      reply.header('etag', etagOf(version))
      return { tour }
    },
  )

  app.delete(
    '/deleteTour/:id',
    {
      config: { policy: 'admin' },
      schema: {
        tags,
        summary: 'Take a tour package off the list',
        params: ById,
        headers: IfMatch,
        response: replies(Deleted),
      },
    },
    async ({ params: { id }, headers }) => {
      const { onlyVersion } = await editable(app.tours, id, headers['if-match'])
      if (!(await app.tours.remove(id, onlyVersion))) await refuseLostEdit(app.tours, id)
      // The same text for tours (docs/product.md, Messages of the desk).
      return { success: true as const, message: 'Holiday deleted successfully!' }
    },
  )
}
