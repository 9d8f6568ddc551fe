import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'shared-ui'
import { expect, test } from 'vitest'
import CabsPage from '../../routes/cabs-page.tsx'
import EditCabPage from '../../routes/edit-cab-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cab, cabs } from '../../testing/samples.ts'

const rows = () => screen.getAllByRole('row').slice(1)
const nameIn = (row: HTMLElement) => within(row).getByText(/^Tata Model/).textContent

test('shows five cabs, and page 1 again when the number of rows changes', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: cabs(12) } } })
  const { router } = renderPage(<CabsPage />, { at: '/table' })
  await screen.findByText('Tata Model 1')
  expect(rows()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(rows().map(nameIn)).toEqual(['Tata Model 11', 'Tata Model 12'])
  expect(router.state.location.search).toBe('?page=3')
  await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '10')
  expect(rows().map(nameIn)[0]).toBe('Tata Model 1')
  expect(router.state.location.search).toBe('?rows=10')
})

test('a link shows the same search, order and page', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: [...cabs(12), cab()] } } })
  renderPage(<CabsPage />, { at: '/table?q=tata&sort=-price&page=2' })
  await screen.findByText('Tata Model 7')
  expect(rows().map(nameIn)).toEqual(['Tata Model 7', 'Tata Model 6', 'Tata Model 5', 'Tata Model 4', 'Tata Model 3'])
  expect(screen.getByRole('columnheader', { name: /Price/ }).getAttribute('aria-sort')).toBe('descending')
  // An SVG: phones show the arrow sign as an emoji.
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Sno', 'Cab', 'Image', 'Category', 'Class', 'Seats', 'Price', 'State', 'Actions'])
})

test('a page past the end is the last one: cabs may have gone since', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: cabs(12) } } })
  renderPage(<CabsPage />, { at: '/table?page=9' })
  await screen.findByText('Tata Model 12')
  expect(rows().map(nameIn)).toEqual(['Tata Model 11', 'Tata Model 12'])
})

test('shows the last page for a link to it, whatever the number of rows', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: cabs(12) } } })
  const { router } = renderPage(<CabsPage />, { at: '/table?page=last' })
  await screen.findByText('Tata Model 12')
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(rows().map(nameIn).at(-1)).toBe('Tata Model 10')
  expect(router.state.location.search).toBe('?page=2')
})

const TableOrForm = () => (useLocation().pathname === '/table' ? <CabsPage /> : <EditCabPage />)

test('leads back to the list as it was left, after an edit', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: [cab()] } }, 'GET cabs/dzire': { body: { car: cab() }, etag: '"3"' } })
  const { router } = renderPage(<TableOrForm />, { at: '/table?q=dzire&rows=25', pattern: '/edit/:id' })
  await userEvent.click(await screen.findByRole('link', { name: 'Edit Maruti Suzuki Dzire' }))
  await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/table'))
  expect(router.state.location.search).toBe('?q=dzire&rows=25')
})

test('searches while one types', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: [...cabs(3), cab()] } } })
  renderPage(<CabsPage />, { at: '/table' })
  await userEvent.type(await screen.findByLabelText('Search cabs'), 'dzire')
  await waitFor(() => expect(rows()).toHaveLength(1))
  await userEvent.clear(screen.getByLabelText('Search cabs'))
  await userEvent.type(screen.getByLabelText('Search cabs'), 'nothing such')
  await screen.findByText('No cab matches this search.')
  // An empty list has no pager; the count says that it is empty.
  expect(screen.queryByLabelText('Rows per page')).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  expect(screen.getByText('None').getAttribute('role')).toBe('status')
})

test('shows that a cab has no price', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: [cab({ price: null })] } } })
  renderPage(<CabsPage />, { at: '/table' })
  await screen.findByText('Price not available')
})

test('shows that there are no cabs', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: [] } } })
  renderPage(<CabsPage />, { at: '/table' })
  await screen.findByText('No cars available.')
})

