import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import ImportPage from '../../routes/import-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const IMPORT = {
  ...{ id: 'i1', kind: 'bookings', fileName: 'notebook.csv', rows: 412, at: '2026-11-25T06:30:00.000Z', by: 'Meena' },
  ...{ canUndo: true, undone: null },
}
const OLD = { ...IMPORT, id: 'i0', fileName: 'old.csv', canUndo: false }
const GOES = [
  { what: 'bookings', count: 412 },
  { what: 'payments', count: 206 },
]

test('an import is undone once it was said what goes', async () => {
  let isDone = false
  const undone = { at: '2026-11-26T06:30:00.000Z', by: 'Kala' }
  const api = fakeApi({
    'GET imports': () => ({ body: { imports: [isDone ? { ...IMPORT, canUndo: false, undone } : IMPORT, OLD] } }),
    'GET imports/columns/bookings': { body: { columns: [] } },
    'GET imports/i1/undo': { body: { goes: GOES, kept: [], keptCount: 0 } },
    'POST imports/i1/undo': () => {
      isDone = true
      return { body: { record: { ...IMPORT, canUndo: false, undone } } }
    },
  })
  const { notices } = renderPage(<ImportPage />, { at: '/import' })
  const table = await screen.findByRole('table', { name: 'Imports' })
  expect(within(table).getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Undo 412 bookings, notebook.csv' }))
  const dialog = screen.getByRole('dialog', { name: 'Undo the import' })
  await within(dialog).findByText(/^This removes 412 bookings, 206 payments noted with them\./)
  expect(api.bodies('POST imports/i1/undo')).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }))
  await screen.findByText(/^Undone by Kala on 26 Nov 2026/)
  expect(notices).toMatchObject([{ kind: 'success', message: expect.stringContaining('412 bookings') }])
})

test('what is in the way is named, and nothing can be pressed; what came in between too', async () => {
  let replies = 0
  const kept = [{ row: 3, name: 'TT-ABC234', because: 'paid' }]
  fakeApi({
    'GET imports': { body: { imports: [IMPORT] } },
    'GET imports/columns/bookings': { body: { columns: [] } },
    'GET imports/i1/undo': () =>
      replies++ === 0 ? { body: { goes: GOES, kept: [], keptCount: 0 } } : { body: { goes: GOES, kept, keptCount: 2 } },
    'POST imports/i1/undo': problem(409, 'Nothing was removed: row 3, TT-ABC234 has a payment.'),
  })
  renderPage(<ImportPage />, { at: '/import' })
  await userEvent.click(await screen.findByRole('button', { name: /^Undo 412/ }))
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText(/^This removes/)
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
  await dialog.findByText('Row 3, TT-ABC234: has a payment')
  dialog.getByText('And 1 more.')
  dialog.getByText(/^Nothing was removed/)
  expect(dialog.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true')
})
