import { istDay } from 'shared-api/india'
import { cabRepository } from '../cabs/index.ts'
import { driverRepository, vehicleRepository } from '../fleet/index.ts'
import { holidayRepository, tourRepository } from '../packages/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { UploadStorage } from '../platform/files/storage.ts'
import { DEMO_CABS } from './cabs.ts'
import { storeItinerary, storePicture } from './files.ts'
import { demoDrivers, demoVehicles } from './fleet.ts'
import { HOLIDAY_DETAILS } from './holiday-details.ts'
import { DEMO_HOLIDAYS } from './holidays.ts'
import { type DemoDetails, detailsOn } from './packages.ts'
import { TOUR_DETAILS } from './tour-details.ts'
import { DEMO_TOURS } from './tours.ts'
import { translatedCab, translatedHoliday, translatedTour } from './translated.ts'

/** Addresses of the stored files: pictures by name, itineraries by the package's id. */
type Files = { pictures: Map<string, string>; itineraries: Map<string, string> }

/** The number of demo records, for the log. */
export const COUNTS = { cabs: DEMO_CABS.length, holidays: DEMO_HOLIDAYS.length, tours: DEMO_TOURS.length }

/** Copies the pictures and itineraries into the storage. */
export async function storeFiles(uploads: UploadStorage): Promise<Files> {
  const packages = [...DEMO_HOLIDAYS, ...DEMO_TOURS]
  const details = [...Object.values(HOLIDAY_DETAILS), ...Object.values(TOUR_DETAILS)]
  const first = [...DEMO_CABS, ...packages].map(({ picture }) => picture)
  const names = new Set([...first, ...details.flatMap(({ more }) => more)])
  const pictures = [...names].map(async (name) => [name, await storePicture(uploads, name)] as const)
  const itineraries = packages.map(async ({ id }) => [id, await storeItinerary(uploads, id)] as const)
  return { pictures: new Map(await Promise.all(pictures)), itineraries: new Map(await Promise.all(itineraries)) }
}

/** Adds the rows; `inside` is the database within the transaction. */
export async function addRows(inside: Database, { pictures, itineraries }: Files, now: number): Promise<void> {
  const clock = () => now
  const cabs = cabRepository(inside, clock)
  const holidays = holidayRepository(inside, clock)
  const tours = tourRepository(inside, clock)
  // Lists sort by age: one millisecond apart keeps the order of the tables.
  const placed = (picture: string, index: number) => ({
    imageUrl: pictures.get(picture) ?? '',
    createdAt: now + index,
  })

  const detailsOf = (details: DemoDetails = { more: [] }) => ({
    ...detailsOn(istDay(now), details),
    pictures: details.more.flatMap((name) => pictures.get(name) ?? []),
  })

  for (const [index, { id, fare, picture, resting, onRide, ...fields }] of DEMO_CABS.entries()) {
    const state = { availability: !resting, onRide: onRide === true, translations: translatedCab(id) }
    await cabs.create({ ...fields, ...state, ...placed(picture, index), id: `cab-${id}`, price: fare })
  }
  for (const [index, holiday] of DEMO_HOLIDAYS.entries()) {
    const { id, picture, ...fields } = holiday
    const translations = translatedHoliday(holiday, HOLIDAY_DETAILS[id])
    await holidays.create(
      { ...fields, ...detailsOf(HOLIDAY_DETAILS[id]), translations },
      { ...placed(picture, index), pdf: itineraries.get(id), id: `holiday-${id}` },
    )
  }
  for (const [index, tour] of DEMO_TOURS.entries()) {
    const { id, picture, ...fields } = tour
    const translations = translatedTour(tour, TOUR_DETAILS[id])
    await tours.create(
      { ...fields, ...detailsOf(TOUR_DETAILS[id]), translations },
      { ...placed(picture, index), pdf: itineraries.get(id), id: `tour-${id}` },
    )
  }
  await addFleet(inside, now)
}

/** Gives each cab's vehicle its number and papers, and adds the drivers, a millisecond apart. */
async function addFleet(inside: Database, now: number) {
  const today = istDay(now)
  const vehicles = vehicleRepository(inside, () => now)
  const numbered = demoVehicles(today)
  for (const [index, { id }] of (await vehicles.list()).entries())
    await vehicles.update(id, numbered[index] ?? {}, null)
  for (const [index, driver] of demoDrivers(today).entries())
    await driverRepository(inside, () => now + index).create(driver)
}
