import type { z } from 'zod'
import { DayBook, Discounts, type NewCount, PeriodReply } from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

/** All movements of an Indian day, 'YYYY-MM-DD'. */
export const getDayBook = (client: Client, day: string) =>
  read(DayBook, client.get('books/day', { searchParams: searchParams({ day }) }))

/** A month at a glance, 'YYYY-MM'; for owners. */
export const getMonth = (client: Client, month: string) =>
  read(PeriodReply, client.get('books/month', { searchParams: searchParams({ month }) }))

/** The discounts and goodwill of a month, 'YYYY-MM', and who gave them; for owners. */
export const getDiscounts = (client: Client, month: string) =>
  read(Discounts, client.get('books/discounts', { searchParams: searchParams({ month }) }))

/** A financial year at a glance, by the year of its 1 April; for owners. */
export const getYear = (client: Client, year: string) =>
  read(PeriodReply, client.get('books/year', { searchParams: searchParams({ year }) }))

/** Notes what was counted in the drawer at the end of a day. Throws `ApiProblem` 400 naming `note`, `amount` or `day`. */
export const countDrawer = (client: Client, day: string, json: z.input<typeof NewCount>) =>
  read(DayBook, client.post(`books/days/${day}/counts`, { json }))

/** Closes a month for good; for owners. Throws `ApiProblem` 409 when it is not over or closed already. */
export const closeMonth = (client: Client, month: string) =>
  read(PeriodReply, client.post(`books/months/${month}/close`))
