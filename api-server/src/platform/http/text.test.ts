import { beforeEach, describe, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { formOf, picture, sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'

const KEPT = 'மீனாக்ஷி മീനാക്ഷി e\u0301 Ω %_\\\'"'
const REFUSED = [
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['a bidi control', 'a\u202eb'],
  ['a line break', 'a\r\nBcc: all@example.com'],
] as const

const CONTACT = { name: 'Ravi', email: 'ravi@example.com', phone: '9840012345', message: 'Hello' }
const PACKAGE = {
  ...{ name: 'Ravi', email: 'ravi@example.com', phone: '9840012345', category: 'Basic', tourName: 'Hills' },
  ...{ services: ['Boat'] },
}
const ACCOUNT = {
  ...{ name: 'Meena', email: 'meena@example.com', password: 'twelve letters', confirmPassword: 'twelve letters' },
}

eachRoute('text', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    for (const table of ['bookings', 'enquiries'] as const) await app.database.db.deleteFrom(table).execute()
  })

  const post = (call: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${call}`, payload, headers })

  it('of any script comes back to the byte: bookings, enquiries, cabs', async () => {
    const cab = await insertCab(app)
    const place = { pickUpLocation: KEPT, returnLocation: KEPT, visitingPlaces: [KEPT], CabType: KEPT, package: KEPT }
    const { booking } = (await book(app, outstation(cab, { name: KEPT, ...place }))).json()
    const stored = (await app.bookings.find(booking._id)).booking
    expect([booking.name, stored.name, stored.pickUpLocation, stored.package]).toEqual([KEPT, KEPT, KEPT, KEPT])
    expect([booking.visitingPlaces, stored.returnLocation, stored.cabType]).toEqual([[KEPT], KEPT, KEPT])
    await post('forms', { ...CONTACT, name: KEPT, message: `${KEPT}\n${KEPT}` })
    const { page } = await app.enquiries.list({})
    expect(page[0]?.enquiry).toMatchObject({ name: KEPT, message: `${KEPT}\n${KEPT}` })
    const cookie = await sessionOf(app)
    const { headers, payload } = await formOf([
      ...Object.entries({ carModel: KEPT, brand: KEPT, price: '1', seats: '4', description: KEPT }),
      ...Object.entries({ category: 'Drop Trip' }),
      ['imageUrl', { file: await picture(), name: `${KEPT}.jpg` }],
    ])
    const { newCar } = (await post('createCar', payload, { ...headers, cookie })).json()
    expect(newCar).toMatchObject({ carModel: KEPT, brand: KEPT, description: KEPT })
    expect(newCar.imageUrl).toMatch(/^\/uploads\/[\w-]{36}\/640\.webp$/)
  })

  it('in another encoding than UTF-8 is refused: letters would be lost', async () => {
    const fields = { carModel: 'CoupX', brand: 'Renault', price: '1', seats: '4', description: 'D' }
    const { headers, payload } = await formOf([
      ...Object.entries({ ...fields, category: 'Drop Trip' }),
      ['imageUrl', { file: await picture(), name: 'a.jpg' }],
    ])
    const latin1 = Buffer.from(payload.toString('latin1').replace('CoupX', 'Coup\xe9'), 'latin1')
    const reply = await post('createCar', latin1, { ...headers, cookie: await sessionOf(app) })
    expect([reply.statusCode, reply.json().detail]).toEqual([400, 'The request is not valid UTF-8 text.'])
  })

  describe.each(REFUSED)('with %s is refused', (what, text) => {
    const isLines = what === 'a line break'

    it('in every field of a booking', async () => {
      const cab = await insertCab(app)
      const fields = ['name', 'mail', 'mobile', 'pickUpLocation', 'returnLocation', 'package', 'CabType', 'from']
      for (const field of [...fields, 'PickUpdate', 'pickUpTime', 'triptype', 'LocalTripType']) {
        const reply = await book(app, outstation(cab, { [field]: text }))
        expect([field, reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([
          field,
          400,
          `bookingDetails.${field}`,
        ])
      }
      const places = await book(app, outstation(cab, { visitingPlaces: ['Ooty', text] }))
      expect(places.json().errors[0].path).toBe('bookingDetails.visitingPlaces.1')
      expect((await book(app, outstation(cab, { selectedCab: { _id: text } }))).statusCode).toBe(400)
      expect(await app.database.db.selectFrom('bookings').selectAll().execute()).toEqual([])
    })

    it('in every field of a form', async () => {
      const fields = ['name', 'email', 'phone', ...(isLines ? [] : ['message'])]
      for (const field of fields)
        expect((await post('forms', { ...CONTACT, [field]: text })).statusCode, field).toBe(400)
      for (const field of ['tourName', 'category', 'imageUrl', 'access_key'])
        expect((await post('forms', { ...PACKAGE, [field]: text })).statusCode, field).toBe(400)
      for (const services of [text, ['Boat', text]])
        expect((await post('forms', { ...PACKAGE, services })).statusCode, 'services').toBe(400)
      expect((await app.enquiries.list({})).total).toBe(0)
    })

    it('in accounts, notes and searches', async () => {
      const cookie = await sessionOf(app)
      for (const field of ['name', 'email']) {
        expect((await post('register', { ...ACCOUNT, [field]: text })).statusCode, field).toBe(400)
      }
      const password = `twelve letters ${text}`
      const account = { ...ACCOUNT, password, confirmPassword: password }
      expect((await post('register', account)).json().errors?.[0]?.path).toBe('password')
      expect([400, 401]).toContain((await post('login', { email: text, password: text })).statusCode)
      const { booking } = (await book(app, outstation(await insertCab(app)))).json()
      const url = `/api/v1/bookings/${booking._id}`
      const note = await app.inject({ method: 'PATCH', url, payload: { note: text }, headers: { cookie } })
      expect(note.statusCode).toBe(isLines ? 200 : 400)
      const lists = ['bookings?q=', 'enquiries?q=', 'bookings?cursor=', 'avaibleCars?category=', 'bookings/', 'cabs/']
      for (const list of lists) {
        const search = `/api/v1/${list}${encodeURIComponent(text.toWellFormed())}`
        const { statusCode } = await app.inject({ url: search, headers: { cookie } })
        // A replaced surrogate is a letter like another.
        expect(statusCode, search).toBeLessThan(500)
        if (text.isWellFormed()) expect(statusCode, search).toBe(400)
      }
    })
  })
})
