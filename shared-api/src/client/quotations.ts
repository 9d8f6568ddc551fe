import { OfferReply, QuotationLink, type QuotationOnWire, QuotationReply, QuotationsReply } from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned } from './http.ts'

/** The quotations of an enquiry, from the newest. */
export const getQuotations = (client: Client, enquiryId: string) =>
  read(QuotationsReply, client.get(`enquiries/${enquiryId}/quotations`))

/** One quotation and its version. */
export const getQuotation = (client: Client, id: string) =>
  readVersioned(QuotationReply, client.get(`quotations/${id}`))

/** Stores a draft. Throws `ApiProblem` 400 naming the fields. */
export const addQuotation = (client: Client, enquiryId: string, json: QuotationOnWire) =>
  readVersioned(QuotationReply, client.post(`enquiries/${enquiryId}/quotations`, { json }))

/** Changes a draft. Throws `ApiProblem` 409 once it was sent. */
export const putQuotation = (client: Client, id: string, json: QuotationOnWire, options: EditOptions = {}) =>
  readVersioned(QuotationReply, client.put(`quotations/${id}`, { json, headers: ifMatchHeader(options) }))

/** Sends a draft by mail. Throws `ApiProblem` 409 when its day or pick-up is past. */
export const sendQuotation = (client: Client, id: string) =>
  readVersioned(QuotationReply, client.post(`quotations/${id}/send`))

/** Takes a quotation back. Throws `ApiProblem` 409 once it was accepted. */
export const withdrawQuotation = (client: Client, id: string) =>
  readVersioned(QuotationReply, client.post(`quotations/${id}/withdraw`))

/** A fresh link to a sent quotation, to hand on by hand. */
export const linkQuotation = (client: Client, id: string) => read(QuotationLink, client.post(`quotations/${id}/link`))

const at = (token: string, call = '') => `quotation/${encodeURIComponent(token)}${call}`

/** A quotation by its traveller's link. Throws `ApiProblem` 404 for a link that is unknown or dead. */
export const getOffer = (client: Client, token: string) => read(OfferReply, client.get(at(token)))

/** Accepts it: a booking is made, once. Throws `ApiProblem` 409 with why when it cannot be accepted any more. */
export const acceptOffer = (client: Client, token: string) => read(OfferReply, client.post(at(token, '/accept')))
