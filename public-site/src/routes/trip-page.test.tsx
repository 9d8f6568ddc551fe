import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type TripReply, toWire } from 'shared-api/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '../testing/company.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { inLanguage } from '../testing/in-language.ts'
import { receipt } from '../testing/receipt.ts'
import { renderPage } from '../testing/render-page.tsx'
import FindTripPage from './find-trip-page.tsx'
import TripPage from './trip-page.tsx'

const TRIP = '/api/v1/trip/t0ken'
const AT = '/trip/t0ken'
const FIND = '/api/v1/trip/find'

const booked: TripReply = {
  booking: toWire(receipt),
  history: [{ status: 'new', at: '2026-12-01T05:00:00.000Z' }],
  ...{ driver: null, vehicle: null, code: null, changeable: true },
  cancellation: { fee: 0, until: '2026-12-04T01:00:00.000Z', later: 4775 },
  ...{ advanceWhen: 'due', paysOnline: false, papers: [], quoted: null },
}
const cancelled: TripReply = {
  ...booked,
  booking: { ...booked.booking, status: 'cancelled' },
  ...{ cancellation: null, changeable: false },
}
const assigned: TripReply = {
  ...booked,
  booking: { ...booked.booking, status: 'assigned' },
  driver: { name: 'Murugan', mobile: '+919840099999', photo: '/uploads/murugan/640.webp' },
  vehicle: { registration: 'TN 01 AB 1000', cab: 'Toyota Innova Crysta' },
  code: '0427',
}
const refused = (status: number, detail: string, errors: object[] = []) => ({
  status,
  body: { type: 'about:blank', title: 'Refused', status, detail, errors },
})

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await inLanguage('en')
})

const open = (trip: TripReply) => renderPage(<TripPage />, { at: AT, initialData: { [TRIP]: trip } })
const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('shows state, way, price and ways to us; search engines and other sites do not learn the address', () => {
  open(booked)
  const main = document.body.textContent ?? ''
  for (const text of [
    ...['Booking VT-7KQ2M4', 'Chennai to Madurai', 'We have your booking and will call you to confirm it.'],
    ...[
      'Anna Nagar, Chennai',
      'Sat, 5 Dec, 2026, 6:30\u00a0am\u00a0IST',
      'Trichy',
      '9:00\u00a0pm\u00a0IST',
      '₹19,100.00',
    ],
    ...['Cancelling costs nothing until Fri, 4 Dec, 2026, 6:30\u00a0am\u00a0IST; after that ₹4,775.00.'],
  ])
    expect(main).toContain(text)
  expect(link('Call us')).toBe('tel:+919840012345')
  expect(link('Message us on WhatsApp')).toBe('https://wa.me/919840012345?text=It+is+about+booking+VT-7KQ2M4%3A+')
  expect(link('Add to the calendar')).toBe(`${TRIP}/calendar`)
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  expect(document.head.innerHTML).not.toContain('t0ken')
  expect(screen.queryByText('Your driver')).toBeNull()
})

test('names driver, plate and digits once there are any; the number goes a day after the trip', () => {
  open(assigned)
  for (const text of ['Murugan', 'TN 01 AB 1000', '0427']) expect(screen.getByText(text)).toBeDefined()
  expect(link('Call Murugan')).toBe('tel:+919840099999')
  expect(screen.getByRole('img', { name: 'Murugan' })).toHaveProperty('width', 960)
  cleanup()
  const over = { ...assigned, booking: { ...booked.booking, status: 'completed' as const }, code: null }
  open({ ...over, driver: { name: 'Murugan', mobile: null, photo: null }, cancellation: null, changeable: false })
  expect(screen.getByText('Murugan')).toBeDefined()
  for (const name of ['Call Murugan', 'Ask for the change', 'Cancel the trip'])
    expect([screen.queryByRole('link', { name }), screen.queryByRole('button', { name })]).toEqual([null, null])
})

