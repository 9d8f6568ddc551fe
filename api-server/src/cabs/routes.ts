import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  AllCarsReply,
  AvailableCarsQuery,
  AvailableCarsReply,
  type Cab,
  CabCreatedReply,
  CabReply,
  Deleted,
  InLanguage,
} from 'shared-api/contract'
import { DEFAULT_LANGUAGE } from 'shared-api/languages'
import { cabIn } from '../catalogue/index.ts'
import { refuseForeignPicture, refuseForeignPictures } from '../platform/files/fields.ts'
import { formAsBody } from '../platform/files/read-form.ts'
import { saveWithFiles } from '../platform/files/uploads.ts'
import { callsOf } from '../platform/http/calls.ts'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { versioned } from '../platform/http/etag.ts'
import { listReplies, sendList } from '../platform/http/list-reply.ts'
import { multipart } from '../platform/http/multipart.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { CAB_FORM, CabChange, CabCreate } from './form.ts'

const preValidation = formAsBody(CAB_FORM)
const openCall = callsOf('Cabs', { policy: 'anyone' })
const deskCall = callsOf('Cabs', { policy: 'admin' })
/** The longest texts of six languages fit, in bytes. */
const CHANGE_LIMIT = 256 * 1024
const subjectOf = ({ _id, brand, carModel }: Cab) => ({ id: _id, name: `${brand} ${carModel}` })

/** The fleet: its lists for everyone, its edits for the desk. */
export const cabRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(listRoutes)
  await app.register(editRoutes)
}

/** All cabs, and those that can be booked for a trip type (docs/product.md, Calls). */
const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const lists = listReplies('cabs', app.listRevisions, app.cabs)

  app.get('/allCars', openCall('All cabs', AllCarsReply, { querystring: InLanguage }), async (request, reply) => {
    const { language = DEFAULT_LANGUAGE } = request.query
    const all = await lists.get(language, (cabs) => ({ cabs: cabs.map((cab) => cabIn(cab, language)) }))
    return sendList(request, reply, all)
  })

  app.get(
    '/avaibleCars',
    openCall('Cabs that can be booked, for one trip type or for any', AvailableCarsReply, {
      querystring: AvailableCarsQuery,
    }),
    async (request, reply) => {
      const { category, language = DEFAULT_LANGUAGE } = request.query
      const available = await lists.get(`available ${language} ${category ?? ''}`, (cabs) => ({
        Cars: cabs
          .filter((cab) => cab.availability && (!category || cab.category.includes(category)))
          .map((cab) => cabIn(cab, language)),
      }))
      return sendList(request, reply, available)
    },
  )
}

/** The desk's calls for cabs (docs/product.md, Calls). An If-Match header keeps an edit from undoing another's. */
const editRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)

  app.get('/cabs/:id', deskCall('One cab, with its ETag', CabReply, { params: ById }), async ({ params }, reply) => {
    const { record: car, version } = await found(app.cabs, params.id)
    return versioned(reply, version, { car })
  })

  app.post(
    '/createCar',
    {
      preValidation,
      ...deskCall(
        'Add a cab with its picture',
        CabCreatedReply,
        { consumes: ['multipart/form-data'], body: CabCreate },
        { activity: 'cab-added', accepts: ['multipart'] },
      ),
    },
    async (request, reply) => {
      const { imageUrl: picture, ...fields } = request.body
      refuseForeignPictures(fields.pictures, [])
      const { record: newCar, version } = await saveWithFiles(
        app.uploads,
        { name: fields.carModel, imageUrl: picture },
        ({ imageUrl = '' }) => app.cabs.create({ ...fields, imageUrl }),
      )
      request.subjects = [subjectOf(newCar)]
      return versioned(reply, version, { newCar })
    },
  )

  app.put(
    '/update/:id',
    {
      preValidation,
      bodyLimit: CHANGE_LIMIT,
      ...deskCall(
        'Change a cab; fields and languages left out stay as they are',
        CabReply,
        { consumes: ['application/json', 'multipart/form-data'], params: ById, headers: IfMatch, body: CabChange },
        { activity: 'cab-changed', accepts: ['json', 'multipart'] },
      ),
    },
    async (request, reply) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.cabs, id, request.headers['if-match'])
      const { imageUrl, ...fields } = request.body
      refuseForeignPicture(imageUrl, record.imageUrl)
      refuseForeignPictures(fields.pictures, [record.imageUrl, ...record.pictures])
      const { record: car, version } = await saveWithFiles(
        app.uploads,
        { name: record.carModel, imageUrl },
        async (urls) =>
          (await app.cabs.update(id, { ...fields, ...urls }, onlyVersion)) ?? refuseLostEdit(app.cabs, id),
      )
      request.subjects = [subjectOf(car)]
      return versioned(reply, version, { car })
    },
  )

  app.delete(
    '/delete/:id',
    deskCall('Take a cab off the lists', Deleted, { params: ById, headers: IfMatch }, 'cab-deleted'),
    async (request) => {
      const { id } = request.params
      const { record, onlyVersion } = await editable(app.cabs, id, request.headers['if-match'])
      if (!(await app.cabs.remove(id, onlyVersion))) await refuseLostEdit(app.cabs, id)
      request.subjects = [subjectOf(record)]
      return { success: true as const, message: 'Car deleted successfully!' }
    },
  )
}
