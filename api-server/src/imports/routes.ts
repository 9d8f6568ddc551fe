import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  ImportColumnsReply,
  ImportKind,
  ImportPreview,
  ImportRepeats,
  ImportReply,
  ImportsReply,
  ImportUndo,
  ImportUndoneReply,
  line,
  UPLOADS,
} from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { z } from 'zod'
import { csvFile, csvReply, sendCsv } from '../platform/csv.ts'
import { type FormShape, formAsBody } from '../platform/files/read-form.ts'
import { callerName } from '../platform/http/caller.ts'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { multipart } from '../platform/http/multipart.ts'
import { ById } from '../platform/http/params.ts'
import { toColumns } from './columns.ts'

const ownerCall = callsOf('Import', { policy: 'owner' })
const kilobytes = UPLOADS.table.maxBytes / 1024
const FORM: FormShape = {
  lists: [],
  files: { file: { maxBytes: UPLOADS.table.maxBytes, problem: { code: 'too-large', params: { kilobytes } } } },
  aliases: {},
}
const Form = z.strictObject({
  kind: ImportKind,
  fileName: line(200),
  repeats: ImportRepeats.default('refuse'),
  file: z.instanceof(Buffer).meta({ type: 'string', format: 'binary', description: 'A CSV or XLSX file' }),
})
const ByKind = z.strictObject({ kind: ImportKind })

/** Files that bring many records at once, for owners (docs/product.md, Import). */
export const importRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)
  const upload = { preValidation: formAsBody(FORM), bodyLimit: UPLOADS.table.maxBytes + 64 * 1024 }
  const fileOf = async (request: FastifyRequest & { body: z.output<typeof Form> }) => ({
    ...request.body,
    byName: await callerName(request),
  })

  const columnsOf = (kind: ImportKind, request: FastifyRequest) =>
    toColumns(app.importRunner.columns(kind), istDay(app.now()), languageOfCaller(request))

  app.get('/imports', ownerCall('The files that were imported, the newest first', ImportsReply), async () => ({
    imports: await app.imports.list(),
  }))

  app.get(
    '/imports/columns/:kind',
    ownerCall('The columns that a file may have', ImportColumnsReply, { params: ByKind }),
    async (request) => ({ columns: columnsOf(request.params.kind, request) }),
  )

  app.get(
    '/imports/template/:kind',
    ownerCall('A CSV file with the header and one row', csvReply, { params: ByKind }),
    async (request, reply) => {
      const { kind } = request.params
      const columns = columnsOf(kind, request)
      const headers = columns.map(({ header }) => header)
      const example = columns.map((column) => column.example)
      return sendCsv(reply, csvFile(headers, [example]), `${kind}-template.csv`)
    },
  )

  app.post(
    '/imports/preview',
    {
      ...upload,
      ...ownerCall(
        'A file as it would be stored, with each wrong cell; nothing is stored',
        ImportPreview,
        { consumes: ['multipart/form-data'], body: Form },
        { activity: null, accepts: ['multipart'] },
      ),
    },
    async (request) => app.importRunner.preview(await fileOf(request), languageOfCaller(request)),
  )

  app.post(
    '/imports',
    {
      ...upload,
      ...ownerCall(
        'Store the rows of a file, all or nothing; the same rows again add nothing',
        ImportReply,
        { consumes: ['multipart/form-data'], body: Form },
        { activity: 'file-imported', accepts: ['multipart'] },
      ),
    },
    async (request) => {
      const reply = await app.importRunner.store(await fileOf(request))
      const { id, kind, rows } = reply.record
      request.subjects = reply.isNew ? [{ id, name: `${rows} ${kind}` }] : []
      return reply
    },
  )

  app.get(
    '/imports/:id/undo',
    ownerCall('What taking an import back would remove, and the records that were changed or used since', ImportUndo, {
      params: ById,
    }),
    async ({ params }) => app.importRunner.undoing(params.id),
  )

  app.post(
    '/imports/:id/undo',
    ownerCall(
      'Remove what an import added, all or nothing; again does nothing. 409 naming what is in the way',
      ImportUndoneReply,
      { params: ById },
      'import-undone',
    ),
    async (request) => {
      const { record, isNew } = await app.importRunner.undo(request.params.id, await callerName(request))
      request.subjects = isNew ? [{ id: record.id, name: `${record.rows} ${record.kind}` }] : []
      return { record }
    },
  )
}
