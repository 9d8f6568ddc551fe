import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import PersonalDataPage from '../../routes/personal-data-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { enquiry } from '../../testing/samples.ts'

const ACCOUNT = {
  ...{ _id: 'u7', name: 'Asha', email: 'asha@example.com', role: 'customer', createdAt: '2026-11-02T06:30:00.000Z' },
}
const FOUND = { body: { bookings: [], enquiries: [], accounts: [ACCOUNT], nextCursor: null } }

const search = async (mail: string) => {
  await userEvent.type(screen.getByLabelText('Mail'), mail)
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
}

test('finds a person, asks, and erases', async () => {
  const api = fakeApi({
    'POST personal-data/find': FOUND,
    'POST personal-data/erase': { body: { bookings: 0, enquiries: 0, accounts: 1 } },
  })
  const { notices } = renderPage(<PersonalDataPage />, { at: '/personal-data' })
  // As copied from a chat.
  await search('\u2068asha@example.com\u2069')
  await screen.findByText('Account asha@example.com, Asha')
  expect(api.bodies('POST personal-data/find')).toEqual([{ mail: 'asha@example.com' }])
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }))
  expect(api.bodies('POST personal-data/erase')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => notices).toMatchObject([{ kind: 'success', message: expect.stringContaining('accounts 1') }])
  expect(api.bodies('POST personal-data/erase')).toEqual([{ mail: 'asha@example.com' }])
  expect(screen.queryByText('Account asha@example.com, Asha')).toBeNull()
})

test('says which papers name the person after erasing, and until when', async () => {
  const paper = { number: 'INV-26-27-00001', kind: 'invoice', day: '2026-12-26', reference: 'TT-ABC234' }
  const documents = [{ ...paper, recipient: 'Asha', total: 670, of: null, keptUntil: '2034-12-26' }]
  const payment = { id: 'p1', at: '2026-11-02T06:30:00.000Z', by: 'Kala', way: 'cash', reference: '', note: '' }
  const payments = [{ ...payment, amount: 670, booking: 'TT-ABC234' }]
  const counts = { bookings: 1, enquiries: 0, accounts: 1, documents: 1, keptUntil: '2034-12-26' }
  fakeApi({
    'POST personal-data/find': { body: { ...FOUND.body, payments, documents } },
    'POST personal-data/erase': { body: counts },
  })
  const { notices } = renderPage(<PersonalDataPage />, { at: '/personal-data' })
  await search('asha@example.com')
  const kept = within(await screen.findByRole('list', { name: 'What the books keep' }))
  const texts = kept.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(texts).toEqual([
    expect.stringMatching(/^Payment of ₹670.00 for TT-ABC234, 2 Nov 2026, 12:00\spm: without the person$/),
    'INV-26-27-00001, to Asha: names the person until 26 Dec 2034',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await expect
    .poll(() => notices)
    .toMatchObject([{ message: expect.stringContaining('Papers that name the person until 26 Dec 2034: 1.') }])
})

test('says why nothing was erased', async () => {
  const refusal = 'The trip of TT-ABC234 is still to come: cancel or complete it first.'
  fakeApi({ 'POST personal-data/find': FOUND, 'POST personal-data/erase': problem(409, refusal) })
  renderPage(<PersonalDataPage />, { at: '/personal-data' })
  await search('asha@example.com')
  await userEvent.click(await screen.findByRole('button', { name: 'Erase' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await within(dialog).findByText(refusal)
  screen.getByText('Account asha@example.com, Asha')
})

test('names other contacts of the person, whose data would stay', async () => {
  const found = {
    bookings: [],
    enquiries: [enquiry({ email: 'Asha@Example.com' })],
    accounts: [ACCOUNT],
    nextCursor: null,
  }
  fakeApi({ 'POST personal-data/find': { body: found } })
  renderPage(<PersonalDataPage />, { at: '/personal-data' })
  await search('asha@example.com')
  await screen.findByText('Also named there: +91 94470 12347')
  await userEvent.type(screen.getByLabelText('Mobile'), '094470 12347')
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText('Account asha@example.com, Asha')
  expect(screen.queryByText(/^Also named there/)).toBeNull()
  await userEvent.clear(screen.getByLabelText('Mail'))
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText('Also named there: asha@example.com')
})

test('clears the results when somebody else is searched for, even if that fails', async () => {
  const api = fakeApi({
    'POST personal-data/find': () => (api.calls.length === 1 ? FOUND : problem(503, 'Not right now.')),
  })
  renderPage(<PersonalDataPage />, { at: '/personal-data' })
  await search('asha@example.com')
  await screen.findByRole('button', { name: 'Erase' })
  await search('.in')
  await screen.findByText('Not right now.')
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
})

test('asks for a mail address or number, and says when there is nothing', async () => {
  const api = fakeApi({
    'POST personal-data/find': { body: { bookings: [], enquiries: [], accounts: [], nextCursor: null } },
  })
  renderPage(<PersonalDataPage />, { at: '/personal-data' })
  await userEvent.click(screen.getByRole('button', { name: 'Find' }))
  await screen.findByText('Mail or mobile is required')
  expect(api.calls).toEqual([])
  await search('nobody@example.com')
  await screen.findByText('No data found for this person.')
})

/** Three pages: an account and an enquiry, another enquiry, and the last. */
const inPages = () =>
  fakeApi({
    'POST personal-data/find': ({ body }) => {
      const { cursor = '1' } = body as { cursor?: string }
      const enquiries = [enquiry({ _id: `e${cursor}`, name: `Page ${cursor}` })]
      const accounts = cursor === '1' ? [ACCOUNT] : []
      return {
        body: { bookings: [], enquiries, accounts, nextCursor: cursor === '3' ? null : `${Number(cursor) + 1}` },
      }
    },
  })

test('shows further pages on demand, and each record once', async () => {
  const api = inPages()
  renderPage(<PersonalDataPage />, { at: '/personal-data' })
  await search('asha@example.com')
  await screen.findByText('2 records are shown, and there are more. Erase takes them all.')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('3 records are shown, and there are more. Erase takes them all.')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('All 4 records are shown.')
  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/.*, /, ''))
  expect(shown).toEqual(['Page 1', 'Page 2', 'Page 3', 'Asha'])
  const mail = 'asha@example.com'
  expect(api.bodies('POST personal-data/find')).toEqual([{ mail }, { mail, cursor: '2' }, { mail, cursor: '3' }])
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(api.calls).toHaveLength(3)
})

test('saves all pages, also those that are not shown', async () => {
  inPages()
  const saved = vi.spyOn(URL, 'createObjectURL')
  renderPage(<PersonalDataPage />, { at: '/personal-data' })
  await search('asha@example.com')
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a file' }))
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  const [blob] = saved.mock.calls[0] ?? expect.unreachable()
  const file = JSON.parse(await new Response(blob as Blob).text())
  expect(file.enquiries.map(({ name }: { name: string }) => name)).toEqual(['Page 1', 'Page 2', 'Page 3'])
  expect(file.accounts).toEqual([ACCOUNT])
})
