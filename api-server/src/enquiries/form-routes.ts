import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { answerBy } from 'shared-api/bookings'
import { ContactForm, CustomTourForm, FormReply, PackageForm } from 'shared-api/contract'
import { z } from 'zod'
import { bodyOf as withLists } from '../platform/files/form-body.ts'
import { fieldsOf } from '../platform/http/body.ts'
import { callsOf } from '../platform/http/calls.ts'
import { logIfOurs, problemFor, toAppError } from '../platform/http/errors.ts'
import { isRobot } from '../platform/http/honeypot.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { IdempotencyKey } from '../platform/http/params.ts'
import { AppError, invalid, refusedAs, STATUSES } from '../platform/http/problems.ts'
import { callerOf } from '../platform/http/rate-limits.ts'
import { newReference } from '../platform/ids.ts'
import { limits } from './limits.ts'
import { enquiryMessages } from './messages.ts'
import { readForm } from './sent-form.ts'
import { enquiryTexts } from './visitor-mail.ts'

const openCall = callsOf('Enquiries', { policy: 'anyone' })

/** The largest form, in bytes; its largest fields of Tamil letters take 19 kB. */
const MAX_BYTES = 32 * 1024
/** A list of services counts as one field. */
const MAX_FIELDS = 20

/** POST forms: contact, package booking and custom tour, in the shape of a form-submission service. */
export const formRoutes: FastifyPluginAsyncZod = async (app) => {
  // Read whole, as JSON is: the same limit in bytes holds for each kind of body.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, multipartFields)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : toAppError(error, request)
    const status = STATUSES[known.code]
    logIfOurs(request, error, status)
    if (known.extra.retryAfter !== undefined) reply.header('retry-after', String(known.extra.retryAfter))
    return reply
      .code(status)
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .serializer(JSON.stringify)
      .send({ success: false, message: problemFor(request, known).detail })
  })

  app.post(
    '/forms',
    {
      bodyLimit: MAX_BYTES,
      ...openCall(
        'Send a contact message, a package booking or a custom tour request, as JSON or form data. An Idempotency-Key header makes a repeated request one enquiry, for 24 hours',
        { 200: FormReply, '4xx': FormReply, '5xx': FormReply },
        {
          headers: IdempotencyKey,
          consumes: ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
        },
        {
          rateLimit: limits['form-address'],
          accepts: ['json', 'multipart', 'urlencoded'],
          describedBody: z.union([ContactForm, PackageForm, CustomTourForm]),
        },
      ),
    },
    async (request) => {
      const body = bodyOf(request)
      const enquiry = readForm(body)
      const key = request.headers['idempotency-key'] ?? null
      const language = languageOfCaller(request)
      const company = await app.refreshCompany()
      const taken = (reference: string | null, at: number) => ({
        ...{
          success: true,
          message: enquiryTexts[language].thanks,
          reference: reference ?? '',
          answerBy: answerBy(at, company),
        },
      })
      if (isRobot(body)) {
        // A robot is refused and answered as anybody is.
        if (key) await app.enquiries.refuseOther(enquiry, key)
        return taken(newReference('EN'), app.now())
      }
      const row = await app.enquiries.add(enquiry, { key, language }, (stored) =>
        enquiryMessages(app, stored, callerOf(request)),
      )
      return taken(row.reference, row.createdAt)
    },
  )
}

const tooLarge = () => refusedAs('too-large', 'form-too-large', { kilobytes: MAX_BYTES / 1024 })

function bodyOf(request: FastifyRequest): object {
  const sent: unknown = request.body
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) throw new AppError('malformed')
  const body = isJson(request) ? sent : withLists(Object.entries(sent), ['services'])
  if (Object.keys(body).length > MAX_FIELDS) throw refusedAs('too-large', 'form-too-many-fields', { max: MAX_FIELDS })
  return body
}

const isJson = ({ headers }: FastifyRequest) => /^\s*application\/json\b/i.test(headers['content-type'] ?? '')

async function multipartFields({ headers }: FastifyRequest, bytes: Buffer<ArrayBuffer>) {
  const type = headers['content-type'] ?? ''
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new AppError('malformed')
  })
  return fieldsOf([...form].map(([name, value]) => [name, textOf(name, value)]))
}

function textOf(name: string, value: string | File): string {
  if (typeof value !== 'string') throw invalid([{ path: name, code: 'no-file' }])
  return value
}
