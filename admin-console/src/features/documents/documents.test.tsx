import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import DocumentsPage from '../../routes/documents-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const paper = (number: string, holds = false) => ({
  ...{ number, kind: 'invoice', day: '2026-11-02', reference: 'TT-ABC234', recipient: 'Asha Traders', total: 6825.5 },
  ...{ of: null, partOf: null, bookingId: 'b1', gstin: '33AABCT1332L1ZL', holds },
})
const listed = (...documents: object[]) => ({ body: { documents, nextCursor: null, total: documents.length } })

test('lists documents, and sends those that a search found, whichever is refused', async () => {
  const api = fakeApi({
    'GET documents': listed(paper('INV-26-27-00001'), paper('INV-26-27-00002', true)),
    'POST invoices/INV-26-27-00001/mail': problem(409, 'The booking has no mail address.'),
    'POST invoices/INV-26-27-00002/mail': { body: {} },
  })
  const { notices } = renderPage(<DocumentsPage />, { at: '/documents?q=asha+november' })
  const table = within(await screen.findByRole('list', { name: 'Documents' }))
  expect(table.getByRole('link', { name: 'INV-26-27-00001' }).getAttribute('href')).toContain('INV-26-27-00001.pdf')
  expect(table.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Send these 2 by mail' }))
  await waitFor(() =>
    expect(notices.map(({ message }) => message)).toEqual([
      'Not sent: INV-26-27-00001. The booking has no mail address.',
      'One document is on the way.',
    ]),
  )
  expect(api.calls.find(({ call }) => call === 'GET documents')?.query.get('q')).toBe('asha november')
})

test('takes a part of an invoice back', async () => {
  const api = fakeApi({
    'GET documents': listed(paper('INV-26-27-00001', true)),
    'POST invoices/INV-26-27-00001/credit-note': {
      body: { document: { ...paper('CRN-26-27-00001'), kind: 'credit-note', total: 500, partOf: 'INV-26-27-00001' } },
    },
  })
  const { notices } = renderPage(<DocumentsPage />, { at: '/documents' })
  fireEvent.click(await screen.findByRole('button', { name: 'Take back INV-26-27-00001' }))
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '500' } })
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Wrong km' } })
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }))
  await waitFor(() =>
    expect(notices).toMatchObject([{ message: 'CRN-26-27-00001 takes a part of INV-26-27-00001 back.' }]),
  )
  expect(api.bodies('POST invoices/INV-26-27-00001/credit-note')).toEqual([{ amount: 500, reason: 'Wrong km' }])
})

test('says that there is none, and that a search found none', async () => {
  fakeApi({ 'GET documents': listed() })
  renderPage(<DocumentsPage />, { at: '/documents' })
  await screen.findByText('No documents yet.')
  renderPage(<DocumentsPage />, { at: '/documents?kind=bill' })
  await screen.findByText('No document matches this search.')
})
