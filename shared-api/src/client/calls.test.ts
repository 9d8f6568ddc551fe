import { expect, test } from 'vitest'
import { sendBooking } from './bookings.ts'
import { createCar, deleteCar, getAllCars, updateCar } from './cabs.ts'
import { getBooking, getBookings } from './desk.ts'
import { ApiProblem, ApiUnreachable } from './errors.ts'
import { updateVehicle } from './fleet.ts'
import { sendForm } from './forms.ts'
import { retryMail } from './outbox.ts'
import { createHoliday, updateTour } from './packages.ts'
import { always, startServer } from './testing/answering-server.ts'

const cab = {
  _id: 'c1',
  carModel: 'Innova',
  brand: 'Toyota',
  seats: 7,
  price: 2500,
  description: '',
  category: ['Outstation'],
  imageUrl: '/uploads/a/640.webp',
  availability: true,
  onRide: false,
  localTripType: null,
  pricePerday: null,
  pricePerKm: null,
  cabClass: null,
  transmission: null,
  fuel: null,
  pictures: [],
  pictureTexts: [],
  visibility: 'public',
}
const picture = new File(['webp'], 'cab.webp', { type: 'image/webp' })

test('the list of cabs', async () => {
  const { client } = await startServer(always({ cabs: [cab] }))
  expect((await getAllCars(client)).cabs).toEqual([cab])
})

test('a new cab goes as a form with its picture', async () => {
  const { client, seen } = await startServer(always({ newCar: cab }))
  const fields = { carModel: 'Innova', brand: 'Toyota', price: 2500, seats: 7, description: 'Roomy' }
  await createCar(client, { ...fields, category: ['Outstation', 'Drop Trip'] }, picture)
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/createCar' })
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(partsOf(seen[0]?.body)).toEqual({
    carModel: 'Innova',
    brand: 'Toyota',
    price: '2500',
    seats: '7',
    description: 'Roomy',
    category: '["Outstation","Drop Trip"]',
    imageUrl: 'webp',
  })
})

test('an edit says which version it was made on, and gives the next', async () => {
  const { client, seen } = await startServer(always({ car: cab }, { headers: { etag: '"8"' } }))
  const { etag } = await updateCar(client, 'c1', { price: 2600 }, { ifMatch: '"7"' })
  expect(etag).toBe('"8"')
  expect(seen[0]).toMatchObject({ method: 'PUT', url: '/api/v1/update/c1', body: '{"price":2600}' })
  expect(seen[0]?.headers['if-match']).toBe('"7"')
  await updateCar(client, 'c1', { price: 2600 })
  expect(seen[1]?.headers).not.toHaveProperty('if-match')
})

test('refuses an edit of a record that has changed since, with the current record', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Precondition Failed',
    status: 412,
    detail: 'Changed since',
    current: cab,
  }
  const { client } = await startServer(always(problem, { status: 412, headers: { etag: '"9"' } }))
  const edit = updateCar(client, 'c1', { price: 2600 }, { ifMatch: '"7"' })
  await expect(edit).rejects.toMatchObject({ status: 412, current: cab, etag: '"9"' })
})

test('an edit with a new picture goes as a form', async () => {
  const { client, seen } = await startServer(always({ car: cab }))
  await updateCar(client, 'c1', { price: 2600 }, { picture })
  expect(partsOf(seen[0]?.body)).toEqual({ price: '2600', imageUrl: 'webp' })
})

test('a delete', async () => {
  const { client, seen } = await startServer(always({ success: true, message: 'Car deleted successfully!' }))
  expect((await deleteCar(client, 'c1')).message).toBe('Car deleted successfully!')
  expect(seen[0]).toMatchObject({ method: 'DELETE', url: '/api/v1/delete/c1' })
})

test('the lists of a new package go field by field, those of an edit as JSON text', async () => {
  const holiday = { _id: 'h1', name: 'Munnar', imageUrl: '', services: [], category: [], pdf: null }
  const made = await startServer(always({ holiday }))
  await createHoliday(made.client, { name: 'Munnar', services: ['Hotel', { name: 'Cab' }], category: ['Hills'] }, {})
  expect(partsOf(made.seen[0]?.body)).toEqual({
    name: 'Munnar',
    'services[0][name]': 'Hotel',
    'services[1][name]': 'Cab',
    'category[0][name]': 'Hills',
  })
  const edited = await startServer(always({ tour: { ...holiday, numberOfPersons: 4 } }))
  const fields = {
    name: 'Munnar',
    services: [{ id: 's1', name: 'Cab' }],
    category: 'Basic' as const,
    numberOfPersons: 4,
  }
  await updateTour(edited.client, 'h1', fields, {})
  expect(partsOf(edited.seen[0]?.body)).toEqual({
    name: 'Munnar',
    category: 'Basic',
    numberOfPersons: '4',
    services: '[{"id":"s1","name":"Cab"}]',
  })
})

