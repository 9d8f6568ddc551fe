import type { z } from 'zod'
import {
  type AnswerTemplateInput,
  AnswerTemplateReply,
  AnswerTemplatesReply,
  Empty,
  type EnquiriesExportQuery,
  type EnquiriesQuery,
  EnquiriesReply,
  type EnquiryPatch,
  EnquiryReply,
  type NewAnswer,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readFile, readVersioned, searchParams } from './http.ts'

/** How long an export may take, in ms. */
const EXPORT_MS = 120_000

/** A page of enquiries: those that wait first, the longest waiting foremost. */
export const getEnquiries = (client: Client, query: z.output<typeof EnquiriesQuery> = {}) =>
  read(EnquiriesReply, client.get('enquiries', { searchParams: searchParams(query) }))

/** One enquiry and its version. */
export const getEnquiry = (client: Client, id: string) => readVersioned(EnquiryReply, client.get(`enquiries/${id}`))

/** Sets an enquiry's status or note. */
export function patchEnquiry(
  client: Client,
  id: string,
  patch: z.input<typeof EnquiryPatch>,
  options: EditOptions = {},
) {
  const call = { json: patch, headers: ifMatchHeader(options) }
  return readVersioned(EnquiryReply, client.patch(`enquiries/${id}`, call))
}

/** All enquiries that fit the filter, as a CSV file. */
export const getEnquiriesCsv = (client: Client, query: EnquiriesExportQuery = {}) =>
  readFile(client.get('enquiries.csv', { searchParams: searchParams(query), timeout: EXPORT_MS }))

/** Answers an enquiry by mail. The same key again, after a lost answer, sends nothing more. */
export const answerEnquiry = (client: Client, id: string, json: NewAnswer, idempotencyKey: string) =>
  readVersioned(
    EnquiryReply,
    client.post(`enquiries/${id}/answers`, { json, headers: { 'idempotency-key': idempotencyKey } }),
  )

/** The templates of answers, by name. */
export const getAnswerTemplates = (client: Client) => read(AnswerTemplatesReply, client.get('answer-templates'))

/** Stores a template: a new one without an id. Throws `ApiProblem` 400 for a placeholder that nothing fills in. */
export const saveAnswerTemplate = (
  client: Client,
  id: string | null,
  json: AnswerTemplateInput,
  options: EditOptions = {},
) =>
  read(
    AnswerTemplateReply,
    id === null
      ? client.post('answer-templates', { json })
      : client.put(`answer-templates/${id}`, { json, headers: ifMatchHeader(options) }),
  )

export const deleteAnswerTemplate = (client: Client, id: string) => read(Empty, client.delete(`answer-templates/${id}`))
