import type { FastifyError, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ContactForm, CustomTourForm, FormReply, PackageForm } from 'shared-api/contract'
import { z } from 'zod'
import { readForm } from '../../enquiries/sent-form.ts'
import { isRobot } from '../../honeypot.ts'
import { fieldsOf } from '../../plugins/body.ts'
import { logIfOurs, problemFor, toAppError } from '../../plugins/errors.ts'
import { multipart } from '../../plugins/multipart.ts'
import { mailboxOf } from '../../plugins/rate-limits.ts'
import { AppError, invalid, PROBLEMS } from '../../replies/problems.ts'
import { languageOfCaller, thanksIn } from '../../texts/index.ts'
import { bodyOf as withLists } from '../../uploads/form-body.ts'
import { readToTheEnd } from '../../uploads/read-form.ts'
import { IdempotencyKey } from '../params.ts'

const THANKS = 'Form submitted successfully!'

/** POST forms: contact, package booking and custom tour, in the shape of a form-submission service. */
export const formRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(multipart)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error)
    const { status } = PROBLEMS[known.code]
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
      config: {
        policy: 'anyone',
        rateLimit: 'form-address',
        accepts: ['json', 'multipart', 'urlencoded'],
        describedBody: z.union([ContactForm, PackageForm, CustomTourForm]),
      },
      schema: {
        tags: ['Enquiries'],
        summary:
          'Send a contact message, a package booking or a custom tour request, as JSON or form data. An Idempotency-Key header makes a repeated request one enquiry, for 24 hours',
        headers: IdempotencyKey,
        consumes: ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
        response: { 200: FormReply, '4xx': FormReply, '5xx': FormReply },
      },
    },
    async (request) => {
      const body = await bodyOf(request)
      const enquiry = readForm(body)
      const key = request.headers['idempotency-key'] ?? null
      const isNew = !(key && (await app.enquiries.has(enquiry, key)))
      if (isNew) await app.countCall('form-mail', mailboxOf(enquiry.email))
      if (isNew && !isRobot(body)) await app.enquiries.add(enquiry, key, app.messages.ofEnquiry)
      app.outboxWorker.wake()
      return { success: true, message: thanksIn(languageOfCaller(request), THANKS) }
    },
  )
}

async function bodyOf(request: FastifyRequest): Promise<object> {
  const body: unknown = request.isMultipart() ? await multipartFields(request) : request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('malformed')
  return isJson(request) ? body : withLists(Object.entries(body), ['services'])
}

const isJson = ({ headers }: FastifyRequest) => /^\s*application\/json\b/i.test(headers['content-type'] ?? '')

async function multipartFields(request: FastifyRequest) {
  const entries: [string, string][] = []
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') throw invalid([{ path: part.fieldname, message: 'takes no file' }])
      if (part.valueTruncated || part.fieldnameTruncated) throw new AppError('too-large')
      entries.push([part.fieldname, String(part.value)])
    }
  } catch (error) {
    readToTheEnd(request)
    throw error
  }
  return fieldsOf(entries)
}