test('a booking is sent by the names of the wire, with its idempotency key', async () => {
  const errors = [{ path: 'bookingDetails.selectedCab', message: 'This cab is taken' }]
  const problem = { type: 'about:blank', title: 'Invalid input', status: 400, detail: 'This cab is taken', errors }
  const { client, seen } = await startServer(always(problem, { status: 400 }))
  const trip = {
    from: 'tn-chennai',
    to: 'tn-madurai',
    pickUpTime: '08:00',
    pickUpLocation: 'Egmore',
    distance: 460,
    selectedCab: { _id: 'c1' },
    name: 'Meena',
    mobile: '9840012345',
    mail: 'meena@example.com',
  }
  const details = { ...trip, tripType: 'Drop Trip' as const, pickUpDate: '2030-01-01', numberOfPersons: 3 }
  const sent = { ...trip, triptype: 'Drop Trip', PickUpdate: '2030-01-01', NumberOfPersons: 3 }
  await expect(sendBooking(client, details, 'key-1')).rejects.toMatchObject({ status: 400, errors })
  expect(seen[0]?.headers['idempotency-key']).toBe('key-1')
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ bookingDetails: sent })
  await sendBooking(client, details, 'key-1', { website: 'https://spam.example' }).catch(() => {})
  expect(JSON.parse(seen[1]?.body ?? '')).toEqual({ bookingDetails: sent, website: 'https://spam.example' })
})

test('the desk’s filters go as query parameters', async () => {
  const { client, seen } = await startServer(always({ bookings: [], nextCursor: null, total: 0 }))
  await getBookings(client, { status: 'new', q: '', limit: 25 })
  expect(seen[0]?.url).toBe('/api/v1/bookings?status=new&limit=25')
  await expect(getBooking(client, 'b1')).rejects.toThrow('cannot be reached')
})

test('an edit of a vehicle says which version it was made on; a paper may come without a number', async () => {
  const papers = [{ kind: 'tax' as const, number: '', lastDay: '2027-03-31' }]
  const car = { brand: 'Toyota', carModel: 'Innova', deleted: false }
  const own = { enabled: true, note: '', base: null, absences: [] }
  const vehicle = { id: 'v1', registration: null, cabId: 'c1', cab: car, papers, ...own }
  const { client, seen } = await startServer(always({ vehicle }, { headers: { etag: '"3"' } }))
  const fields = { papers: [{ kind: 'tax' as const, lastDay: '2027-03-31' }] }
  expect(await updateVehicle(client, 'v1', fields, { ifMatch: '"2"' })).toEqual({ reply: { vehicle }, etag: '"3"' })
  expect(seen[0]).toMatchObject({ method: 'PATCH', url: '/api/v1/vehicles/v1', body: JSON.stringify(fields) })
  expect(seen[0]?.headers['if-match']).toBe('"2"')
})

test('a mail is sent again', async () => {
  const { client, seen } = await startServer(always({}))
  await retryMail(client, 'm1')
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/outbox/m1/retry' })
})

test('takes a form’s reply as it is, and throws for anything else', async () => {
  const form = { name: 'Meena', email: 'meena@example.com', phone: '9840012345', message: 'Hello' }
  const refused = { success: false, message: 'Mobile must be an Indian mobile number' }
  const refusing = await startServer(always(refused, { status: 400 }))
  expect(await sendForm(refusing.client, form, 'key-1')).toEqual(refused)
  expect(refusing.seen[0]?.headers['idempotency-key']).toBe('key-1')
  const failing = await startServer(always({ oops: true }, { status: 503 }))
  await expect(sendForm(failing.client, form, 'key-1')).rejects.toBeInstanceOf(ApiProblem)
  const other = await startServer(always({ oops: true }))
  await expect(sendForm(other.client, form, 'key-1')).rejects.toBeInstanceOf(ApiUnreachable)
})

/** The parts of a multipart body by name, as text. */
function partsOf(body = ''): Record<string, string> {
  const parts = body.matchAll(/name="([^"]+)"[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([^\r]*)\r\n/g)
  return Object.fromEntries([...parts].map(([, name = '', text = '']) => [name, text]))
}
