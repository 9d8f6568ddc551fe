import type { TourCategory } from 'shared-api/contract'
import type { PlacePicture } from './pictures.ts'

/** One day of an itinerary. Plain Latin text: the PDF's built-in fonts know no other. */
export type Day = { title: string; text: string }

type DemoPackage = {
  id: string
  name: string
  picture: PlacePicture
  /** One sentence under the title of the PDF. */
  summary: string
  services: string[]
  days: Day[]
}

export type DemoHoliday = DemoPackage & { category: string[] }
export type DemoTour = DemoPackage & { category: TourCategory; numberOfPersons: number }
