import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Holiday } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { languageOf, paperLanguageOf } from 'shared-api/languages'
import sharp from 'sharp'
import { z } from 'zod'
import { packageIn } from '../catalogue/index.ts'
import { isKey } from '../platform/files/storage.ts'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { AppError } from '../platform/http/problems.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { problems } from '../platform/http/replies.ts'
import { brochurePdf } from './brochure.ts'
import { limits } from './limits.ts'

const openCall = callsOf('Packages', { policy: 'anyone' })

const BySlug = z.strictObject({ slug: z.string().regex(/^[\w-]{1,64}$/) })
const pdfReply = { 200: { description: 'A PDF', content: { 'application/pdf': { schema: z.string() } } }, ...problems }

const sendPdf = (reply: FastifyReply, pdf: Buffer): FastifyReply => reply.type('application/pdf').send(pdf)

/** GET holiday/{slug}/brochure.pdf and the same of tours: made of a public package's data, in the given language, else the caller's. */
export const brochureRoutes: FastifyPluginAsyncZod = async (app) => {
  const kinds = [
    { name: 'holiday', list: (): Promise<Holiday[]> => app.holidays.list() },
    { name: 'tour', list: (): Promise<Holiday[]> => app.tours.list() },
  ]
  for (const { name, list } of kinds)
    app.get(
      `/${name}/:slug/brochure.pdf`,
      openCall(
        `The brochure of a ${name} package as PDF`,
        pdfReply,
        { params: BySlug, querystring: z.object({ language: z.string().max(10).optional() }) },
        { rateLimit: limits['brochure-address'] },
      ),
      async (request, reply) => {
        const { slug } = request.params
        const travelPackage = (await list()).find((one) => one.slug === slug)
        if (!travelPackage) throw new AppError('not-found')
        const language = languageOf(request.query.language) ?? languageOfCaller(request.raw)
        const inWords = packageIn(travelPackage, paperLanguageOf(language))
        const company = await app.refreshCompany()
        const pdf = await app.budget.made(callerOf(request), async () => {
          const picture = await pictureOf(app, travelPackage.imageUrl)
          return brochurePdf({ travelPackage: inWords, picture, company, today: istDay(app.now()) }, language)
        })
        reply.header('content-disposition', `attachment; filename="${slug}.pdf"`)
        return sendPdf(reply, pdf)
      },
    )
}

/** An uploaded picture as JPEG, which a PDF takes; null if it cannot be read. */
async function pictureOf({ uploads }: Pick<FastifyInstance, 'uploads'>, imageUrl: string): Promise<Buffer | null> {
  const key = imageUrl.replace('/uploads/', '').replace('/640.webp', '/960.webp')
  if (!isKey(key)) return null
  const file = await uploads.get(key).catch(() => null)
  return (
    file &&
    sharp(await buffer(file.body))
      .jpeg()
      .toBuffer()
  )
}
