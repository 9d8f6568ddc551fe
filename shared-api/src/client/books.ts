import { DayBook, PeriodReply } from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

/** The payments of an Indian day, 'YYYY-MM-DD'; for owners. */
export const getDayBook = (client: Client, day: string) =>
  read(DayBook, client.get('books/day', { searchParams: searchParams({ day }) }))

/** A month at a glance, 'YYYY-MM'; for owners. */
export const getMonth = (client: Client, month: string) =>
  read(PeriodReply, client.get('books/month', { searchParams: searchParams({ month }) }))

/** A financial year at a glance, by the year of its 1 April; for owners. */
export const getYear = (client: Client, year: string) =>
  read(PeriodReply, client.get('books/year', { searchParams: searchParams({ year }) }))
