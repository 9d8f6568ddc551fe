import type { Language } from 'shared-api/languages'
import type { SearchText } from './columns.ts'

export interface EnquiriesTable {
  id: string
  kind: 'contact' | 'package' | 'custom-tour'
  status: 'new' | 'answered' | 'closed'
  name: string
  email: string
  phone: string
  message: string | null
  category: 'Basic' | 'Premium' | null
  tourName: string | null
  packageId: string | null
  /** The day on which the travellers would like to start, 'YYYY-MM-DD'. */
  travelDate: string | null
  services: string | null
  imageUrl: string | null
  numberOfPersons: number | null
  visitingPlaces: string | null
  note: string
  version: number
  createdAt: number
  updatedAt: number
  search: SearchText
  /** 'EN-7K3M9Q'; null in one that a process of the release before stored. */
  reference: string | null
  language: Language | null
}

/** Like `BookingTermsTable`. */
export interface EnquiryTermsTable {
  term: string
  enquiryId: string
}

/** An answer that the desk sent by mail. */
export interface EnquiryAnswersTable {
  id: string
  enquiryId: string
  at: number
  byName: string
  subject: string
  text: string
}

/** A template of the desk's answers; `texts` is JSON by language. */
export interface AnswerTemplatesTable {
  id: string
  name: string
  texts: string
  version: number
}

/** What the desk offers for an enquiry: the first of it has the number 1. Trip and lines are JSON, amounts in paise. */
export interface QuotationsTable {
  id: string
  enquiryId: string
  number: number
  /** One that is sent expires by its day alone. */
  status: 'draft' | 'sent' | 'accepted' | 'withdrawn'
  /** `TripDetails` of the contract. */
  trip: string
  /** The desk's lines as they were typed. */
  lines: string
  /** The same with tax and rounding, as a booking has them. */
  fareLines: string
  totalPaise: number
  advancePaise: number
  tariffId: string
  tariffName: string
  note: string
  /** The last Indian day on which it can be accepted, 'YYYY-MM-DD'. */
  validUntil: string
  byName: string
  bookingId: string | null
  createdAt: number
  sentAt: number | null
  /** When it was accepted or withdrawn. */
  endedAt: number | null
  version: number
}

/** Links by which its traveller opens a quotation. */
export interface QuotationLinksTable {
  tokenHash: string
  quotationId: string
  createdAt: number
}
