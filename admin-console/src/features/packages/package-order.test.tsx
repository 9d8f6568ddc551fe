import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import HolidaysPage from '../../routes/holidays-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { holiday } from '../../testing/samples.ts'

const named = (...names: string[]) => names.map((name) => holiday({ _id: name.toLowerCase(), name }))
const NAMES = ['Ooty', 'Munnar', 'Coorg', 'Yercaud', 'Alleppey', 'Kochi']
const listed = { body: { holidays: named(...NAMES) } }
const rows = () => screen.getAllByRole('row').slice(1)
const shown = () => rows().map((row) => NAMES.find((name) => within(row).queryByText(name)))

test('a package is moved a place, the keyboard follows it to the next page, and ears hear where it is', async () => {
  const api = fakeApi({
    'GET holidays': listed,
    'POST holiday/yercaud/move': { body: { holiday: holiday() } },
  })
  renderPage(<HolidaysPage />, { at: '/holiday' })
  ;(await screen.findByRole('button', { name: 'Move Yercaud down' })).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Yercaud is now 5 of 6.')
  expect(shown()).toEqual(['Ooty', 'Munnar', 'Coorg', 'Alleppey', 'Yercaud'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Yercaud down' }))
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Yercaud is now 6 of 6.')
  await waitFor(() => expect(shown()).toEqual(['Yercaud']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Yercaud down' }))
  expect(api.bodies('POST holiday/yercaud/move')).toEqual([{ before: 'kochi' }, { before: null }])
})

test('a move that failed is said, and the list is read again', async () => {
  let names = NAMES
  fakeApi({
    'GET holidays': () => ({ body: { holidays: named(...names) } }),
    'POST holiday/munnar/move': problem(503, 'Back in a moment.'),
  })
  const { notices } = renderPage(<HolidaysPage />, { at: '/holiday' })
  const up = await screen.findByRole('button', { name: 'Move Munnar up' })
  names = ['Munnar', 'Ooty']
  await userEvent.click(up)
  await waitFor(() => expect(shown()).toEqual(['Munnar', 'Ooty']))
  expect(notices).toEqual([{ kind: 'error', message: 'Back in a moment.' }])
})

test('a search shows no places to move to, and finds by status', async () => {
  fakeApi({
    'GET holidays': { body: { holidays: [holiday(), holiday({ _id: 'coorg', name: 'Coorg', visibility: 'draft' })] } },
  })
  renderPage(<HolidaysPage />, { at: '/holiday' })
  within((await screen.findByText('Coorg')).closest('tr') as HTMLElement).getByText('Draft')
  await userEvent.type(screen.getByLabelText('Search packages'), 'draft')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
})

test('a copy is opened as a draft, and made once', async () => {
  const api = fakeApi({
    'GET holidays': listed,
    'POST holiday/ooty/copy': { body: { holiday: holiday({ _id: 'new', name: 'Ooty (copy)', visibility: 'draft' }) } },
  })
  const { router } = renderPage(<HolidaysPage />, { at: '/holiday' })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Copy Ooty' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/holidayEdit/new'))
  expect(api.bodies('POST holiday/ooty/copy')).toHaveLength(1)
})

test('before it is deleted one reads what hangs on it, and why it has to stay', async () => {
  const uses = { enquiries: 3, openEnquiries: 1, bookings: 1, upcomingBookings: 0, vehicles: 0 }
  const refusal = '1 new enquiry is about it. Hide it instead, and delete it later.'
  const pictures = ['/uploads/a/640.webp', '/uploads/b/640.webp']
  const api = fakeApi({
    'GET holidays': { body: { holidays: [holiday({ pictures, pdf: '/uploads/c/plan.pdf' })] } },
    'GET holiday/ooty/uses': { body: { uses, refusal } },
  })
  renderPage(<HolidaysPage />, { at: '/holiday' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Ooty' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete' }))
  await dialog.findByText('What hangs on it: 3 enquiries, 1 of them new; 1 booking; 3 pictures; a brochure as PDF.')
  dialog.getByText(refusal)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(api.calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([])
})