test('cancels after a question that names the fee, which it sends along; keeps the trip otherwise', async () => {
  const got = fakeApi({ [`${TRIP}/cancel`]: { body: cancelled } })
  open({ ...booked, cancellation: { fee: 4775, until: null, later: null } })
  await userEvent.click(button('Cancel the trip'))
  await userEvent.click(button('Keep the trip'))
  expect(got[`${TRIP}/cancel`]).toBeUndefined()
  await userEvent.click(button('Cancel the trip'))
  await userEvent.type(screen.getByLabelText('Reason (optional)'), 'We are ill')
  await userEvent.dblClick(button('Yes, cancel it for ₹4,775.00'))
  await screen.findByText('This trip is cancelled.')
  expect(got[`${TRIP}/cancel`]).toEqual([{ fee: 4775, reason: 'We are ill' }])
  expect(screen.queryByRole('button', { name: 'Cancel the trip' })).toBeNull()
})

test('says why a cancellation was refused, and why one did not arrive', async () => {
  const answers = [refused(409, 'The cancellation costs ₹9,550.00 by now.'), new TypeError('lost')]
  fakeApi({ [`${TRIP}/cancel`]: () => answers.shift() ?? { body: cancelled } })
  open(booked)
  await userEvent.click(button('Cancel the trip'))
  await userEvent.click(button('Yes, cancel it'))
  expect((await screen.findByRole('alert')).textContent).toContain('The cancellation costs ₹9,550.00 by now.')
  await userEvent.click(button('Yes, cancel it'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('We could not be reached.'))
})

test('a cancellation that was refused for its cost names the fee of now, and goes through with it', async () => {
  const answers = [refused(409, 'The cancellation costs ₹4,775.00 by now.'), { body: cancelled }]
  const got: Record<string, unknown[]> = fakeApi({
    [`${TRIP}/cancel`]: () => answers.shift() ?? { body: cancelled },
    // The page asks again when it opens: the fee has risen once a cancellation was tried.
    [TRIP]: () => ({
      body: got[`${TRIP}/cancel`] ? { ...booked, cancellation: { fee: 4775, until: null, later: null } } : booked,
    }),
  })
  open(booked)
  await userEvent.click(button('Cancel the trip'))
  await userEvent.click(button('Yes, cancel it'))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it for ₹4,775.00' }))
  await screen.findByText('This trip is cancelled.')
  expect(got[`${TRIP}/cancel`]).toEqual([{ fee: 0 }, { fee: 4775 }])
})

test('asks for a change, once there is something to ask', async () => {
  const got = fakeApi({ [`${TRIP}/change`]: { body: booked } })
  open(booked)
  const form = within(screen.getByRole('form', { name: 'Change the trip' }))
  await userEvent.click(button('Ask for the change'))
  expect(got[`${TRIP}/change`]).toBeUndefined()
  await userEvent.type(form.getByLabelText(/What should change/), 'An hour later')
  await userEvent.click(button('Ask for the change'))
  await screen.findByText('We have your request and will call you.')
  expect(got[`${TRIP}/change`]).toEqual([{ message: 'An hour later' }])
})

test('a dead link leads to the form that finds the trip; a lost connection to Retry', async () => {
  const answers = [new TypeError('lost'), refused(404, 'There is nothing here.')]
  fakeApi({ [TRIP]: () => answers.shift() ?? refused(404, '') })
  renderPage(<TripPage />, { at: AT })
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { name: 'This link no longer works' })
  expect(screen.getByRole('form', { name: 'Find the trip' })).toBeDefined()
})

test('finds a trip: names what is missing or refused, and says the same for every booking', async () => {
  const wrong = refused(400, 'Invalid', [{ path: 'mobile', code: 'mobile', message: 'no number' }])
  const answers = [wrong, { status: 202, body: { success: true } }]
  const got = fakeApi({ [FIND]: () => answers.shift() ?? wrong })
  renderPage(<FindTripPage />, { at: '/trip' })
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  const invalid = (name: RegExp) => field(name).getAttribute('aria-invalid')
  await userEvent.click(button('Send me the link'))
  expect([invalid(/reference/), invalid(/Mobile/)]).toEqual(['true', 'true'])
  expect(got).toEqual({})
  await userEvent.type(field(/reference/), 'tt-7k3m9q')
  await userEvent.type(field(/Mobile/), '98')
  await userEvent.click(button('Send me the link'))
  await waitFor(() => expect(invalid(/Mobile/)).toBe('true'))
  await userEvent.type(field(/Mobile/), '40012345')
  await userEvent.click(button('Send me the link'))
  await screen.findByText('If we have this booking, its link is on the way.')
  expect(got[FIND]?.at(-1)).toEqual({ reference: 'tt-7k3m9q', mobile: '9840012345' })
})

