import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Bill, type FareLine, toWire } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ownBooking } from '../../testing/samples.ts'
import { BillPart } from './bill-part.tsx'

const line = (code: FareLine['code'], amount: number): FareLine => ({
  ...{ code, amount, quantity: 1, unit: 'trip', rate: amount, taxable: false, basis: 'actual', origin: 'driver' },
})
const proposed: Bill = {
  input: {
    ...{ measured: true, km: 1000, start: '2026-12-24T06:40', end: '2026-12-26T21:10', waitingMinutes: 0 },
    lines: [{ ...line('toll', 340), note: 'Tolls on the way' }],
    why: '',
  },
  reported: {
    ...{ km: 1000, start: '2026-12-24T06:40', end: '2026-12-26T21:10', waitingMinutes: null },
    lines: [{ ...line('toll', 340), note: 'Tolls on the way' }],
  },
  quoted: { lines: [line('distance', 16_170)], total: 16_170 },
  actual: { lines: [line('distance', 17_500), { ...line('toll', 340), note: 'Tolls on the way' }], total: 17_840 },
  made: null,
}
const made: Bill = { ...proposed, made: { at: '2026-12-27T04:00:00.000Z', by: 'Meena' } }
const page = (status: 'ended' | 'confirmed') => ({
  ...{
    ...ownBooking({ _id: 'b1', status }),
    history: [],
    driving: null,
    earlier: [],
    changes: [],
    fee: null,
    notice: null,
  },
})
const version = { reply: { booking: page('ended') }, etag: '"4"' }

test('is made from what the driver reported, corrected first, and then shows what was quoted and what it became', async () => {
  let answer = () => problem(400, 'km', [{ path: 'km', code: 'whole-number', message: 'whole' }])
  const api = fakeApi({
    'GET bookings/b1/bill': { body: { bill: proposed } },
    'GET bookings/b1': { body: { booking: toWire(version.reply.booking) }, etag: '"5"' },
    'PUT bookings/b1/bill': ({ query }) => (query.get('pretend') ? { body: { bill: made } } : answer()),
  })
  const { notices } = renderPage(<BillPart version={version} onChanged={() => {}} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Make the final bill' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findAllByText('₹17,840.00')).length).toBeGreaterThan(0)
  const km = dialog.getByLabelText(/^Km driven/)
  fireEvent.change(km, { target: { value: '980' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Make the bill' }))
  await dialog.findByText('Say why the figures differ from the old ones')
  await userEvent.type(dialog.getByLabelText(/^Reason for the correction/), 'Closing km misread')
  await userEvent.click(dialog.getByRole('button', { name: 'Make the bill' }))
  await waitFor(() => expect(km.getAttribute('aria-invalid')).toBe('true'))
  expect(km).toHaveProperty('value', '980')
  answer = () => ({ body: { bill: made } })
  await userEvent.click(dialog.getByRole('button', { name: 'Make the bill' }))
  await screen.findByText(/^Made by Meena/)
  const table = within(screen.getByRole('table', { name: 'Quoted and actual' }))
  for (const sum of ['₹16,170.00', '₹17,840.00']) expect(table.getAllByText(sum).length).toBeGreaterThan(0)
  const sent = api.calls.filter(({ call, query }) => call.startsWith('PUT') && !query.get('pretend')).at(-1)
  expect([sent?.headers.get('if-match'), sent?.body]).toMatchObject([
    '"4"',
    { km: 980, measured: true, why: 'Closing km misread' },
  ])
  expect(notices.at(-1)).toEqual({ kind: 'success', message: 'The final bill is made.' })
})

test('of an agreed price offers what the driver paid, and refuses a line without an amount at its field', async () => {
  const agreed = { ...proposed, input: { ...proposed.input, measured: false, lines: [] } }
  fakeApi({ 'GET bookings/b1/bill': { body: { bill: agreed } }, 'PUT bookings/b1/bill': { body: { bill: made } } })
  renderPage(<BillPart version={version} onChanged={() => {}} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Make the final bill' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Add what the driver paid, ₹340.00' }))
  const amount = dialog.getByLabelText(/^Amount/)
  expect(amount).toHaveProperty('value', '340')
  expect(dialog.queryByRole('button', { name: /^Add what the driver paid/ })).toBeNull()
  fireEvent.change(amount, { target: { value: '' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Make the bill' }))
  await dialog.findByText('Amount is required')
})

test('is not there before the trip has ended', () => {
  fakeApi({})
  const running = { ...version, reply: { booking: page('confirmed') } }
  renderPage(<BillPart version={running} onChanged={() => {}} />)
  expect(screen.queryByText('Final bill')).toBeNull()
})
