import type { Language } from 'shared-api/languages'

/** A person of the desk's notebook. */
export interface ContactsTable {
  id: string
  name: string
  /** E.164; no two have the same. */
  mobile: string
  mail: string
  address: string
  note: string
  language: Language | null
  createdAt: number
  /** The words of name, mobile and mail, as a booking has them. */
  search: string
}
