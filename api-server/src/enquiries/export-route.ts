import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { EnquiriesExportQuery } from 'shared-api/contract'
import { formatPhone, istDay } from 'shared-api/india'
import { type CsvCell, csvHead, csvLine, csvReply, sendCsv } from '../platform/csv.ts'
import type { EnquiryRow } from '../platform/database/schema.ts'
import { callsOf } from '../platform/http/calls.ts'
import { istMinute } from '../platform/time.ts'
import type { EnquiryRepository } from './repository.ts'

const ownerCall = callsOf('Enquiries', { policy: 'owner' })

/** Rows in one batch, which limits memory and how long others wait. */
const BATCH = 150

/** GET enquiries.csv: all enquiries that fit the desk's filter, as a file for a spreadsheet. */
export const exportEnquiriesRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/enquiries.csv',
    ownerCall(
      'Enquiries that fit the filter as CSV, in the order of the list',
      csvReply,
      { querystring: EnquiriesExportQuery },
      'enquiry-exported',
    ),
    async ({ query }, reply) => sendCsv(reply, csvOf(app.enquiries, query), `enquiries-${istDay(app.now())}.csv`),
  )
}

/** The columns in their order; times are Indian Standard Time. */
const COLUMNS: Record<string, (row: EnquiryRow) => CsvCell> = {
  Reference: ({ reference }) => reference,
  Status: ({ status }) => status,
  Received: ({ createdAt }) => istMinute(createdAt),
  Kind: ({ kind }) => kind,
  Name: ({ name }) => name,
  // With its spaces: a spreadsheet would take all digits together for an amount.
  Phone: ({ phone }) => formatPhone(phone),
  Mail: ({ email }) => email,
  Language: ({ language }) => language,
  Package: ({ tourName }) => tourName,
  Category: ({ category }) => category,
  Start: ({ travelDate }) => travelDate,
  Persons: ({ numberOfPersons }) => numberOfPersons,
  'Visiting places': ({ visitingPlaces }) => visitingPlaces,
  Message: ({ message }) => message,
  Notes: ({ note }) => note,
}

async function* csvOf(enquiries: EnquiryRepository, filter: EnquiriesExportQuery) {
  // The head goes with the first rows: an error of the database can then still be reported.
  let head = csvHead(Object.keys(COLUMNS))
  for await (const rows of enquiries.each(filter, BATCH)) {
    yield head + rows.map((row) => csvLine(Object.values(COLUMNS).map((cell) => cell(row)))).join('')
    head = ''
  }
}
