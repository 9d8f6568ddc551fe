import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Booking, BookingPage as Page } from 'shared-api/contract'
import { expect, test } from 'vitest'
import BookingPage from '../../routes/booking-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { booking, tariffParts } from '../../testing/samples.ts'

const PUT = 'PUT bookings/b1/fare-lines'
const READ = 'GET bookings/b1'
const STORED = { validFrom: '2026-01-01', validTo: null, inForce: true, editable: false, version: 1 }
const TOLL = { code: 'toll', amount: 665, taxable: true, note: 'NH 38', basis: 'fixed', origin: 'desk' } as const
const OWN: Page['fareLines'][number] = {
  ...{ ...TOLL, quantity: 1, unit: 'trip', rate: 665, by: 'Meena', at: '2026-11-21T06:30:00.000Z' },
}
const MAIL: Page['mails'][number] = {
  ...{
    _id: 'm1',
    event: null,
    channel: 'mail',
    sentBy: null,
    audience: 'visitor',
    recipient: 'sita@example.com',
    subject: 'Booking TT-PXKJ3V: new price',
  },
  ...{ state: 'waiting', attempts: 0, lastError: null, sentAt: null },
}

const page = (part: Partial<Booking> = {}, etag = '"1"') => ({
  body: { booking: { ...booking(part), history: [] } },
  etag,
})
const withToll = { total: 18_235, fareLines: [...booking().fareLines, OWN] }

async function show(answers: Parameters<typeof fakeApi>[0], gst = { percent: 0, included: false }, surcharges = {}) {
  const tariff = { ...tariffParts({ gst, roundTo: 1, surcharges }), ...STORED }
  const api = fakeApi({ [READ]: page(), 'GET tariffs/tariff-first': { body: { tariff } }, ...answers })
  const seen = renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await userEvent.click(await screen.findByRole('button', { name: 'Change the price' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change the price' }))
  await dialog.findByText('New price')
  return { ...seen, api, dialog }
}
type Dialog = Awaited<ReturnType<typeof show>>['dialog']

/** Typing takes much longer. */
async function paste(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}
const line = (dialog: Dialog, at: number) => within(dialog.getByRole('group', { name: `Line ${at}` }))
async function fill(dialog: Dialog, at: number, code: string, amount: string, why: string) {
  const fields = line(dialog, at)
  await userEvent.selectOptions(fields.getByLabelText(/^What/), code)
  await paste(fields.getByLabelText(/^Amount/), amount)
  await paste(fields.getByLabelText(/^Why/), why)
}
const preview = (dialog: Dialog) => dialog.getByRole('region', { name: 'New price' }).textContent
const click = (dialog: Dialog, name: string) => userEvent.click(dialog.getByRole('button', { name }))

test('adds lines with a preview, saves them on the version that was read, and says who is notified', async () => {
  const saved = page({ ...withToll, mails: [MAIL], version: 2 }, '"2"')
  const { dialog, api, notices } = await show({ [PUT]: saved }, { percent: 5, included: false })
  await click(dialog, 'Add a line')
  await waitFor(() => expect(document.activeElement).toBe(line(dialog, 1).getByLabelText(/^What/)))
  await fill(dialog, 1, 'toll', '₹1,200.50', 'NH 38')
  await click(dialog, 'Add a line')
  await fill(dialog, 2, 'discount', '-500', 'Regular guest')
  expect(preview(dialog)).toContain('Toll: NH 38₹1,143.33')
  expect(preview(dialog)).toContain('Discount: Regular guest−₹476.19GST 5%₹911.86Total₹19,149.00')
  await click(dialog, 'Save the price')
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'success', message: 'Price saved. The traveller is notified by mail.' }]),
  )
  const [put] = api.calls.filter(({ call }) => call === PUT)
  expect(put?.headers.get('if-match')).toBe('"1"')
  expect(put?.body).toEqual({
    lines: [
      { ...TOLL, amount: 1200.5 },
      { ...TOLL, code: 'discount', amount: -500, note: 'Regular guest' },
    ],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByText(/^by Meena, 21 Nov 2026/)
})

test('previews no tax while the company has no GSTIN', async () => {
  const gst = { percent: 5, included: false }
  const tariff = { ...tariffParts({ gst, roundTo: 1 }), ...STORED }
  const { dialog } = await show({ 'GET tariffs/tariff-first': { body: { tariff, taxed: false } } }, gst)
  await click(dialog, 'Add a line')
  await fill(dialog, 1, 'toll', '100', 'NH 38')
  expect(preview(dialog)).toContain('Toll: NH 38₹100.00Total')
})

test('an agreed price makes the line of the difference, and a later one replaces it', async () => {
  const { dialog, api } = await show({ [PUT]: page() }, { percent: 5, included: false })
  await userEvent.type(dialog.getByLabelText('Agreed price'), '20000')
  await click(dialog, 'Save the price')
  dialog.getByText('Make the line first, or clear this')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Make the line' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Agreed price').value).toBe('')
  expect(dialog.queryByText(/^Agreed price must/)).toBeNull()
  expect(preview(dialog)).toContain('Other: Agreed price₹1,477.62')
  expect(preview(dialog)).toContain('Total₹20,000.00')
  await userEvent.type(dialog.getByLabelText('Agreed price'), '15,000.50')
  await click(dialog, 'Make the line')
  dialog.getByText('Totals are multiples of ₹1')
  await userEvent.clear(dialog.getByLabelText('Agreed price'))
  await userEvent.type(dialog.getByLabelText('Agreed price'), '15,000{Enter}')
  expect(preview(dialog)).toContain('Discount: Agreed price−₹3,284.29')
  expect(preview(dialog)).toContain('Total₹15,000.00')
  await click(dialog, 'Save the price')
  await waitFor(() =>
    expect(api.bodies(PUT)).toEqual([
      {
        lines: [
          { code: 'discount', amount: -3448.5, taxable: true, note: 'Agreed price', basis: 'fixed', origin: 'agreed' },
        ],
      },
    ]),
  )
})

