import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  CARS,
  cabs,
  choose,
  DISTANCE,
  estimate,
  field,
  press,
  radio,
  renderForm,
  total,
} from '../../testing/booking-form.tsx'
import { dzire, innova } from '../../testing/cabs.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { classTariff, linesTariff } from '../../testing/tariff.ts'
import { dayFromNow, fullTrip } from '../../testing/trips.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answers = { [CARS]: cabs(dzire, innova), [DISTANCE]: estimate }
const row = (name: RegExp) => screen.findByRole('row', { name })

test("a tariff of a charge per km and the cab's price bills one way, and says so", async () => {
  fakeApi(answers)
  renderForm(fullTrip())
  await row(/Distance 460 km, one way/)
  expect(screen.getByText('The price is for one way; the way back would add ₹16,100.')).toBeDefined()
  expect(await radio(/Dzire/)).toBeDefined()
  expect(screen.getByText('₹17,500')).toBeDefined()
  expect(total()).toContain('₹19,100.00')
})

test('a local trip goes no way and comes back from none', async () => {
  fakeApi(answers)
  renderForm(fullTrip({ tripType: 'Local Trip' }))
  await row(/^Distance 460 km$/)
  expect(screen.queryByText(/one way/)).toBeNull()
})

test('by a tariff of classes cabs have their charge, then the trip, and are ordered by it', async () => {
  const suv = { ...dzire, cabClass: 'suv' as const, price: 1 }
  const sedan = { ...innova, cabClass: 'sedan' as const, price: 9000 }
  fakeApi({ ...answers, [CARS]: cabs(suv, sedan) })
  renderForm(undefined, classTariff)
  await radio(/Dzire/)
  const names = () => screen.getAllByRole('radio').map((cab) => cab.getAttribute('value'))
  expect(names()).toEqual([sedan._id, suv._id])
  screen.getByText(/₹13\/km, at least 250 km a day/)
  const text = () => document.body.textContent ?? ''
  for (const untrue of ['₹9,000', 'Please call us for a price']) expect(text()).not.toContain(untrue)
  cleanup()
  renderForm(fullTrip({ selectedCab: '' }), classTariff)
  await screen.findByText('₹11,960')
  expect(names()).toEqual([sedan._id, suv._id])
  for (const untrue of ['₹9,000', 'Please call us for a price', '/km,']) expect(text()).not.toContain(untrue)
})

test('a tariff that bills there and back says so, and the price has a line for each part of it', async () => {
  fakeApi(answers)
  renderForm(fullTrip({ pickUpTime: '23:00' }), linesTariff)
  await row(/Distance 920 km, there and back/)
  await row(/Distance 920 km × ₹13 ₹11,960.00/)
  await row(/Driver allowance 3 × ₹400 ₹1,200.00/)
  await row(/Night charge 1 × ₹300 ₹300.00/)
  await row(/GST 5% ₹673.00/)
  expect(total()).toContain('₹14,133.00')
  await row(/In advance ₹3,534.00/)
  await row(/At boarding ₹10,599.00/)
  expect(screen.getByText(/In this price: the cab, its driver, driver allowance/)).toBeDefined()
  expect(screen.getByText(/Not in this price: toll, parking, permits\./)).toBeDefined()
  expect(screen.getByText(/^until \w{3}, \d+ \w{3}, 11:00 pm: free$/)).toBeDefined()
  expect(screen.getByText(/there is a night charge of ₹300/)).toBeDefined()
})

test('a local trip by the hour is asked for its hours, not for its km and when it ends', async () => {
  fakeApi(answers)
  const local = { tripType: 'Local Trip', to: 'tn-chennai', distance: '', returnDate: '', returnTime: '' } as const
  const booked = renderForm(fullTrip({ ...local, pickUpDate: dayFromNow(2), pickUpTime: '21:30' }), linesTariff)
  await radio(/Innova/)
  expect(screen.queryByLabelText('Distance (km)')).toBeNull()
  expect(screen.queryByLabelText('Return Date')).toBeNull()
  await press('Book Now')
  expect((await screen.findAllByText('Hours is required')).length).toBeGreaterThan(0)
  expect([...field('Hours').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose the hours',
    '4 hours, 40 km: ₹1,350',
  ])
  await choose('Hours', '4 hours, 40 km: ₹1,350')
  expect(total()).toContain('₹1,733.00')
  await press('Book Now')
  expect(booked).toMatchObject([{ trip: { hours: '4', distance: '' } }])
})

test('a hill way is charged for hours and for a typed distance, as the server charges it', async () => {
  const hills = { ...linesTariff, surcharges: { hill: { amount: 300 } } }
  fakeApi({ ...answers, [DISTANCE]: { body: { ...estimate.body, hill: true } } })
  renderForm(fullTrip({ distance: '450', distanceSource: 'visitor' }), hills)
  await row(/Hill charge ₹300.00/)
  cleanup()
  const local = {
    tripType: 'Local Trip',
    hours: '4',
    distance: '',
    distanceFor: '',
    returnDate: '',
    returnTime: '',
  } as const
  renderForm(fullTrip(local), hills)
  await row(/Hill charge ₹300.00/)
})

test('a typed distance that is far from the way by road is asked about once', async () => {
  fakeApi(answers)
  const booked = renderForm(fullTrip({ distance: '46', distanceSource: 'visitor' }))
  await radio(/Innova/)
  await screen.findByText(/Your own distance/)
  await press('Book Now')
  expect((await screen.findAllByText(/press Book Now again to keep yours/)).length).toBeGreaterThan(0)
  expect(booked).toEqual([])
  await press('Book Now')
  expect(booked).toMatchObject([{ trip: { distance: '46' } }])
})

test('a trip without a price with the chosen cab is not booked', async () => {
  fakeApi(answers)
  const booked = renderForm(fullTrip({ tripType: 'Drop Trip' }), linesTariff)
  await radio(/Innova/)
  expect(total()).toContain('Please call us for a price')
  await press('Book Now')
  expect((await screen.findAllByText(/We have no price for this cab on this trip/)).length).toBeGreaterThan(0)
  expect(booked).toEqual([])
})
