import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { ContactForm, CustomTourForm, PackageForm } from 'shared-api/contract'
import { z } from 'zod'
import { type JsonSchema, valueFor } from './values.ts'

/** One call of the API's own documentation. */
export interface Call {
  method: string
  path: string
  parameters: { in: string; name: string; schema: JsonSchema }[]
  bodies: Record<string, JsonSchema>
  replies: Record<string, JsonSchema>
}

interface Operation {
  parameters?: Call['parameters']
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

/** A request, the call that it is meant for by its place in the list, and whether it comes from the desk. */
export interface FuzzRequest {
  callAt: number
  request: InjectOptions
  asDesk: boolean
}

type Known = Record<string, unknown[]>

/** Relative frequency of calls: hashing a password or writing a long file would take all the time. */
const WEIGHTS: Record<string, number> = {
  ...{ '/api/v1/register': 1, '/api/v1/login': 1, '/api/v1/staff': 3, '/api/v1/staff/{id}/password': 1 },
  ...{ '/api/v1/quote': 40, '/api/v1/tariffs': 16, '/api/v1/tariffs/{id}': 16, '/api/v1/tariffs/{id}/in-force': 16 },
  ...{ '/api/v1/bookings.csv': 1, '/api/v1/sendemail': 40, '/api/v1/forms': 20, '/api/v1/account/password': 1 },
}
const USUAL_WEIGHT = 8

/** A part of the document with each schema in the place of its reference. */
function inlined<Part>(part: Part, schemas: OpenApi['components']['schemas']): Part {
  return JSON.parse(JSON.stringify(part), (_key, value) =>
    typeof value?.$ref === 'string' ? inlined(schemas[value.$ref.split('/').at(-1)], schemas) : value,
  )
}

/** The API's documented calls. Bodies of forms come from the contract. */
export const callsOf = ({ paths, components }: OpenApi): Call[] =>
  Object.entries(inlined(paths, components.schemas)).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, responses }]) => ({
      ...{ method: method.toUpperCase(), path, parameters },
      bodies: path.endsWith('/forms') ? FORMS : schemasOf(requestBody?.content),
      replies: Object.assign({}, ...Object.entries(responses).map(([status, { content }]) => replyOf(status, content))),
    })),
  )

const FORM: JsonSchema = {
  anyOf: [ContactForm, PackageForm, CustomTourForm].map(
    (form) => z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
  ),
}
const FORMS = {
  'application/json': FORM,
  'multipart/form-data': FORM,
  'application/x-www-form-urlencoded': FORM,
}

const schemasOf = (content: Record<string, { schema: JsonSchema }> = {}) =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]))

const replyOf = (status: string, content: Record<string, { schema: JsonSchema }> = {}) =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [`${status} ${type}`, schema]))

/**
 * Requests to any of the calls, mostly as the schemas ask for them. `known` has likely values by field name; `knownAt` others by
 * path, for most of its requests: a long body of random parts is hardly ever valid.
 */
export const requestsTo = (calls: Call[], known: Known, knownAt: Record<string, Known>): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...calls.map((call, callAt) => ({
      arbitrary: fc
        .oneof(
          { arbitrary: requestTo(call, known), weight: 1 },
          { arbitrary: requestTo(call, { ...known, ...knownAt[call.path] }), weight: 3 },
        )
        .map((request) => ({ ...request, callAt })),
      weight: WEIGHTS[call.path] ?? USUAL_WEIGHT,
    })),
  )

/** One request to each call, as its schemas ask for it: among random ones a rare call may be missing. */
export const eachOnce = (calls: Call[], known: Known, knownAt: Record<string, Known>): FuzzRequest[] =>
  calls.flatMap((call, callAt) =>
    fc.sample(requestTo(call, { ...known, ...knownAt[call.path] }), 1).map((request) => ({ ...request, callAt })),
  )

function requestTo(call: Call, known: Known): fc.Arbitrary<Omit<FuzzRequest, 'callAt'>> {
  const asDesk = fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, { arbitrary: fc.constant(false), weight: 1 })
  return fc.tuple(asDesk, urlOf(call, known), headersOf(), bodyOf(call, known)).map(([desk, url, headers, body]) => ({
    asDesk: desk,
    request: { method: call.method as 'GET', url, ...body, headers: { ...headers, ...body.headers } },
  }))
}

function urlOf({ path, parameters }: Call, known: Known): fc.Arbitrary<string> {
  const place = (where: string) => parameters.filter((parameter) => parameter.in === where)
  const ids = fc.tuple(...place('path').map(({ schema, name }) => valueFor(schema, known, name)))
  const query = fc.record(
    Object.fromEntries(place('query').map(({ schema, name }) => [name, valueFor(schema, known, name)])),
    { requiredKeys: [] },
  )
  return fc.tuple(ids, query).map(([values, pairs]) => {
    const left = values.map((value) => encodeURIComponent(textOf(value)) || '%20')
    const search = new URLSearchParams(pairsOf(Object.entries(pairs)))
    return `${path.replace(/\{\w+\}/g, () => left.shift() ?? '')}${search.size > 0 ? `?${search}` : ''}`
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

const pairsOf = (fields: [string, unknown][]) => fields.map(([name, value]): [string, string] => [name, textOf(value)])

const headersOf = (): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    {
      'if-match': fc.constantFrom('"1"', '"2"', '*', 'W/"1"', '""', '"9999999999999999999"', 'x'),
      'if-none-match': fc.constantFrom('*', '""', 'W/"x"', ','),
      'idempotency-key': fc.constantFrom('a', 'b', 'c', 'x'.repeat(201), 'ä', ' '),
    },
    { requiredKeys: [] },
  )

type Body = Pick<InjectOptions, 'payload'> & { headers: Record<string, string> }

function bodyOf({ bodies }: Call, known: Known): fc.Arbitrary<Body> {
  const kinds = Object.entries(bodies)
  if (kinds.length === 0) return fc.constant({ headers: {} })
  return fc.oneof(
    { arbitrary: fc.oneof(...kinds.map(([type, schema]) => valueFor(schema, known).map(encode(type)))), weight: 30 },
    { arbitrary: rawBody(kinds.map(([type]) => type)), weight: 1 },
  )
}

/** Bodies that are no JSON and no form, whatever they say. */
const rawBody = (types: string[]): fc.Arbitrary<Body> =>
  fc
    .tuple(
      fc.constantFrom(...types, 'text/plain', 'application/json; charset=utf-16'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('{"__proto__":{}}', '{"a":', '[]', '"x"', 'null', '1e999'),
      ),
    )
    .map(([type, payload]) => ({ payload, headers: { 'content-type': type } }))

const BOUNDARY = 'fuzz-boundary'

const encode =
  (type: string) =>
  (value: unknown): Body => {
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : []
    if (type === 'application/json') return { payload: JSON.stringify(value), headers: { 'content-type': type } }
    if (type === 'multipart/form-data') return { payload: multipart(fields), headers: MULTIPART }
    const form = new URLSearchParams(pairsOf(fields))
    return { payload: form.toString(), headers: { 'content-type': type } }
  }

const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }

const multipart = (fields: [string, unknown][]) =>
  [
    ...fields.map(([name, value]) => {
      const file = ['imageUrl', 'pdf', 'photo'].includes(name) ? '; filename="a"' : ''
      const field = name.toWellFormed().replace(/[\r\n"]/g, '')
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n${textOf(value)}\r\n`
    }),
    `--${BOUNDARY}--\r\n`,
  ].join('')