test('is there in Tamil', async () => {
  await inLanguage('ta')
  open(booked)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('உங்கள் பயணம்')
  expect(screen.getByText('உங்கள் முன்பதிவு எங்களுக்குக் கிடைத்தது; உறுதி செய்ய உங்களை அழைப்போம்.')).toBeDefined()
})

test('what is due is paid by UPI, and the bank’s number goes to the desk', async () => {
  const payment = { paid: 0, balance: 19_100, now: 4775, claimed: 0 }
  const upi = { uri: 'upi://pay?pa=thenral@okbank&am=4775.00', qr: '<svg/>', amount: 4775 }
  const got: Record<string, unknown[]> = fakeApi({
    [`${TRIP}/upi`]: { body: upi },
    [`${TRIP}/payments`]: { body: { payments: [], claims: [], total: 19_100, paid: 0, balance: 19_100 } },
    [TRIP]: () => ({ body: { ...booked, payment: got[`${TRIP}/payments`] ? { ...payment, claimed: 4775 } : payment } }),
  })
  const initialData = { [TRIP]: { ...booked, payment }, '/api/v1/company': { ...company, upi: 'thenral@okbank' } }
  renderPage(<TripPage />, { at: AT, initialData })
  expect(screen.getByText('Balance due: ₹19,100.00.')).toBeDefined()
  await userEvent.click(button('Pay ₹4,775.00 by UPI'))
  await screen.findByRole('img', { name: 'QR code to pay ₹4,775.00 by UPI' })
  expect(screen.queryByRole('link', { name: /UPI app/ }), 'banks refuse it for a person’s account').toBeNull()
  await userEvent.click(button('Copy: UPI id'))
  expect(await navigator.clipboard.readText()).toBe('thenral@okbank')
  await userEvent.click(button('Copy: Amount'))
  expect(await navigator.clipboard.readText()).toBe('4775')
  await userEvent.click(button('I have paid'))
  await waitFor(() => expect(screen.getByLabelText(/^Payment number/).getAttribute('aria-invalid')).toBe('true'))
  await userEvent.type(screen.getByLabelText(/^Payment number/), '4261 2345 6789')
  await userEvent.click(button('I have paid'))
  await screen.findByText('You reported a payment of ₹4,775.00. It counts once we see it in our bank account.')
  expect(got[`${TRIP}/payments`]).toEqual([{ amount: 4775, reference: '4261 2345 6789' }])
  expect(screen.queryByRole('button', { name: /UPI/ }), 'no second way to pay the same').toBeNull()
})

test('the payment to a merchant’s id opens the app of the phone', async () => {
  const payment = { paid: 0, balance: 4775, now: 4775, claimed: 0 }
  const uri = 'upi://pay?pa=thenral@okbank&am=4775.00'
  fakeApi({ [`${TRIP}/upi`]: { body: { uri, qr: '<svg/>', amount: 4775 } } })
  const merchant = { ...company, upi: 'thenral@okbank', upiMerchant: true }
  renderPage(<TripPage />, {
    at: AT,
    initialData: { [TRIP]: { ...booked, payment }, '/api/v1/company': merchant },
  })
  await userEvent.click(button('Pay ₹4,775.00 by UPI'))
  const link = await screen.findByRole('link', { name: 'Pay ₹4,775.00 in a UPI app on this phone' })
  expect(link.getAttribute('href')).toBe(uri)
})

test.each([
  [
    'later',
    'We have your booking and will call you to confirm it.',
    'We ask for the advance of ₹4,775.00 once we have confirmed your trip.',
  ],
  [
    'confirms',
    'We have your booking. Paying the advance confirms it.',
    'Paying the advance of ₹4,775.00 confirms your trip; if we find no cab for you, you get all of it back.',
  ],
] as const)(
  'before the confirmation the page says what confirms the trip, and when the advance is asked for: %s',
  (advanceWhen, state, text) => {
    const payment = { paid: 0, balance: 19_100, now: advanceWhen === 'later' ? 0 : 4775, claimed: 0 }
    open({ ...booked, booking: { ...booked.booking, advance: 4775 }, advanceWhen, payment })
    for (const said of [state, text]) expect(screen.getByText(said)).toBeDefined()
  },
)

