import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { hashPassword, randomPassword } from '../accounts/passwords.ts'
import { newId } from '../platform/ids.ts'

/** The password of each account that `sessionOf` makes. */
export const SESSION_PASSWORD = randomPassword()
const HASH = await hashPassword(SESSION_PASSWORD)

/** The name of each account, unless another is given. */
export const STAFF_NAME = 'Desk'

type Rank = 'owner' | 'clerk' | 'customer'

/** The cookie of a new account that is logged in. */
export const sessionOf = async (app: FastifyInstance, as: Rank = 'owner'): Promise<string> =>
  logInAs(app, await insertAccount(app, as))

/** The cookie of a login of an account that `insertAccount` made. */
export const logInAs = async ({ sessions }: FastifyInstance, id: string) => `session=${await sessions.start(id, HASH)}`

/** Stores an account; gives its id. */
export async function insertAccount(app: FastifyInstance, as: Rank, name = STAFF_NAME): Promise<string> {
  const rank = as === 'customer' ? { role: as, staffRole: null } : ({ role: 'admin', staffRole: as } as const)
  const id = newId()
  const email = `${id}@example.com`
  const at = app.now()
  await app.database.db
    .insertInto('users')
    .values({
      ...{ id, name, email, emailKey: email.toLowerCase(), passwordHash: HASH },
      ...{ ...rank, mustChangePassword: 0 },
      ...{ mailProvedAt: null, disabledAt: null, createdAt: at, updatedAt: at },
    })
    .execute()
  return id
}

type FormValue = string | { file: Buffer; name: string; type?: string }

/** A form as a browser sends it: its payload, and the content type with the boundary. */
export async function formOf(entries: [field: string, value: FormValue][]) {
  const form = new FormData()
  for (const [field, value] of entries) {
    if (typeof value === 'string') form.append(field, value)
    else form.append(field, new Blob([new Uint8Array(value.file)], { type: value.type }), value.name)
  }
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) }
}

/** A small picture of one colour. */
export const picture = (background = '#2f7d5b') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** A PDF of one line. */
export function pdf(text = 'Day 1: Kochi to Munnar'): Promise<Buffer> {
  const document = new PDFDocument()
  document.text(text)
  document.end()
  return buffer(document)
}

/** All uploads that are kept, and those that are half written. */
export async function keptFiles(app: FastifyInstance): Promise<string[]> {
  const kept: string[] = []
  for await (const key of app.uploads.list()) kept.push(key)
  const { uploads } = app.config
  const half = uploads.kind === 'disk' ? await readdir(`${uploads.dir}/.writing`).catch(() => []) : []
  return [...kept, ...half].sort()
}
