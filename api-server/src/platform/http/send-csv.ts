import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Sends lines of a CSV file as a download of this name. */
export const sendCsv = (reply: FastifyReply, lines: AsyncIterable<string>, name: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines))