test('removes a stored line, and without a mail address says to call', async () => {
  const { dialog, api, notices } = await show({ [READ]: page({ ...withToll, mail: '' }), [PUT]: page({ mail: '' }) })
  dialog.getByText(/There is no mail address: call the traveller\./)
  await click(dialog, 'Remove line 1')
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Add a line' }))
  await click(dialog, 'Save the price')
  await waitFor(() => expect(api.bodies(PUT)).toEqual([{ lines: [] }]))
  expect(notices.map(({ message }) => message)).toEqual(['Price saved. There is no mail address: call the traveller.'])
})

test('shows problems at their fields, the server’s too, and sends nothing that is incomplete', async () => {
  const errors = [{ path: 'lines.0.amount', code: 'total-below-zero', message: 'Below' }]
  const { dialog, api } = await show({ [PUT]: problem(400, 'Below', errors) })
  await click(dialog, 'Add a line')
  await click(dialog, 'Save the price')
  dialog.getByText('Amount is required')
  dialog.getByText('Why is required')
  await waitFor(() => expect(document.activeElement).toBe(line(dialog, 1).getByLabelText(/^Amount/)))
  expect(api.bodies(PUT)).toEqual([])
  await fill(dialog, 1, 'discount', '99999', 'Typing error')
  await click(dialog, 'Save the price')
  await dialog.findByText('The total would be below 0')
  dialog.getByText('Please correct the fields in red.')
  expect(
    line(dialog, 1)
      .getByLabelText(/^Amount/)
      .getAttribute('aria-invalid'),
  ).toBe('true')
})

test('what was typed survives closing the dialog, and Cancel drops it', async () => {
  const { dialog } = await show({})
  await click(dialog, 'Add a line')
  await fill(dialog, 1, 'parking', '100', 'Temple')
  await click(dialog, 'Close')
  await userEvent.click(screen.getByRole('button', { name: 'Change the price' }))
  const again = within(screen.getByRole('dialog', { name: 'Change the price' }))
  expect(line(again, 1).getByLabelText<HTMLInputElement>(/^Why/).value).toBe('Temple')
  await click(again, 'Cancel')
  await userEvent.click(screen.getByRole('button', { name: 'Change the price' }))
  expect(screen.queryByRole('group', { name: 'Line 1' })).toBeNull()
})

test('asks which lines to keep if somebody else changed them meanwhile', async () => {
  let reads = 0
  let puts = 0
  const { dialog, api } = await show({
    [READ]: () => (reads++ === 0 ? page() : page({ ...withToll, version: 2 }, '"2"')),
    [PUT]: () => (puts++ === 0 ? problem(412, 'Changed') : page({ ...withToll, version: 3 }, '"3"')),
  })
  await click(dialog, 'Add a line')
  await fill(dialog, 1, 'parking', '100', 'Temple')
  await click(dialog, 'Save the price')
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed by somebody else' }))
  conflict.getByLabelText('Mine: Parking ₹100.00, taxed: Temple')
  conflict.getByLabelText('Theirs: Toll ₹665.00, taxed: NH 38')
  await click(conflict, 'Save this')
  await waitFor(() => expect(puts).toBe(2))
  const [, second] = api.calls.filter(({ call }) => call === PUT)
  expect(second?.headers.get('if-match')).toBe('"2"')
  expect(second?.body).toMatchObject({ lines: [{ code: 'parking', amount: 100 }] })
})

test('an answer that was lost is no conflict when it is sent again', async () => {
  let puts = 0
  const lost = () => {
    throw new TypeError('lost')
  }
  const { dialog, notices } = await show({
    [READ]: () => (puts < 2 ? page() : page({ ...withToll, mails: [MAIL], version: 2 }, '"2"')),
    [PUT]: () => (puts++ === 0 ? lost() : problem(412, 'Changed')),
  })
  await click(dialog, 'Add a line')
  await fill(dialog, 1, 'toll', '665', 'NH 38')
  await click(dialog, 'Save the price')
  await dialog.findByText('The server can’t be reached. Please try again.')
  await click(dialog, 'Save the price')
  await screen.findByText(/^by Meena, 21 Nov 2026/)
  expect(notices.map(({ message }) => message)).toEqual(['Price saved. The traveller is notified by mail.'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['cancelled', 'completed'] as const)('the price of a %s booking stays', async (status) => {
  fakeApi({ [READ]: page({ status }) })
  renderPage(<BookingPage />, { at: '/bookings/b1', pattern: '/bookings/:id' })
  await screen.findByText('Trip type')
  expect(screen.queryByRole('button', { name: 'Change the price' })).toBeNull()
})

test('what the tariff asks for a pet is one press', async () => {
  const { dialog, api } = await show(
    { [PUT]: page(withToll, '"2"') },
    { percent: 0, included: false },
    { pet: { amount: 500 }, roofCarrier: { amount: 300 } },
  )
  await click(dialog, 'Pet, ₹500.00')
  await click(dialog, 'Save the price')
  await waitFor(() => expect(api.bodies(PUT)).toHaveLength(1))
  expect(api.bodies(PUT)).toEqual([
    { lines: [{ code: 'other', amount: 500, taxable: true, note: 'Pet', basis: 'fixed', origin: 'desk' }] },
  ])
})
