import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useDeskEvents } from '../../api/use-desk-events.ts'
import BookingsPage from '../../routes/bookings-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { fakeEvents } from '../../testing/fake-events.ts'
import { admin, clerk, renderPage } from '../../testing/render-page.tsx'
import { booking } from '../../testing/samples.ts'

test.each([
  ['?from=garbage&to=2026-99-99', 'Any day', [null, null]],
  ['?to=2026-11-30', 'Any day', [null, null]],
  ['?from=2026-11-22&to=2026-11-30', '22 Nov 2026 – 30 Nov 2026', ['2026-11-22', '2026-11-30']],
])('%s filters by the days that its field shows', async (search, shown, days) => {
  const api = fakeApi({ 'GET bookings': { body: { bookings: [], nextCursor: null, total: 0 } } })
  renderPage(<BookingsPage />, { at: `/bookings${search}` })
  await screen.findByText(/^No booking/)
  expect(screen.getByLabelText('Pick-up date').textContent).toBe(shown)
  const query = api.calls.at(-1)?.query
  expect([query?.get('pickUpFrom'), query?.get('pickUpTo')]).toEqual(days)
})

test('Enter in the search opens the only booking that is found, and of several none', async () => {
  const all = [booking({ _id: 'b1', reference: 'TT-ONE111' }), booking({ _id: 'b2', reference: 'TT-TWO222' })]
  fakeApi({
    'GET bookings': ({ query }) => {
      const bookings = all.filter(({ reference }) => reference.toLowerCase().includes(query.get('q') ?? ''))
      return { body: { bookings, nextCursor: null, total: bookings.length } }
    },
  })
  const { router } = renderPage(<BookingsPage />, { at: '/bookings' })
  const search = screen.getByLabelText('Search bookings')
  await userEvent.type(search, 'tt-{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?q=tt-'))
  await screen.findByText('TT-TWO222')
  await userEvent.type(search, 'two')
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true })
  await waitFor(() => expect(screen.queryByText('TT-ONE111')).toBeNull())
  expect(router.state.location.pathname).toBe('/bookings')
  await userEvent.type(search, '{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b2'))
  await userEvent.clear(search)
  await userEvent.type(search, 'one{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/bookings/b1'))
})

test('the trips from today on come first, until another order is chosen', async () => {
  const api = fakeApi({ 'GET bookings': { body: { bookings: [booking()], nextCursor: null, total: 1 } } })
  renderPage(<BookingsPage />, { at: '/bookings' })
  const marked = async (name: RegExp) => (await screen.findByRole('columnheader', { name })).getAttribute('aria-sort')
  expect(await marked(/^Booking/)).toBe('none')
  expect(api.calls.at(-1)?.query.get('sort')).toBe('upcoming')
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Newest first')
  await waitFor(() => expect(api.calls.at(-1)?.query.get('sort')).toBe('-createdAt'))
  expect(await marked(/^Booking/)).toBe('descending')
})

test('further filters come with a press, and stay while one of them is set', async () => {
  const api = fakeApi({
    'GET bookings': { body: { bookings: [booking()], nextCursor: null, total: 1 } },
    'GET cabs': { body: { cabs: [] } },
    'GET drivers': { body: { drivers: [] } },
  })
  const { router } = renderPage(<BookingsPage />, { at: '/bookings' })
  await userEvent.click(await screen.findByRole('button', { name: 'More filters' }))
  await userEvent.selectOptions(screen.getByLabelText('Paid'), 'a part')
  await userEvent.selectOptions(screen.getByLabelText('Trip type'), 'Drop Trip')
  await waitFor(() => expect(router.state.location.search).toBe('?paid=part&tripType=Drop+Trip'))
  const query = api.calls.at(-1)?.query
  expect([query?.get('paid'), query?.get('tripType')]).toEqual(['part', 'Drop Trip'])
})

test('a click in a row opens its booking; one on its number or box does not', async () => {
  fakeApi({ 'GET bookings': { body: { bookings: [booking({ _id: 'b1' })], nextCursor: null, total: 1 } } })
  const { router } = renderPage(<BookingsPage />, { at: '/bookings' })
  await userEvent.click((await screen.findAllByRole('checkbox')).at(-1) as HTMLElement)
  expect(router.state.location.pathname).toBe('/bookings')
  await userEvent.click(screen.getAllByRole('cell').at(3) as HTMLElement)
  expect(router.state.location.pathname).toBe('/bookings/b1')
})