test('says that they could not be loaded, and tries again', async () => {
  let answer = async () => problem(503, 'Back in a moment.')
  fakeApi({ 'GET cabs': () => answer() })
  renderPage(<CabsPage />, { at: '/table' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Back in a moment.')
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof problem>>()
  answer = () => promise
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  // Hidden during the retry, so that the same failure is announced again.
  expect(alert.textContent).toContain('Trying again…')
  expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-disabled')).toBe('true')
  resolve({ body: { cabs: cabs(1) } })
  await screen.findByText('Tata Model 1')
})

test('deletes after the question, and nothing when it is cancelled', async () => {
  const api = fakeApi({
    'GET cabs': { body: { cabs: cabs(2) } },
    'DELETE delete/cab-1': { body: { success: true, message: 'Car deleted successfully!' } },
  })
  const { notices } = renderPage(<CabsPage />, { at: '/table' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tata Model 1' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete' })
  within(dialog).getByText('Are you sure you want to delete?')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(api.bodies('DELETE delete/cab-1')).toHaveLength(0)

  await userEvent.click(screen.getByRole('button', { name: 'Delete Tata Model 1' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(notices).toEqual([{ kind: 'success', message: 'Car deleted successfully!' }])
})

test('a delete that failed says so in its dialog, which keeps the cab and lets one try again', async () => {
  let up = false
  const deleted = { body: { success: true, message: 'Car deleted successfully!' } }
  fakeApi({
    'GET cabs': { body: { cabs: cabs(2) } },
    'DELETE delete/cab-1': () => (up ? deleted : problem(500, 'Oh.')),
  })
  const { notices } = renderPage(<CabsPage />, { at: '/table' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tata Model 1' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(within(dialog).getByRole('alert').textContent).toBe('Failed to delete car. Please try again.'),
  )
  expect(rows()).toHaveLength(2)
  up = true
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(notices).toEqual([{ kind: 'success', message: 'Car deleted successfully!' }])
})

test('reports a failed delete whose dialog was closed, and leaves the next dialog open', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof problem>>()
  fakeApi({ 'GET cabs': { body: { cabs: cabs(2) } }, 'DELETE delete/cab-1': () => answer.promise })
  const { notices } = renderPage(<CabsPage />, { at: '/table' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tata Model 1' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Tata Model 2' }))
  answer.resolve(problem(500, 'Oh.'))
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', message: 'Failed to delete car. Please try again.' }]))
  within(screen.getByRole('dialog', { name: 'Delete' })).getByText('Tata Model 2')
})

test('switches availability', async () => {
  const [first] = cabs(1)
  const api = fakeApi({
    'GET cabs': { body: { cabs: [first] } },
    'PUT update/cab-1': { body: { car: { ...first, availability: false } } },
  })
  renderPage(<CabsPage />, { at: '/table' })
  const available = await screen.findByRole('switch', { name: 'Available: Tata Model 1' })
  await userEvent.click(available)
  await waitFor(() => expect(available).toHaveProperty('checked', false))
  expect(api.bodies('PUT update/cab-1')).toEqual([{ availability: false }])
})

test('removes a cab from the list that turns out to be deleted when it is switched', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: cabs(2) } }, 'PUT update/cab-1': problem(404, 'There is nothing here.') })
  const { notices } = renderPage(<CabsPage />, { at: '/table' })
  await userEvent.click(await screen.findByRole('switch', { name: 'Available: Tata Model 1' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(notices).toEqual([{ kind: 'error', message: 'Someone else has deleted this cab.' }])
})

test('removes a cab from the list that turns out to be deleted when it is deleted', async () => {
  fakeApi({ 'GET cabs': { body: { cabs: cabs(2) } }, 'DELETE delete/cab-1': problem(404, 'There is nothing here.') })
  const { notices } = renderPage(<CabsPage />, { at: '/table' })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Tata Model 1' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(notices).toEqual([{ kind: 'info', message: 'It is already deleted.' }])
})

test('a switch keeps the focus while it is stored, and is pressed once at a time', async () => {
  const answer = Promise.withResolvers<{ body: unknown }>()
  const api = fakeApi({ 'GET cabs': { body: { cabs: cabs(1) } }, 'PUT update/cab-1': () => answer.promise })
  renderPage(<CabsPage />, { at: '/table' })
  const onRide = await screen.findByRole('switch', { name: /^On ride/ })
  onRide.focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard(' ')
  expect(document.activeElement).toBe(onRide)
  answer.resolve({ body: { car: { ...cabs(1)[0], onRide: true } } })
  await waitFor(() => expect(onRide.getAttribute('aria-busy')).toBe('false'))
  expect(onRide).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(onRide)
  expect(api.bodies('PUT update/cab-1')).toEqual([{ onRide: true }])
})
