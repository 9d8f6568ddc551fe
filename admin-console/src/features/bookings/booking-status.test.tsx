import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BookingStatus } from 'shared-api/contract'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, NO_MONEY, tariffParts } from '../../testing/samples.ts'

/** A quarter, whenever the test runs. */
const cancellation = { steps: [{ hoursBefore: 0, percent: 25 }], noShowPercent: 25, freeChangesUntilHours: 0 }
const STORED = { validFrom: '2000-01-01', validTo: null, inForce: true, editable: false, version: 1 }
const STATE = 'POST bookings/b1/state'

/** The page of a booking; each step that is sent is taken. */
function open(status: BookingStatus, answer?: ReturnType<typeof problem>, more: object = {}) {
  const pageOf = (now: BookingStatus) => ({ booking: { ...booking({ status: now }), history: [], ...more } })
  const api = fakeApi({
    ...NO_MONEY,
    'GET bookings/b1': { body: pageOf(status), etag: '"1"' },
    'GET tariffs/tariff-first': { body: { tariff: { ...tariffParts({ cancellation }), ...STORED } } },
    'GET bookings/b1/free': { body: { vehicles: [], drivers: [] } },
    [STATE]: ({ body }) => answer ?? { body: pageOf((body as { to: BookingStatus }).to), etag: '"2"' },
  })
  const page = renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  return { api, ...page }
}
const steps = async () => screen.findByRole('group', { name: 'Change the status' })
const press = (name: string, where = screen.getByRole('group', { name: 'Change the status' })) =>
  userEvent.click(within(where).getByRole('button', { name, hidden: true }))

test.each<[BookingStatus, string[]]>([
  ['new', ['Confirm', 'Cancel booking']],
  ['confirmed', ['Assign', 'Cancel booking', 'Nobody came']],
  ['assigned', ['Driver is on the way', 'Cancel booking', 'Nobody came']],
  ['on the way', ['Driver has arrived']],
  ['arrived', ['Trip has started', 'Nobody came']],
  ['started', ['Trip has ended']],
  ['ended', ['Complete']],
  ['completed', []],
  ['cancelled', []],
])('of one that is %s the steps that may follow are offered', async (status, names) => {
  open(status)
  const buttons = within(await steps()).queryAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
})

test('takes a step of the version on show, and the keyboard goes on from the next ones', async () => {
  const { api, notices } = open('arrived')
  await steps()
  await press('Trip has started')
  await screen.findByRole('button', { name: 'Trip has ended' })
  expect(api.bodies(STATE)).toEqual([{ to: 'started' }])
  expect(api.calls.find(({ call }) => call === STATE)?.headers.get('if-match')).toBe('"1"')
  expect(notices.map(({ message }) => message)).toEqual(['Status: started.'])
  expect(document.activeElement).toBe(await steps())
})

test('a key confirms it, and then another opens the assignment', async () => {
  const { api } = open('new')
  await steps()
  await userEvent.keyboard('ac')
  await screen.findByRole('button', { name: 'Assign' })
  expect(api.bodies(STATE)).toEqual([{ to: 'confirmed' }])
  await userEvent.keyboard('a')
  await screen.findByRole('dialog', { name: 'Driver and car' })
})

test('shows why a step is refused', async () => {
  open('new', problem(409, 'This cab is already confirmed for TT-ONE111 (Asha).'))
  await steps()
  await press('Confirm')
  expect((await screen.findByRole('alert')).textContent).toBe('This cab is already confirmed for TT-ONE111 (Asha).')
})

test('cancels a confirmed booking with a reason, without notifying the traveller if the desk says so', async () => {
  const { api } = open('confirmed')
  await steps()
  await press('Cancel booking')
  const dialog = await screen.findByRole('dialog', { name: 'Cancel booking' })
  const reason = within(dialog).getByLabelText(/^Reason/)
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await press('Cancel the booking', dialog)
  await within(dialog).findByText('Reason is required')
  expect(api.bodies(STATE)).toEqual([])
  await userEvent.type(reason, 'The road is closed')
  await userEvent.click(within(dialog).getByLabelText('Notify the traveller'))
  await press('Cancel the booking', dialog)
  await waitFor(() =>
    expect(api.bodies(STATE)).toEqual([{ to: 'cancelled', reason: 'The road is closed', tell: false, charge: false }]),
  )
})

test('the fee of the tariff is charged if the desk says so', async () => {
  const { api } = open('confirmed')
  await steps()
  await press('Cancel booking')
  const dialog = await screen.findByRole('dialog', { name: 'Cancel booking' })
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'They called')
  await userEvent.click(await within(dialog).findByLabelText(/^Charge ₹4,392.50/))
  await press('Cancel the booking', dialog)
  await waitFor(() => expect(api.bodies(STATE)).toMatchObject([{ to: 'cancelled', charge: true }]))
})

test.each([
  ['2000-01-01', false],
  ['2999-01-01', true],
])('a trip with its pick-up on %s is ended; asked before: %s', async (PickUpdate, isAsked) => {
  const { api } = open('started', undefined, { PickUpdate })
  await steps()
  await press('Trip has ended')
  if (isAsked) {
    const dialog = await screen.findByRole('dialog', { name: 'End before the pick-up' })
    expect(api.bodies(STATE)).toEqual([])
    await press('It has ended', dialog)
  }
  await waitFor(() => expect(api.bodies(STATE)).toEqual([{ to: 'ended', ...(isAsked && { early: true }) }]))
})

test('one that is cancelled says its fee', async () => {
  open('cancelled', undefined, { fee: 1934 })
  await screen.findByText('Cancellation fee ₹1,934.00')
})

test('a request that is new is cancelled without a reason', async () => {
  const { api } = open('new')
  await steps()
  await press('Cancel booking')
  const dialog = await screen.findByRole('dialog', { name: 'Cancel booking' })
  within(dialog).getByLabelText('Reason (optional)')
  await press('Cancel the booking', dialog)
  await waitFor(() => expect(api.bodies(STATE)).toEqual([{ to: 'cancelled', reason: '', tell: true, charge: false }]))
})

test('the history shows who took each step, and why', async () => {
  const at = '2026-11-20T06:30:00.000Z'
  const history = [
    { status: 'new', at, by: 'Sita Devi', reason: null },
    { status: 'assigned', at, by: 'Meena', reason: null },
    { status: 'started', at, by: 'Murugan', reason: null },
    { status: 'assigned', at: '2026-11-20T08:30:00.000Z', by: 'Meena', reason: 'The gear box broke' },
    { status: 'cancelled', at, by: 'Meena', reason: 'The road is closed' },
  ]
  fakeApi({ 'GET bookings/b1': { body: { booking: { ...booking({ status: 'cancelled' }), history } } } })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  const list = await screen.findByRole('list', { name: 'History' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^new, .* by Sita Devi$/),
    expect.stringMatching(/^assigned, .* by Meena$/),
    expect.stringMatching(/^started, .* by Murugan$/),
    expect.stringMatching(/^Another car or driver, .* by Meena: The gear box broke$/),
    expect.stringMatching(/^cancelled, .* by Meena: The road is closed$/),
  ])
})
