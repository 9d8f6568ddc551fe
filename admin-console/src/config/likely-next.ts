import type { paths } from './paths.ts'

type PageName = keyof typeof paths

/** Where staff go next from a page, most likely: its code is fetched while they read. */
export const likelyNext: Partial<Record<PageName, PageName[]>> = {
  login: ['admin'],
  admin: ['bookings', 'cabs'],
  bookings: ['booking'],
  enquiries: ['enquiry'],
  cabs: ['editCab'],
  holidays: ['editHoliday'],
  tours: ['editTour'],
}
