import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { CodedProblem } from 'shared-api/contract'
import { refuseReplaced } from '../http/body.ts'
import { MAX_FIELD_BYTES } from '../http/multipart.ts'
import { AppError } from '../http/problems.ts'
import { bodyOf, type Entry } from './form-body.ts'
import { RefusedFile } from './refused-file.ts'

/** The lists, files and aliases of a form, apart from its text fields. */
export type FormShape = {
  /** The names of its lists. */
  lists: string[]
  /** The names of its records, such as texts by language. */
  records?: string[]
  /** Its files: the largest size of each in bytes, and the problem with a larger one. */
  files: Record<string, { maxBytes: number; problem: CodedProblem }>
  /** Other names under which a field or file may come. */
  aliases: Record<string, string>
}

/**
 * A `preValidation` hook that makes a form the request's body, so that the route's schema checks it: its fields, and
 * its files as Buffers. A JSON body stays. Files and addresses that a form leaves empty are left out, as browsers send
 * them so when nothing was chosen. Nothing is written anywhere: an aborted request leaves nothing to clear up.
 * @throws AppError 400 for a form that cannot be read
 * @throws RefusedFile for a file that the form does not have, that comes twice, or that is too large
 */
export const formAsBody = (shape: FormShape) => async (request: FastifyRequest) => {
  const body = request.isMultipart() ? await readForm(request, shape) : request.body
  request.body = withoutAliases(body, shape)
}

async function readForm(request: FastifyRequest, shape: FormShape): Promise<Record<string, unknown>> {
  const entries: Entry[] = []
  const files = new Map<string, Buffer>()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') entries.push([part.fieldname, textOf(part.fieldname, part.value, part.valueTruncated)])
      else await readFile(part, shape, files)
    }
  } catch (error) {
    readToTheEnd(request)
    throw isOfReader(error) ? new AppError('malformed') : error
  }
  return { ...bodyOf(entries, shape.lists, shape.records), ...Object.fromEntries(files) }
}

/** A form that is cut or that is none: the reader of multipart forms throws a plain error without a code. */
const isOfReader = (error: unknown) => error instanceof Error && error.constructor === Error && !('code' in error)

/** Unread data would block the connection, and a browser that still sends would not see the reply. */
const readToTheEnd = ({ raw }: FastifyRequest) => raw.unpipe().resume()

/** A field of type JSON is already parsed. Lists are parsed later; nothing else may be JSON. */
function textOf(field: string, value: unknown, truncated: boolean): string {
  if (truncated) throw new RefusedFile(field, FIELD_TOO_LARGE)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  refuseReplaced(text)
  return text
}

async function readFile(part: MultipartFile, { files, aliases }: FormShape, found: Map<string, Buffer>) {
  const field = aliases[part.fieldname] ?? part.fieldname
  const limit = files[field]
  if (!limit) throw new RefusedFile(part.fieldname.slice(0, 60), { code: 'unknown-file' })
  const content = await contentOf(part, limit.maxBytes)
  if (!content) throw new RefusedFile(field, limit.problem)
  if (content.length === 0) return
  if (found.has(field)) throw new RefusedFile(field, { code: 'one-file' })
  found.set(field, content)
}

/** The whole file, or null when it is larger than `maxBytes`. */
async function contentOf({ file }: MultipartFile, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return file.truncated ? null : Buffer.concat(chunks)
}

const FIELD_TOO_LARGE: CodedProblem = { code: 'too-large', params: { kilobytes: MAX_FIELD_BYTES / 1024 } }

/** Renames aliases and drops empty file fields. An alias next to its name is an unknown field. */
function withoutAliases(body: unknown, { aliases, files }: FormShape): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const named = Object.entries(body).map(([name, value]): [string, unknown] => {
    const own = Object.hasOwn(aliases, name) ? aliases[name] : undefined
    return [own !== undefined && !Object.hasOwn(body, own) ? own : name, value]
  })
  return Object.fromEntries(named.filter(([name, value]) => !(value === '' && Object.hasOwn(files, name))))
}
