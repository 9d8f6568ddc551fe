import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { BookingsExportQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { csvReply, sendCsv } from '../../platform/csv.ts'
import { callsOf } from '../../platform/http/calls.ts'
import { csvHead, csvLine } from '../record/csv.ts'
import type { BookingRepository } from '../repository.ts'

const ownerCall = callsOf('Bookings', { policy: 'owner' })

/** Rows in one batch, which limits memory and how long others wait. */
const BATCH = 150

/** GET bookings.csv: all bookings that fit the desk's filter, as a file for a spreadsheet. */
export const exportBookingsRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bookings.csv',
    ownerCall(
      'Bookings that fit the filter as CSV, from the newest',
      csvReply,
      { querystring: BookingsExportQuery },
      'booking-exported',
    ),
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
