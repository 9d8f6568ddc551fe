import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Deleted, type Holiday, InLanguage, PackageTeasersReply, PackageWordsReply } from 'shared-api/contract'
import { DEFAULT_LANGUAGE } from 'shared-api/languages'
import { packageIn, refuseNeeded, wordsOf } from '../catalogue/index.ts'
import { refuseForeignPicture, refuseForeignPictures } from '../platform/files/fields.ts'
import { formAsBody } from '../platform/files/read-form.ts'
import { saveWithFiles } from '../platform/files/uploads.ts'
import { callsOf } from '../platform/http/calls.ts'
import { editable, found, refuseLostEdit } from '../platform/http/edits.ts'
import { versioned } from '../platform/http/etag.ts'
import { listReplies, sendList } from '../platform/http/list-reply.ts'
import { multipart } from '../platform/http/multipart.ts'
import { ById, IfMatch } from '../platform/http/params.ts'
import { brochureRoutes } from './brochure-route.ts'
import { HOLIDAY, type PackageKind, TOUR } from './kinds.ts'
import type { PackageRepository } from './repository.ts'

/** Holiday and tour packages: the lists for everyone, the rest for the desk (docs/product.md, Calls). */
export const packageRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(routesOf(HOLIDAY, app.holidays))
  await app.register(routesOf(TOUR, app.tours))
  await app.register(brochureRoutes)
}

type Named = Pick<Holiday, '_id' | 'name'>
type AnyFields = { name?: string; pictures?: string[] }

const routesOf =
  <Item extends Holiday, Fields extends AnyFields & { name: string }, Update extends AnyFields>(
    kind: PackageKind<Item, Fields, Update>,
    packages: PackageRepository<Item, Fields, Update>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(listRoute(kind, packages))
    await app.register(editRoutes(kind, packages))
  }

const subjectOf = ({ _id, name }: Named) => ({ id: _id, name })

/** How many packages the home page shows. */
const TEASERS = 3
const pricedFirst = (one: Holiday, other: Holiday) => Number(one.priceFrom === null) - Number(other.priceFrom === null)
const teaserOf = ({ _id, name, slug, imageUrl, days, priceFrom }: Holiday) => ({
  ...{ _id, name, slug, imageUrl, days, priceFrom },
})

const listRoute =
  <Item extends Holiday, Fields, Update>(
    kind: PackageKind<Item, Fields, Update>,
    packages: PackageRepository<Item, Fields, Update>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const openCall = callsOf(`${kind.title} packages`, { policy: 'anyone' })
    const lists = listReplies(kind.list, app.listRevisions, packages)

    app.get(
      `/${kind.name}`,
      openCall(`All ${kind.name} packages`, kind.listReply, { querystring: InLanguage }),
      async (request, reply) => {
        const { language = DEFAULT_LANGUAGE } = request.query
        const all = await lists.get(language, (items) => ({
          [kind.listKey]: items.map((item) => packageIn(item, language)),
        }))
        return sendList(request, reply, all)
      },
    )

    app.get(
      `/${kind.name}/teasers`,
      openCall(`What cards show of the first ${kind.name} packages`, PackageTeasersReply, { querystring: InLanguage }),
      async (request, reply) => {
        const { language = DEFAULT_LANGUAGE } = request.query
        const first = await lists.get(`teasers ${language}`, (items) => ({
          teasers: items
            .toSorted(pricedFirst)
            .slice(0, TEASERS)
            .map((item) => teaserOf(packageIn(item, language))),
        }))
        return sendList(request, reply, first)
      },
    )

    app.get(
      `/${kind.name}/words`,
      openCall(`What the ${kind.name} packages say in any language, for a search`, PackageWordsReply),
      async (request, reply) => {
        const words = await lists.get('words', (items) => ({
          words: Object.fromEntries(items.map((item) => [item._id, wordsOf(item)])),
        }))
        return sendList(request, reply, words)
      },
    )
  }

const editRoutes =
  <Item extends Holiday, Fields extends AnyFields & { name: string }, Update extends AnyFields>(
    kind: PackageKind<Item, Fields, Update>,
    packages: PackageRepository<Item, Fields, Update>,
  ): FastifyPluginAsyncZod =>
  async (app) => {
    const { name, title } = kind
    const preValidation = formAsBody(kind.form)
    const deskCall = callsOf(`${title} packages`, { policy: 'admin' })
    await app.register(multipart)

    app.get(
      `/${name}/:id`,
      deskCall(`One ${name} package, with its ETag`, kind.reply, { params: ById }),
      async ({ params }, reply) => {
        const { record, version } = await found(packages, params.id)
        return versioned(reply, version, { [name]: record })
      },
    )

    app.post(
      `/create${title}`,
      {
        preValidation,
        ...deskCall(
          `Add a ${name} package with its picture and PDF`,
          kind.reply,
          { consumes: ['multipart/form-data'], body: kind.create },
          { activity: `${name}-added`, accepts: ['multipart'] },
        ),
      },
      async (request, reply) => {
        const { fields, files } = request.body
        refuseForeignPictures(fields.pictures, [])
        const { record, version } = await saveWithFiles(app.uploads, { ...files, name: fields.name }, (urls) =>
          packages.create(fields, urls),
        )
        request.subjects = [subjectOf(record)]
        return versioned(reply, version, { [name]: record })
      },
    )

    app.put(
      `/update${title}/:id`,
      {
        preValidation,
        ...deskCall(
          `Change a ${name} package; fields, languages and files left out stay as they are`,
          kind.reply,
          {
            ...{ params: ById, headers: IfMatch, body: kind.change },
            consumes: ['multipart/form-data', 'application/json'],
          },
          { activity: `${name}-changed`, accepts: ['json', 'multipart'] },
        ),
      },
      async (request, reply) => {
        const { id } = request.params
        const { fields, files } = request.body
        const { record: current, onlyVersion } = await editable(packages, id, request.headers['if-match'])
        refuseForeignPicture(files.imageUrl, current.imageUrl)
        refuseForeignPictures(fields.pictures, [current.imageUrl, ...current.pictures])
        const { record, version } = await saveWithFiles(
          app.uploads,
          { ...files, name: fields.name ?? current.name },
          async (urls) => (await packages.update(id, fields, urls, onlyVersion)) ?? refuseLostEdit(packages, id),
        )
        request.subjects = [subjectOf(record)]
        return versioned(reply, version, { [name]: record })
      },
    )

    app.delete(
      `/delete${title}/:id`,
      deskCall(`Take a ${name} package off the list`, Deleted, { params: ById, headers: IfMatch }, `${name}-deleted`),
      async (request) => {
        const { id } = request.params
        const { record, onlyVersion } = await editable(packages, id, request.headers['if-match'])
        await refuseNeeded(app.database, record)
        if (!(await packages.remove(id, onlyVersion))) await refuseLostEdit(packages, id)
        request.subjects = [subjectOf(record)]
        // The same text for both kinds (docs/product.md, Messages of the desk).
        return { success: true as const, message: 'Holiday deleted successfully!' }
      },
    )
  }
