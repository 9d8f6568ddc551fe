import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toWire } from 'shared-api/contract'
import { SessionProvider, type SessionUser } from 'shared-ui'
import { afterEach, expect, test, vi } from 'vitest'
import { useBookingDraft } from '../features/booking-draft/draft-store.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { receipt } from '../testing/receipt.ts'
import { renderPage } from '../testing/render-page.tsx'
import MyTripsPage from './my-trips-page.tsx'
import ProveAddressPage from './prove-address-page.tsx'

const MINE = '/api/v1/my-trips'
const PROVE = '/api/v1/account/prove'
const PROVED = '/api/v1/account/proved'
const meena: SessionUser = { _id: 'u1', name: 'Meena', email: 'meena@example.com', role: 'customer' }
const refused = (status: number) => ({
  status,
  body: { type: 'about:blank', title: 'Refused', status, detail: 'There is nothing here.' },
})
const trip = (part: Partial<typeof receipt>, toCome: boolean) => ({
  ...{ booking: toWire({ ...receipt, ...part }), toCome, tripLink: `/trip/of-${part.reference}` },
})
const NEXT = trip({ _id: 'b1', reference: 'TT-NEXT22', status: 'confirmed' }, true)
const LAST = trip({ _id: 'b2', reference: 'TT-LAST22', status: 'completed', to: 'tn-ooty' }, false)

/** The page was loaded with a session or without one. */
const came = (session: boolean) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ serverTiming: session ? [{ name: 'session' }] : [] } as unknown as PerformanceEntry])

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useBookingDraft.getState().clear()
  sessionStorage.clear()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
function open(user: SessionUser | null, page = <MyTripsPage />, at = '/my-trips') {
  came(user !== null)
  return renderPage(<SessionProvider fetchUser={async () => user}>{page}</SessionProvider>, { at })
}

test('lists the trips, those to come first, each with the way to its page', async () => {
  fakeApi({ [MINE]: { body: { trips: [NEXT, LAST], provable: false } } })
  open(meena)
  await screen.findByRole('heading', { name: 'Upcoming' })
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['My trips', 'Upcoming', 'Chennai to Madurai', 'Past', 'Chennai to Ooty'])
  const links = screen.getAllByRole('link', { name: /See the trip/ }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/trip/of-TT-NEXT22', '/trip/of-TT-LAST22'])
  screen.getByText('Completed')
  expect(screen.queryByRole('button', { name: 'Confirm your address' })).toBeNull()
})

test('fills the form with a trip that is booked again, and leads to it', async () => {
  fakeApi({ [MINE]: { body: { trips: [LAST], provable: false } } })
  const { router } = open(meena)
  await screen.findByRole('heading', { name: 'Past' })
  await press('Book again: Chennai to Ooty')
  expect(useBookingDraft.getState().trip).toMatchObject({ to: 'tn-ooty', pickUpDate: '', selectedCab: 'innova' })
  expect(`${router.state.location.pathname}${router.state.location.hash}`).toBe('/#book')
})

test('without trips leads to the form, and has the address proved', async () => {
  const answers = [refused(429), { status: 202, body: { success: true } }]
  fakeApi({ [MINE]: { body: { trips: [], provable: true } }, [PROVE]: () => answers.shift() ?? refused(500) })
  open(meena)
  await screen.findByRole('heading', { name: 'No trips yet' })
  await press('Confirm your address')
  await screen.findByRole('alert')
  await press('Confirm your address')
  await screen.findByText(/A link is on its way to your mail address/)
  expect(screen.queryByRole('button', { name: 'Confirm your address' })).toBeNull()
})

test('asks whoever is not logged in to log in, and goes on then', async () => {
  const got = fakeApi({
    [MINE]: { body: { trips: [NEXT], provable: false } },
    '/api/v1/login': { body: { user: meena } },
  })
  open(null)
  await screen.findByRole('heading', { name: 'Log in to see your trips' })
  expect(got[MINE]).toBeUndefined()
  await press('Login')
  await userEvent.type(await screen.findByLabelText('Email'), 'meena@example.com')
  await press('LOGIN')
  await screen.findByText('Booking TT-NEXT22')
})

test('asks for a login again once the session has ended', async () => {
  fakeApi({ [MINE]: refused(401) })
  open(meena)
  await screen.findByRole('heading', { name: 'Log in to see your trips' })
})

test('shows staff no trips', async () => {
  const got = fakeApi({})
  open({ ...meena, role: 'admin' })
  await screen.findByText(/This is a staff account/)
  expect(got[MINE]).toBeUndefined()
})

test('proves the address by the link; a dead one leads to a new one, and the head does not name it', async () => {
  const answers = [refused(404), { body: {} }]
  const got = fakeApi({ [PROVED]: () => answers.shift() ?? refused(500) })
  open(meena, <ProveAddressPage />, '/prove-address/t0ken')
  await screen.findByRole('button', { name: 'Yes, it is my address' })
  expect(document.head.innerHTML).not.toContain('t0ken')
  await press('Yes, it is my address')
  await screen.findByText(/This link no longer works/)
  expect(screen.getByRole('link', { name: 'My trips' }).getAttribute('href')).toBe('/my-trips')
  await press('Yes, it is my address')
  await screen.findByText(/Your address is confirmed/)
  await waitFor(() => expect(got[PROVED]).toEqual([{ token: 't0ken' }, { token: 't0ken' }]))
})
