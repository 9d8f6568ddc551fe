import type { PackageDetails, TourCategory } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'

/** `picture` names a folder of `pictures`, `id` a file of `itineraries`. */
type DemoPackage = { id: string; name: string; picture: string; services: string[] }

export type DemoHoliday = DemoPackage & { category: string[] }
export type DemoTour = DemoPackage & { category: TourCategory; numberOfPersons: number }

/** `startsIn` are the start dates, in days from the first start of the server; `more` the further pictures. */
export type DemoDetails = Partial<Omit<PackageDetails, 'startDates'>> & { startsIn?: number[]; more: string[] }

/** The fields of a package's details; `today` is 'YYYY-MM-DD'. */
export const detailsOn = (today: string, { startsIn = [], more: _, ...details }: DemoDetails) => ({
  ...details,
  startDates: startsIn.map((days) => dayAfter(today, days)),
})

/** Names and days of packages in a language, by their ids; each day is its title and its text. */
export type DemoTexts = Record<string, { name: string; days: [title: string, text: string][] }>
