import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tripRules } from '../../lib/trip-rules.ts'
import { CARS, cabs, DISTANCE, estimate, field, press, radio, renderSearchForm } from '../../testing/booking-form.tsx'
import { innova } from '../../testing/cabs.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { fullTrip } from '../../testing/trips.ts'

/** A line of the list, which no layout shows here. */
const option = (name: string) => screen.findByText(name, { selector: '[role=option] > span' })
const place = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })

/** Types into a field whose list has come. */
async function type(name: string, text: string) {
  await userEvent.click(place(name))
  await waitFor(() => expect(place(name).hasAttribute('data-expanded')).toBe(true))
  await userEvent.keyboard(text)
}

beforeAll(async () => {
  await tripRules.load()
})
let calls: ReturnType<typeof fakeApi>
beforeEach(() => {
  calls = fakeApi({ [CARS]: cabs(innova), [DISTANCE]: estimate })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('takes what was typed by someone who went on before the list had come', async () => {
  renderSearchForm()
  place('From').focus()
  await userEvent.paste('madras')
  await userEvent.tab()
  await waitFor(() => expect(place('From').value).toBe('Chennai'))
})

test('a typed name is picked by Enter or by going on, and fills in state, city and distance', async () => {
  renderSearchForm()
  await type('From', 'madras{Enter}')
  expect(place('From').value).toBe('Chennai')
  await type('To', 'madu{Tab}')
  expect(place('To').value).toBe('Madurai')
  await waitFor(() => expect(field('Distance (km)').value).toBe('460'))
  await userEvent.click(screen.getByRole('tab', { name: 'Choose by state' }))
  const chosen = ['From State', 'From City', 'To State', 'To City'].map((label) => field(label).value)
  expect(chosen).toEqual(['TN', 'tn-chennai', 'TN', 'tn-madurai'])
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Search by name', selected: true }))
  expect(place('From').value).toBe('Chennai')
})

test('asks for the cities once the lists of them are shown', async () => {
  renderSearchForm()
  await type('From', 'madras{Enter}')
  expect(calls).not.toHaveProperty('/api/v1/cities')
  await userEvent.click(screen.getByRole('tab', { name: 'Choose by state' }))
  await waitFor(() => expect(calls).toHaveProperty('/api/v1/cities'))
})

test('keeps what was typed before the list had come, and the keyboard with it', async () => {
  renderSearchForm()
  place('From').focus()
  await userEvent.keyboard('coch')
  await option('Ernakulam')
  expect(document.activeElement).toBe(place('From'))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(place('From').value).toBe('Ernakulam')
})

test('a place near a city is offered as the pick-up, and on an outstation trip as the first visiting place', async () => {
  renderSearchForm()
  await type('From', 'chennai air{Enter}')
  expect(place('From').value).toBe('Chennai Airport')
  expect(field('Pick-up Location').value).toBe('Chennai Airport')
  await type('To', 'munnar')
  await userEvent.click(await option('Munnar'))
  expect(field('Visiting Place 1 (optional)').value).toBe('Munnar')
  await type('From', 'salem{Enter}')
  expect(field('Pick-up Location').value).toBe('')
})

test('on a trip without visiting places the place to go to stands beside the pick-up', async () => {
  renderSearchForm(fullTrip({ tripType: 'Drop Trip' }))
  await type('To', 'madurai air{Enter}')
  await screen.findByText('Note for the driver: to Madurai Airport')
  expect(field('Pick-up Location').value).toBe('Anna Nagar')
})

test('says that it knows no such place, and that a field is empty, once for each end', async () => {
  renderSearchForm()
  await type('From', 'reykjavik{Tab}')
  expect(screen.getByText(/^We could not find that place/)).toBeDefined()
  expect(place('From').value).toBe('reykjavik')
  await radio(/Innova/)
  await press('Book Now')
  const lines = within(screen.getByRole('alert')).getAllByRole('link')
  expect(lines.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'From City is required',
    'To City is required',
    'Distance (km) is required',
  ])
  await userEvent.click(lines[1] as HTMLElement)
  expect(document.activeElement).toBe(place('To'))
})

test('another place than the one that was typed is offered and never taken', async () => {
  renderSearchForm()
  await type('From', 'Gotty{Enter}{Tab}')
  expect(place('From').value).toBe('Gotty')
  await screen.findByText('Which of these do you mean?')
  await press('Gooty')
  expect(place('From').value).toBe('Gooty')
  await screen.findByText(/We start from Anantapur, 60 km away/)
  expect(field('Pick-up Location').value).toBe('Gooty')
})

test('an emptied field, and one that is left untouched, choose nothing', async () => {
  const booked = renderSearchForm(fullTrip())
  await userEvent.click(place('To'))
  await userEvent.tab()
  expect(place('To').value).toBe('Madurai')
  await userEvent.clear(place('To'))
  await userEvent.tab()
  expect(place('To').value).toBe('')
  await radio(/Innova/)
  await press('Book Now')
  expect(booked).toEqual([])
})
