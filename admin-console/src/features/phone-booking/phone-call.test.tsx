import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import CreateBookingPage from '../../routes/create-booking-page.tsx'
import { chooseTripType, field } from '../../testing/booking-fields.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, cab, tariffParts } from '../../testing/samples.ts'

// A slow machine takes a while to read the names of all places.
beforeAll(async () => {
  await Promise.all([import('shared-api/message'), import('shared-api/message/places')])
})

const CARS = { body: { Cars: [cab({ cabClass: 'sedan' })] } }
const open = (answers: Parameters<typeof fakeApi>[0] = {}, at = '/bookings/create') => {
  const api = fakeApi({
    'GET avaibleCars': CARS,
    'GET tariff': { body: { tariff: tariffParts() } },
    'GET distance': { body: { km: 150, source: 'estimate' } },
    'GET contacts': { body: { contacts: [] } },
    'GET bookings': { body: { bookings: [], nextCursor: null, total: 0 } },
    ...answers,
  })
  return { api, ...renderPage(<CreateBookingPage />, { at }) }
}

/** Types a place into one end of the trip and goes on. */
async function goOn(end: string, text: string) {
  fireEvent.change(field(end), { target: { value: text } })
  fireEvent.blur(field(end))
}
const paste = (text: string) => fireEvent.paste(field('Paste a message'), { clipboardData: { getData: () => text } })

test('a place is taken by an old name or one of another script, and an area of a city is the pick-up too', async () => {
  open()
  await goOn('From', 'கிண்டி')
  await waitFor(() => expect(field('Pick-up location').value).toBe('கிண்டி'))
  await goOn('To', 'pondy')
  await waitFor(() => expect(field('To').value).toBe('Puducherry'))
  await waitFor(() => expect(field('Distance').value).toBe('176'))
})

test('a place that nobody knows stays as typed, and its list of cities stays while it is gone through', async () => {
  open()
  await chooseTripType('Drop Trip')
  await goOn('From', 'Xqzvil Farm')
  const near = await screen.findByLabelText<HTMLSelectElement>('City nearby (From)')
  for (const city of ['tn-ariyalur', 'tn-chennai', '', 'tn-madurai']) {
    await userEvent.selectOptions(near, city)
    expect(screen.getByLabelText('City nearby (From)')).toBe(near)
    expect(near.value).toBe(city)
  }
  expect(field('From').value).toBe('Xqzvil Farm')
  expect(field('Pick-up location').value).toBe('Xqzvil Farm')
})

test('a pasted message fills in the form, marks what is doubtful until it is changed, and saves nothing', async () => {
  const { api } = open()
  await userEvent.type(field('Name'), 'Meena')
  paste('Need sedan 12 dec 5 mani Guindy to Pondy drop 4 pax, child seat, 98400 12345')
  await screen.findByText(/Filled in. Nothing is saved yet/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Drop Trip' }).checked).toBe(true)
  await waitFor(() => expect(field('Cab').value).toBe('dzire'))
  expect([field('From').value, field('To').value, field('Persons').value]).toEqual(['Guindy', 'Puducherry', '4'])
  expect([field('Pick-up time').value, field('Mobile').value]).toEqual(['05:00', '+91 98400 12345'])
  expect(field('Name').value).toBe('Meena')
  screen.getByText(/Check with the traveller: Pick-up time/)
  screen.getByText(/Not understood: child seat/)
  fireEvent.change(field('Pick-up time'), { target: { value: '17:00' } })
  expect(screen.queryByText(/Check with the traveller/)).toBeNull()
  expect(api.calls.filter(({ call }) => call.startsWith('POST bookings'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect([field('From').value, field('Persons').value, field('Name').value]).toEqual(['', '', 'Meena'])
})

test('a message about something else changes nothing', async () => {
  open()
  paste('🙏')
  await screen.findByText(/No trip was found/)
  expect(field('From').value).toBe('')
})

test('the earlier trips of a number are shown, and one is taken again without its days', async () => {
  const earlier = booking({ mobile: '+919447012347' })
  const { api } = open({ 'GET bookings': { body: { bookings: [earlier], nextCursor: null, total: 1 } } })
  fireEvent.change(field('Pick-up date'), { target: { value: '24/12/2026' } })
  await userEvent.type(field('Mobile'), '94470 12347')
  await userEvent.click(await screen.findByRole('button', { name: 'Same trip again' }))
  expect([field('From').value, field('To').value]).toEqual(['Chennai', 'Madurai'])
  expect(field('Mobile').value).toBe('94470 12347')
  expect(field('Pick-up date').value).toBe('24/12/2026')
  expect(api.calls.find(({ call }) => call === 'GET bookings')?.query.get('q')).toBe('+919447012347')
})

test.each([
  ['a confirmed booking is assigned next', { body: { booking: { ...booking(), history: [] } } }, '/bookings/create'],
  [
    'a booking that was not confirmed opens with what is in the way',
    problem(409, 'No vehicle is free.'),
    '/bookings/b2',
  ],
])('%s', async (_name, confirmed, path) => {
  const { mails, note, ...receipt } = booking({ _id: 'b2', reference: 'TT-NEW222' })
  const { api, router, notices } = open(
    {
      'GET bookings/b1': { body: { booking: { ...booking({ _id: 'b1' }), history: [] } } },
      'POST bookings': { body: { success: true, booking: receipt } },
      'POST bookings/b2/state': confirmed,
    },
    '/bookings/create?booking=b1',
  )
  await waitFor(() => expect(field('Mobile').value).toBe('+91 94470 12347'))
  await userEvent.selectOptions(field('Language'), 'ta')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm and assign' }))
  await waitFor(() => expect(api.bodies('POST bookings/b2/state')).toEqual([{ to: 'confirmed' }]))
  expect(api.bodies('POST bookings')[0]).toMatchObject({ language: 'ta' })
  if (path === '/bookings/create') await screen.findByRole('dialog')
  else await waitFor(() => expect(notices.map(({ message }) => message)).toContain('No vehicle is free.'))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})
