import type { TourCategory } from 'shared-api/contract'

/** `picture` names a folder of `pictures`, `id` a file of `itineraries`. */
type DemoPackage = { id: string; name: string; picture: string; services: string[] }

export type DemoHoliday = DemoPackage & { category: string[] }
export type DemoTour = DemoPackage & { category: TourCategory; numberOfPersons: number }
