import type { z } from 'zod'
import {
  type DocumentListQuery,
  DocumentListReply,
  DocumentReply,
  DocumentsReply,
  Empty,
  type IssueCreditNote,
  type IssueInvoice,
} from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

/** The documents of a booking, from the oldest; for the desk. */
export const getDocuments = (client: Client, bookingId: string) =>
  read(DocumentsReply, client.get('invoices', { searchParams: searchParams({ bookingId }) }))

/** A page of all documents, from the newest; for the desk. */
export const getDocumentList = (client: Client, query: DocumentListQuery = {}) =>
  read(DocumentListReply, client.get('documents', { searchParams: searchParams(query) }))

/** Sends a document to its traveller again, by mail. Throws `ApiProblem` 409 without an address. */
export const sendDocument = (client: Client, number: string) => read(Empty, client.post(`invoices/${number}/mail`))

/** Issues the invoice of a trip that has ended. Throws `ApiProblem` 400 naming the fields, 409 while one holds. */
export const issueInvoice = (client: Client, bookingId: string, invoice: z.input<typeof IssueInvoice>) =>
  read(DocumentReply, client.post(`bookings/${bookingId}/invoice`, { json: invoice }))

/** Takes an invoice back, or an amount of it; a repeated key does it once. Throws `ApiProblem` 409 for one that was taken back already. */
export const issueCreditNote = (client: Client, number: string, note: IssueCreditNote, key: string) =>
  read(
    DocumentReply,
    client.post(`invoices/${number}/credit-note`, { json: note, headers: { 'idempotency-key': key } }),
  )

/** The receipt of a payment or the voucher of a refund. */
export const issuePaymentDocument = (client: Client, paymentId: string) =>
  read(DocumentReply, client.post(`payments/${paymentId}/document`))
