import type { FastifyInstance } from 'fastify'
import { type ImportKind, type ImportRecord, ImportReply } from 'shared-api/contract'
import { expect } from 'vitest'
import { formOf } from './desk.ts'

/** Imports lines of a CSV file as the console does; gives the record of the import. */
export async function importLines(
  app: FastifyInstance,
  cookie: string,
  kind: ImportKind,
  ...lines: string[]
): Promise<ImportRecord> {
  const name = `${kind}.csv`
  const form = await formOf([
    ['kind', kind],
    ['fileName', name],
    ['file', { file: Buffer.from(lines.join('\n')), name }],
  ])
  const headers = { ...form.headers, cookie }
  const reply = await app.inject({ method: 'POST', url: '/api/v1/imports', payload: form.payload, headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return ImportReply.parse(reply.json()).record
}