test('a cancelled trip names its fee; one that cost nothing says so, and neither goes to a calendar', () => {
  open({ ...cancelled, payment: { paid: 3000, balance: 1775, now: 1775, claimed: 0 } })
  expect(screen.getByText('Cancellation fee: ₹4,775.00.')).toBeDefined()
  for (const text of ['In advance', 'Add to the calendar', 'Share the trip'])
    expect(screen.queryByText(text)).toBeNull()
  cleanup()
  open({ ...cancelled, payment: { paid: 0, balance: 0, now: 0, claimed: 0 } })
  const { parentElement } = screen.getByRole('heading', { name: 'Payment' })
  expect(parentElement?.textContent).toBe('PaymentNo cancellation fee.')
})

test('a final bill has a total that is not approximate', () => {
  open({ ...booked, quoted: { lines: booked.booking.fareLines, total: booked.booking.total } })
  expect(within(screen.getByRole('table', { name: 'Bill' })).getByRole('row', { name: /^Total ₹/ })).toBeDefined()
})

test('without a UPI id of the company the page says what is due, and offers no way that does not work', () => {
  open({ ...booked, payment: { paid: 4775, balance: 14_325, now: 14_325, claimed: 0 } })
  for (const text of ['Paid: ₹4,775.00.', 'Balance due: ₹14,325.00.']) expect(screen.getByText(text)).toBeDefined()
  expect(screen.queryByRole('button', { name: /UPI/ })).toBeNull()
})

test('what is due is paid by the provider: its checkout comes with the press, and the server has the last word', async () => {
  const payment = { paid: 0, balance: 19_100, now: 4775, claimed: 0 }
  const order = { provider: 'razorpay', script: 'https://pay.example/checkout.js', key: 'k', orderId: 'o1' }
  const after = { ...booked, payment: { paid: 4775, balance: 14_325, now: 14_325, claimed: 0 } }
  const before = { ...booked, paysOnline: true, payment }
  const got: Record<string, unknown[]> = fakeApi({
    [`${TRIP}/orders`]: { body: { ...order, amountPaise: 477_500 } },
    [`${TRIP}/orders/o1`]: { body: { payments: [], claims: [], total: 19_100, paid: 4775, balance: 14_325 } },
    [TRIP]: () => ({ body: got[`${TRIP}/orders/o1`] ? after : before }),
  })
  const outcomes: ((options: Checkout) => void)[] = [
    ({ modal }) => modal.ondismiss(),
    ({ handler }) => handler({ razorpay_payment_id: 'p1' }),
  ]
  type Checkout = { handler: (fields: object) => void; modal: { ondismiss: () => void }; amount: number }
  vi.stubGlobal('Razorpay', function Razorpay(options: Checkout) {
    return { open: () => outcomes.shift()?.(options) }
  })
  // The script of the test is there already: it only has to have loaded.
  vi.spyOn(document.head, 'append').mockImplementation((script) =>
    (script as HTMLScriptElement).onload?.(new Event('load')),
  )
  open(before)
  await userEvent.click(button('Pay ₹4,775.00 online'))
  await screen.findByText('Nothing was paid. You can try again, or pay another way.')
  expect(got[`${TRIP}/orders/o1`]).toBeUndefined()
  await userEvent.click(button('Pay ₹4,775.00 online'))
  await screen.findByText('Paid: ₹4,775.00.')
  expect(got[`${TRIP}/orders/o1`]).toEqual([{ razorpay_payment_id: 'p1' }])
  vi.restoreAllMocks()
})

test('a trip’s papers are links to their files', () => {
  open({ ...booked, papers: [{ number: 'RCP-26-27-00001', kind: 'receipt', day: '2026-11-20', total: 4775 }] })
  expect(link('Receipt RCP-26-27-00001')).toBe('/api/v1/trip/t0ken/invoices/RCP-26-27-00001.pdf')
})

test('a bill stands beside what was quoted', () => {
  const { fareLines, total } = booked.booking
  const [first, ...rest] = fareLines
  const billed = first ? [{ ...first, amount: first.amount + 1000 }, ...rest] : []
  open({
    ...booked,
    booking: { ...booked.booking, status: 'completed', fareLines: billed, total: total + 1000 },
    quoted: { lines: fareLines, total },
  })
  const table = within(screen.getByRole('table', { name: 'Bill' }))
  expect(table.getByText('₹20,100.00')).toBeDefined()
  expect(screen.getByText('Quoted before the trip: ₹19,100.00')).toBeDefined()
})
