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
}

/** Like `BookingTermsTable`. */
export interface EnquiryTermsTable {
  term: string
  enquiryId: string
}
