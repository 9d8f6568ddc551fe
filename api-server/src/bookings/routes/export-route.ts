import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BookingsExportQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { csvReply, sendCsv } from '../../platform/csv.ts'
import { csvHead, csvLine } from '../record/csv.ts'
import type { BookingRepository } from '../repository.ts'

/** Rows in one batch, which limits memory and how long others wait. */
const BATCH = 150

/** GET bookings.csv: all bookings that fit the desk's filter, as a file for a spreadsheet. */
export const exportBookingsRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bookings.csv',
    {
      config: { policy: 'owner', activity: 'booking-exported' },
      schema: {
        tags: ['Bookings'],
        summary: 'Bookings that fit the filter as CSV, from the newest',
        querystring: BookingsExportQuery,
        response: csvReply,
      },
    },
    async ({ query }, reply) => sendCsv(reply, csvOf(app.bookings, query), `bookings-${istDay(app.now())}.csv`),
  )
}

async function* csvOf(bookings: BookingRepository, filter: BookingsExportQuery) {
  // The head goes with the first rows: an error of the database can then still be reported.
  let head = csvHead()
  for await (const rows of bookings.each(filter, BATCH)) {
    yield head + rows.map(csvLine).join('')
    head = ''
  }
}