test('the open bookings of a page are selected by one box, and cancelled by one call', async () => {
  const all = [
    booking({ _id: 'b1', reference: 'TT-ONE111' }),
    booking({ _id: 'b2', reference: 'TT-TWO222', status: 'confirmed', version: 3 }),
    booking({ _id: 'b3', reference: 'TT-TRE333', status: 'completed' }),
    booking({ _id: 'b4', reference: 'TT-FOR444' }),
  ]
  const results = [
    { _id: 'b1', result: 'cancelled' },
    { _id: 'b2', result: 'changed' },
  ]
  const api = fakeApi({
    'GET bookings': { body: { bookings: all, nextCursor: null, total: all.length } },
    'POST bookings/cancel': { body: { results } },
  })
  const { notices } = renderPage(<BookingsPage />, { at: '/bookings' })
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByText('TT-ONE111')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel selected' }))
  expect(screen.queryByText(/^Cancel these/)).toBeNull()
  await userEvent.click(box('Select all on this page'))
  expect(box('Select TT-TRE333').disabled).toBe(true)
  await userEvent.click(box('Select TT-FOR444'))
  expect(box('Select all on this page').indeterminate).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel selected (2)' }))
  const cancel = await screen.findByRole('button', { name: 'Cancel 2 bookings', hidden: true })
  await userEvent.click(cancel)
  await screen.findByText('Reason is required')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'The road is closed')
  await userEvent.click(cancel)
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(api.bodies('POST bookings/cancel')).toEqual([
    {
      bookings: [
        { _id: 'b1', version: 1 },
        { _id: 'b2', version: 3 },
      ],
      reason: 'The road is closed',
    },
  ])
  expect(notices[0]?.message).toBe('1 booking cancelled. Not cancelled: TT-TWO222: somebody else has changed it.')
  expect(api.bodies('GET bookings').length).toBeGreaterThan(1)
})

test('keys move from row to row and act on it; none does while somebody types', async () => {
  const bookings = [booking({ _id: 'b1', reference: 'TT-ONE111' }), booking({ _id: 'b2', reference: 'TT-TWO222' })]
  const api = fakeApi({
    'GET bookings': { body: { bookings, nextCursor: null, total: 2 } },
    'POST bookings/b2/state': { body: { booking: { ...booking({ _id: 'b2', status: 'confirmed' }), history: [] } } },
  })
  const { notices } = renderPage(<BookingsPage />, { at: '/bookings' })
  await screen.findByText('TT-ONE111')
  await userEvent.keyboard('jjx')
  expect(document.activeElement?.textContent).toBe('TT-TWO222')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select TT-TWO222' }).checked).toBe(true)
  await userEvent.keyboard('k')
  expect(document.activeElement?.textContent).toBe('TT-ONE111')
  await userEvent.keyboard('jc')
  await waitFor(() => expect(notices).toMatchObject([{ message: 'TT-TWO222 is confirmed.' }]))
  await userEvent.keyboard('/kc')
  expect(screen.getByLabelText<HTMLInputElement>('Search bookings').value).toBe('kc')
  expect(api.bodies('POST bookings/b2/state')).toEqual([{ to: 'confirmed' }])
})

test('the keys are shown by one of them', async () => {
  fakeApi({ 'GET bookings': { body: { bookings: [booking()], nextCursor: null, total: 1 } } })
  renderPage(<BookingsPage />, { at: '/bookings' })
  await screen.findByRole('table')
  await userEvent.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keys' })
  screen.getByText('Assign driver and car')
})

function Listening({ children }: { children: ReactNode }) {
  useDeskEvents()
  return children
}

test('what comes meanwhile waits behind a button, and no row moves', async () => {
  const first = { _id: 'b1', reference: 'TT-ONE111' }
  let bookings = [booking(first)]
  fakeApi({ 'GET bookings': () => ({ body: { bookings, nextCursor: null, total: bookings.length } }) })
  const sources = fakeEvents()
  renderPage(<BookingsPage />, { at: '/bookings', around: (page) => <Listening>{page}</Listening> })
  await screen.findByText('TT-ONE111')
  bookings = [booking({ _id: 'b2', reference: 'TT-TWO222' }), booking({ ...first, name: 'Ravi Raj' })]
  act(() => sources[0]?.send('booking', 'b2'))
  const more = await screen.findByRole('button', { name: '1 new' })
  screen.getByText('Ravi Raj')
  expect(screen.queryByText('TT-TWO222')).toBeNull()
  await userEvent.click(more)
  const references = screen.getAllByRole('link', { name: /^TT-/ }).map(({ textContent }) => textContent)
  expect(references).toEqual(['TT-TWO222', 'TT-ONE111'])
  expect(screen.queryByRole('button', { name: '1 new' })).toBeNull()
})

test.each([
  ['an owner exports', admin, 1],
  ['a clerk does not export', clerk, 0],
])('%s the bookings', async (_who, user, buttons) => {
  fakeApi({ 'GET bookings': { body: { bookings: [], nextCursor: null, total: 0 } } })
  renderPage(<BookingsPage />, { at: '/bookings', user })
  await screen.findByText(/^No booking/)
  expect(screen.queryAllByRole('button', { name: 'Export CSV' })).toHaveLength(buttons)
})
