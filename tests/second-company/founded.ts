import type { Tariff } from 'shared-api/contract'
import sharp from 'sharp'
import { dayFromToday } from '../harness/days.ts'
import { ADMIN } from '../harness/server.ts'
import type { Calls } from './calls.ts'
import { CABS, driversCsv, tripsCsv, tripTypesOf, vehiclesCsv } from './fleet.ts'
import { OLDER_TARIFF, SETTINGS } from './settings.ts'
import { FIRST_DAY } from './trips.ts'

/** The clerks; the second one reads Tamil. */
export const CLERKS = [
  { name: 'Sumathi K', email: 'sumathi@vaigai.example', language: 'en' },
  { name: 'செந்தில் குமார்', email: 'senthil@vaigai.example', language: 'ta' },
] as const
export const CLERK_PASSWORD = 'a clerk of many tides'

/** A company as its owner sets it up on the first day: settings, tariffs, fleet, staff, the trips of the notebook. */
export async function found(owner: Calls, clerkCalls: () => Calls) {
  await owner.patch('settings', SETTINGS)
  await setPictures(owner)
  await putInForce(owner, OLDER_TARIFF, FIRST_DAY - 1)
  const cabs: string[] = []
  for (const cab of CABS) cabs.push(await addCab(owner, cab))
  await importFile(owner, 'vehicles', vehiclesCsv())
  await importFile(owner, 'drivers', driversCsv())
  await importFile(owner, 'bookings', tripsCsv(FIRST_DAY - 1))
  for (const clerk of CLERKS) await addClerk(owner, clerkCalls(), clerk)
  return cabs
}

/** Makes a tariff and puts it in force from a day, counted from today. */
export async function putInForce(owner: Calls, parts: object, day: number) {
  const { tariff } = await owner.post<{ tariff: Tariff }>('tariffs', parts)
  await owner.post(`tariffs/${tariff.id}/in-force`, { from: dayFromToday(day) })
}

async function addCab(owner: Calls, cab: (typeof CABS)[number]): Promise<string> {
  const form = new FormData()
  const texts = { ...cab, description: `${cab.carModel}: clean, on time, with a driver who knows the ghats.` }
  for (const [field, text] of Object.entries(texts)) form.append(field, text)
  for (const type of tripTypesOf(cab)) form.append('category', type)
  form.append('imageUrl', await picture(CABS.indexOf(cab)), 'cab.jpg')
  const { newCar } = await owner.post<{ newCar: { _id: string } }>('createCar', form)
  return newCar._id
}

/** A logo far wider than it is high. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="80"><rect width="420" height="80" rx="40"
  fill="#7a1f3d"/><circle cx="40" cy="40" r="22" fill="#f5b301"/></svg>`

async function setPictures(owner: Calls) {
  const logo = new Blob([new Uint8Array(await sharp(Buffer.from(LOGO)).png().toBuffer())])
  for (const [name, file] of [
    ['logo', logo],
    ['hero', await picture(3, { width: 1200, height: 800 })],
  ] as const) {
    const form = new FormData()
    form.append('imageUrl', file, name)
    await owner.put(`settings/pictures/${name}`, form)
  }
}

const picture = async (nth: number, size = { width: 600, height: 400 }) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { ...size, channels: 3, background: { r: 60 + nth * 25, g: 70, b: 110 } } })
        .jpeg()
        .toBuffer(),
    ),
  ])

async function importFile(owner: Calls, kind: string, csv: string) {
  const form = new FormData()
  form.append('kind', kind)
  form.append('fileName', `${kind}.csv`)
  form.append('file', new Blob([csv]), `${kind}.csv`)
  await owner.post('imports', form)
}

async function addClerk(owner: Calls, clerk: Calls, { name, email, language }: (typeof CLERKS)[number]) {
  const first = 'given by the owner once'
  await owner.post('staff', { name, email, staffRole: 'clerk', password: first, ownPassword: ADMIN.password })
  await clerk.logIn(email, first)
  const passwords = { currentPassword: first, password: CLERK_PASSWORD, confirmPassword: CLERK_PASSWORD }
  await clerk.post('account/password', passwords)
  await clerk.put('desk/preferences', { language })
}
