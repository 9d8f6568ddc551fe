import type { paths } from './paths.ts'

type PageName = keyof typeof paths

/** Where visitors of a page go next, most likely: its code is fetched while they read. */
export const likelyNext: Record<PageName, PageName[]> = {
  home: ['confirm', 'cars'],
  about: ['home', 'contact'],
  cars: ['confirm', 'home'],
  confirm: ['home'],
  contact: ['home'],
  terms: ['home'],
  privacy: ['home'],
  holidays: ['packageBooking'],
  tours: ['packageBooking', 'customTour'],
  packageBooking: ['tours', 'holidays'],
  customTour: ['tours'],
}
