import ky, { HTTPError, type KyInstance, type KyResponse } from 'ky'
import type { z } from 'zod'
import { ApiUnreachable, problemOf } from './errors.ts'
import { unlessStalled } from './unless-stalled.ts'

/**
 * Parses a reply by its schema, without unknown keys: a later server may send more than an open tab knows. Throws a
 * ZodError for any other difference.
 */
function parseReply<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const first = schema.safeParse(body)
  if (first.success) return first.data
  for (const issue of first.error.issues) {
    if (issue.code === 'unrecognized_keys') dropKeys(body, issue.path, issue.keys)
  }
  return schema.parse(body)
}

function dropKeys(body: unknown, path: PropertyKey[], keys: string[]) {
  const owner = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), body)
  if (!isRecord(owner)) return
  for (const key of keys) delete owner[key]
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null

/** How long the beginning of an answer may take, and then each further part of it. */
const TIMEOUT_MS = 15_000
/** The same of a file's parts: the server looks up many of them one after the other. */
const FILE_PART_MS = 60_000

/** What each call takes first. */
export type Client = KyInstance

export type ClientOptions = {
  /** Origin of the API, 'https://api.example.com'; left out, the page's own. Another origin gets the session cookie too. */
  baseUrl?: string
  /** The language in which the server answers people and writes to them; English where none is said. */
  language?: string
}

/** A client of the API. It never retries: whoever asked knows whether asking again is wanted. */
export function createClient({ baseUrl = '', language = 'en' }: ClientOptions = {}): Client {
  return ky.create({
    prefix: `${baseUrl}/api/v1`,
    headers: { 'accept-language': language },
    credentials: 'include',
    timeout: TIMEOUT_MS,
    retry: 0,
  })
}

/**
 * The reply of a call, checked against its schema. Throws `ApiProblem` when the server refused, `ApiUnreachable` when no
 * answer of the API came.
 */
export async function read<Schema extends z.ZodType>(
  schema: Schema,
  answer: Promise<KyResponse>,
): Promise<z.output<Schema>> {
  return (await readVersioned(schema, answer)).reply
}

/** A reply with the version of the record in it, which a later edit gives back as `ifMatch`. */
export type Versioned<Reply> = { reply: Reply; etag: string | null }

/** As `read`, with the record's version (ETag). */
export async function readVersioned<Schema extends z.ZodType>(
  schema: Schema,
  answer: Promise<KyResponse>,
): Promise<Versioned<z.output<Schema>>> {
  try {
    const response = await answer
    return {
      reply: parseReply(schema, await unlessStalled(response, TIMEOUT_MS).json()),
      etag: response.headers.get('etag'),
    }
  } catch (cause) {
    if (cause instanceof HTTPError) throw problemOf(cause.response, cause.data)
    throw new ApiUnreachable(cause)
  }
}

/** The file that a call answers with. Throws as `read` does. */
export async function readFile(answer: Promise<KyResponse>): Promise<Blob> {
  try {
    return await unlessStalled(await answer, FILE_PART_MS).blob()
  } catch (cause) {
    if (cause instanceof HTTPError) throw problemOf(cause.response, cause.data)
    throw new ApiUnreachable(cause)
  }
}

/** Query parameters without those that are undefined or ''. */
export function searchParams(query: Record<string, string | number | undefined>): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
}

/** How an edit says which version it was made on: the server refuses it with 412 when the record has changed since. */
export type EditOptions = { ifMatch?: string | null }

export const ifMatchHeader = ({ ifMatch }: EditOptions) => ({ 'if-match': ifMatch ?? undefined })
