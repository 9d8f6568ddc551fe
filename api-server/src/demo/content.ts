import type { Database } from '../database/open.ts'
import { cabRepository } from '../repositories/cabs.ts'
import { holidayRepository, tourRepository } from '../repositories/packages.ts'
import type { UploadStorage } from '../uploads/storage.ts'
import { DEMO_CABS } from './cabs.ts'
import { keepDrawing, keepPdf, twoAtATime } from './files.ts'
import { DEMO_HOLIDAYS } from './holidays.ts'
import { itineraryPdf } from './itinerary-pdf.ts'
import type { DemoHoliday, DemoTour } from './packages.ts'
import { drawCab, drawPlace } from './pictures.ts'
import { DEMO_TOURS } from './tours.ts'

const PACKAGES: (DemoHoliday | DemoTour)[] = [...DEMO_HOLIDAYS, ...DEMO_TOURS]

/** Addresses of stored files, by the picture's name or the package. */
type Files = { pictures: Map<string, string>; pdfs: Map<object, string> }

/** How much there is of it, for the log. */
export const COUNTS = { cabs: DEMO_CABS.length, holidays: DEMO_HOLIDAYS.length, tours: DEMO_TOURS.length }

/** Draws and stores the pictures and itineraries. */
export async function keepFiles(uploads: UploadStorage): Promise<Files> {
  const pictures = new Map<string, string>()
  const drawings = new Map<string, () => string>([
    ...DEMO_CABS.map(({ picture }) => [picture, () => drawCab(picture)] as const),
    ...PACKAGES.map(({ picture }) => [picture, () => drawPlace(picture)] as const),
  ])
  await twoAtATime(drawings, async ([name, draw]) => {
    pictures.set(name, await keepDrawing(uploads, name, draw()))
  })
  const pdfs = new Map<object, string>()
  await twoAtATime(PACKAGES, async (item) => {
    pdfs.set(item, await keepPdf(uploads, item.id, item, () => itineraryPdf(item)))
  })
  return { pictures, pdfs }
}

/** Adds the rows; `inside` is the database within the transaction. */
export async function addRows(inside: Database, { pictures, pdfs }: Files, now: number): Promise<void> {
  const clock = () => now
  const cabs = cabRepository(inside, clock)
  const holidays = holidayRepository(inside, clock)
  const tours = tourRepository(inside, clock)
  // The lists go by age: one millisecond apart, they keep the order of the tables.
  const placed = (picture: string, index: number) => ({
    imageUrl: pictures.get(picture) ?? '',
    createdAt: now + index,
  })

  for (const [index, { id, fare, picture, resting, onRide, ...fields }] of DEMO_CABS.entries()) {
    const state = { availability: !resting, onRide: onRide === true }
    await cabs.create({ ...fields, ...state, ...placed(picture, index), id: `cab-${id}`, price: fare })
  }
  for (const [index, item] of DEMO_HOLIDAYS.entries()) {
    const { id, name, services, category, picture } = item
    await holidays.create(
      { name, services, category },
      { ...placed(picture, index), pdf: pdfs.get(item), id: `holiday-${id}` },
    )
  }
  for (const [index, item] of DEMO_TOURS.entries()) {
    const { id, name, services, category, numberOfPersons, picture } = item
    const fields = { name, services, category, numberOfPersons }
    await tours.create(fields, { ...placed(picture, index), pdf: pdfs.get(item), id: `tour-${id}` })
  }
}
