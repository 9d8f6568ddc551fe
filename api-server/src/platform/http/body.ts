import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { AppError, invalid, refusedAs } from './problems.ts'

/** The kinds of body that a route may take. */
type BodyKind = 'json' | 'multipart' | 'urlencoded'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kinds of body that the route accepts; JSON by default. */
    accepts?: readonly BodyKind[]
  }
}

const CONTENT_TYPES: Record<BodyKind, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
}
const MAX_DEPTH = 8
const MAX_VALUES = 2000

/** Reads bodies: only of the content types that the route takes, in valid UTF-8, of bounded depth and size. */
export const body = fastifyPlugin(
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      CONTENT_TYPES.json,
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => parseJson(bytes),
    )
    app.addContentTypeParser(
      CONTENT_TYPES.urlencoded,
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, bytes: Buffer) => fieldsOf(new URLSearchParams(textOf(bytes))),
    )
    app.addHook('onRequest', (request, reply, done) => {
      refuseContentType(request)
      refuseChunks(request, reply)
      done()
    })
  },
  { name: 'body' },
)

const isChunked = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined

/** Whether a body follows the headers. */
export const hasBody = (request: FastifyRequest) =>
  isChunked(request) || Number(request.headers['content-length'] ?? 0) > 0

function refuseContentType(request: FastifyRequest) {
  if (!hasBody(request) || request.is404) return
  const { headers, routeOptions } = request
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  const accepted = routeOptions.config.accepts ?? ['json']
  if (!accepted.some((kind) => CONTENT_TYPES[kind] === contentType)) throw new AppError('wrong-content-type')
}

/** Each chunk costs 150 bytes of memory, and may hold a single one. Whoever sends files is logged in. */
function refuseChunks(request: FastifyRequest, reply: FastifyReply) {
  if (!isChunked(request) || request.is404 || isForFiles(request.routeOptions.config)) return
  // Otherwise Node reads the rest, which is the costly part.
  reply.header('connection', 'close')
  throw new AppError('length-required')
}

/** Whether a route takes the desk's files, which come with a limit and a time of their own. */
export const isForFiles = ({ policy, accepts }: FastifyContextConfig) =>
  (policy === 'admin' || policy === 'owner') && accepts?.includes('multipart') === true

/** The value of a JSON body; nothing for an empty one. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const text = textOf(bytes)
  try {
    return refuseExcess(JSON.parse(text))
  } catch (error) {
    if (error instanceof AppError) throw error
    throw refusedAs('malformed', 'not-json')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const notUtf8 = () => refusedAs('malformed', 'not-utf8')

function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw notUtf8()
  }
}

/**
 * Refuses a form's text of which a part was lost: its reader puts this sign in place of bytes that are not UTF-8.
 * @throws AppError 400
 */
export function refuseReplaced(text: string): void {
  if (text.includes('\uFFFD')) throw notUtf8()
}

/**
 * The text fields of a form as an object.
 * @throws AppError 400 for a repeated name, a name that objects use themselves, and text that is not UTF-8.
 */
export function fieldsOf(entries: Iterable<[string, string]>): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    refuseKey(name, [])
    refuseReplaced(value)
    if (fields.has(name)) throw invalid([{ path: name, code: 'repeated' }])
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/** Refuses deep nesting, thousands of values, and keys with a meaning in JavaScript. */
function refuseExcess(value: unknown): unknown {
  let values = 0
  const visit = (part: object, path: string[]) => {
    if (path.length > MAX_DEPTH) throw refusedAs('malformed', 'json-too-deep', { levels: MAX_DEPTH })
    for (const [key, inner] of Object.entries(part)) {
      values += 1
      if (values > MAX_VALUES) throw refusedAs('malformed', 'json-too-many-values', { max: MAX_VALUES })
      refuseKey(key, path)
      if (typeof inner === 'object' && inner !== null) visit(inner, [...path, key])
    }
  }
  if (typeof value === 'object' && value !== null) visit(value, [])
  return value
}

function refuseKey(key: string, path: string[]) {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
    throw invalid([{ path: [...path, key].join('.'), code: 'unknown-field' }])
  }
}
