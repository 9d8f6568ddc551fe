import { AllCarsReply, HolidaysReply, PackageDetailsInput, Registration, ToursReply } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { describe, expect, it } from 'vitest'
import { keptFiles } from '../testing/desk.ts'
import { eachEmptyEngine } from '../testing/engines.ts'
import { DEMO_CABS } from './cabs.ts'
import { HOLIDAY_DETAILS } from './holiday-details.ts'
import { DEMO_HOLIDAYS } from './holidays.ts'
import type { DemoDetails } from './packages.ts'
import { TOUR_DETAILS } from './tour-details.ts'
import { DEMO_TOURS } from './tours.ts'

function expectWhole(details: DemoDetails | undefined) {
  const { more, startsIn, ...fields } = details ?? { more: [] }
  expect(PackageDetailsInput.parse(fields)).toMatchObject(fields)
  expect(fields.itinerary).toHaveLength(fields.days ?? 0)
  for (const city of [fields.startCity, fields.endCity]) expect(findCity(city ?? '')?.id).toBe(city)
  expect(fields.priceFrom).toBeGreaterThan(0)
  expect(fields.anyDay || startsIn).toBeTruthy()
}

describe('the demo data', () => {
  it('has 25 cabs or more that can be booked, and several for each trip type', () => {
    const ready = DEMO_CABS.filter(({ resting }) => !resting)
    expect(ready.length).toBeGreaterThanOrEqual(27)
    for (const tripType of ['Outstation', 'Local Trip', 'Drop Trip'] as const) {
      expect(ready.filter(({ category }) => category.includes(tripType)).length).toBeGreaterThanOrEqual(9)
    }
  })

  it('says of each package what it takes to judge it', () => {
    for (const { id } of DEMO_HOLIDAYS) expectWhole(HOLIDAY_DETAILS[id])
    for (const { id } of DEMO_TOURS) expectWhole(TOUR_DETAILS[id])
  })

  it('gives each cab a picture of its own', () => {
    expect(new Set(DEMO_CABS.map(({ picture }) => picture)).size).toBe(DEMO_CABS.length)
  })

  it('gives each record its own id', () => {
    const ids = [...DEMO_CABS, ...DEMO_HOLIDAYS, ...DEMO_TOURS].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

eachEmptyEngine('seeding', (engine) => {
  it('fills a new database once, with pictures and PDFs that are served', async () => {
    const app = await engine.app({ DEMO_DATA: 'on' })
    const { cabs } = AllCarsReply.parse((await app.inject('/api/v1/allCars')).json())
    const { holidays } = HolidaysReply.parse((await app.inject('/api/v1/holiday')).json())
    const { tour } = ToursReply.parse((await app.inject('/api/v1/tour')).json())
    expect(cabs.map(({ carModel }) => carModel)).toEqual(DEMO_CABS.map(({ carModel }) => carModel))
    expect(holidays.map(({ name }) => name)).toEqual(DEMO_HOLIDAYS.map(({ name }) => name))
    expect(tour.map(({ name }) => name)).toEqual(DEMO_TOURS.map(({ name }) => name))

    const packages = [...holidays, ...tour]
    const files = [...cabs, ...packages]
      .map(({ imageUrl }) => imageUrl)
      .concat(packages.flatMap(({ pdf, pictures }) => [pdf ?? '', ...pictures]))
    for (const file of new Set(files)) expect((await app.inject(file)).statusCode, file).toBe(200)

    const vehicles = await app.vehicles.list()
    expect(vehicles.map(({ cabId }) => cabId)).toEqual(cabs.map(({ _id }) => _id))
    for (const { registration } of vehicles) expect(Registration.parse(registration)).toBe(registration)
    expect((await app.drivers.list()).map(({ name }) => name)).toContain('Murugan Selvaraj')
    const { papersToRenew } = await app.deskSummary.read()
    expect(papersToRenew.map(({ owner, kind }) => `${owner} ${kind}`)).toEqual([
      'driver licence',
      'vehicle insurance',
      'vehicle pollution',
      'vehicle fitness',
      'driver badge',
      'vehicle permit',
    ])

    const kept = await keptFiles(app)
    expect(new Set(kept).size).toBe(kept.length)
    await app.cabs.remove('cab-dzire', null)
    const again = await engine.app({ DEMO_DATA: 'on' })
    expect(await again.cabs.list()).toHaveLength(DEMO_CABS.length - 1)
    expect(await keptFiles(again)).toEqual(kept)
  })

  it('continues after an interrupted start, and when two start together', async () => {
    const app = await engine.app({ DEMO_DATA: 'on' })
    const kept = await keptFiles(app)
    const missing = kept.filter((key) => key.startsWith('demo-suv-white') && !key.endsWith('/320.webp'))
    for (const key of missing) await app.uploads.delete(key)
    for (const table of ['settings', 'vehicles', 'drivers', 'cabs', 'packages'] as const)
      await app.database.db.deleteFrom(table).execute()

    const [next, twin] = await Promise.all([engine.app({ DEMO_DATA: 'on' }), engine.app({ DEMO_DATA: 'on' })])
    for (const started of [next, twin]) expect(await started.cabs.list()).toHaveLength(DEMO_CABS.length)
    expect(await keptFiles(next)).toEqual(kept)
  })
})

eachEmptyEngine('without demo data', (engine) => {
  it('a database starts empty and stays so', async () => {
    const app = await engine.app({ DEMO_DATA: 'off' })
    expect(await app.cabs.list()).toEqual([])
    const later = await engine.app({ DEMO_DATA: 'on' })
    expect(await later.cabs.list()).toEqual([])
    expect(await keptFiles(later)).toEqual([])
  })
})
