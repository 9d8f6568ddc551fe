import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import CreateCabPage from '../../routes/create-cab-page.tsx'
import EditCabPage from '../../routes/edit-cab-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cab } from '../../testing/samples.ts'

const fill = async (label: RegExp, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  // In one step: each key would render the form again.
  await userEvent.paste(text)
}
const pictureInput = () => screen.getByLabelText(/^Picture/, { selector: 'input' })
const editing = { at: '/edit/dzire', pattern: '/edit/:id' }

test('says what each field of a new cab takes, and sends nothing', async () => {
  const api = fakeApi({})
  renderPage(<CreateCabPage />, { at: '/admin/create' })
  screen.getByRole('heading', { name: 'Adding Your Cab Details' })
  await fill(/^Price/, '-1')
  await fill(/^Seats/, '0')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  for (const text of [
    'Model is required',
    'Brand is required',
    'Price must be a number of rupees from 0 to 10000000, with at most two decimals',
    'Seats must be a whole number from 1 to 100',
    'Description is required',
    'Category is required',
    'Picture is required',
  ]) {
    await screen.findByText(text)
  }
  expect(screen.getByRole('switch', { name: 'Available for booking' })).toHaveProperty('checked', true)
  expect(api.calls).toEqual([])
  for (const label of ['Price', 'Seats']) {
    await userEvent.clear(screen.getByLabelText(new RegExp(`^${label}`)))
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText(`${label} is required`)
  }
})

test('refuses a file of the wrong kind before anything is sent', async () => {
  renderPage(<CreateCabPage />, { at: '/admin/create' })
  const gif = new File(['GIF89a'], 'cab.gif', { type: 'image/gif' })
  await userEvent.upload(pictureInput(), gif, { applyAccept: false })
  await screen.findByText('cab.gif is no JPEG, PNG or WebP picture.')
})

test('shows a chosen picture 200 px wide', async () => {
  renderPage(<CreateCabPage />, { at: '/admin/create' })
  await userEvent.upload(pictureInput(), new File(['x'], 'cab.png', { type: 'image/png' }))
  const preview = await screen.findByRole('img', { name: /^Preview/ })
  expect(preview.getAttribute('width')).toBe('200')
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  await userEvent.click(screen.getByRole('button', { name: 'Remove cab.png' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(revoked).toHaveBeenCalledExactlyOnceWith(preview.getAttribute('src'))
})

test('edits the stored cab on the version that was read', async () => {
  const api = fakeApi({
    'GET cabs/dzire': { body: { car: cab() }, etag: '"3"' },
    'PUT update/dzire': { body: { car: cab({ price: 1500 }) }, etag: '"4"' },
  })
  const { notices, router } = renderPage(<EditCabPage />, editing)
  expect(await screen.findByLabelText(/^Model/)).toHaveProperty('value', 'Dzire')
  // As copied from a chat.
  await fill(/^Model/, '\u2068Dzire\u2069')
  await fill(/^Price/, '\u202a1500\u202c')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/table'))
  expect(notices).toEqual([{ kind: 'success', message: 'Car updated successfully!' }])
  const put = api.calls.find(({ call }) => call === 'PUT update/dzire')
  expect(put?.headers.get('if-match')).toBe('"3"')
  expect(put?.body).toMatchObject({ carModel: 'Dzire', price: '1500', availability: true })
})

test('shows what somebody else saved since, and saves the choice', async () => {
  let stored = { car: cab(), etag: '"3"' }
  const api = fakeApi({
    'GET cabs/dzire': () => ({ body: { car: stored.car }, etag: stored.etag }),
    'PUT update/dzire': ({ headers }) =>
      headers.get('if-match') === stored.etag
        ? { body: { car: stored.car }, etag: '"5"' }
        : problem(412, 'Someone else has changed this since you read it.'),
  })
  const { router } = renderPage(<EditCabPage />, editing)
  await screen.findByLabelText(/^Model/)
  await fill(/^Price/, '1500')
  stored = { car: cab({ price: 1600, seats: 5 }), etag: '"4"' }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = await screen.findByRole('dialog', { name: 'Changed by somebody else' })
  within(dialog).getByText('Now 5, before 4')
  expect(within(dialog).getByLabelText('Mine: 1500')).toHaveProperty('checked', true)
  within(dialog).getByLabelText('Theirs: 1600')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save this' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/table'))
  expect(api.bodies('PUT update/dzire').at(-1)).toMatchObject({ price: '1500', seats: '5' })
})

test('an edit whose answer was lost is no conflict with itself when it is sent again', async () => {
  let stored = { car: cab(), etag: '"3"' }
  fakeApi({
    'GET cabs/dzire': () => ({ body: { car: stored.car }, etag: stored.etag }),
    'PUT update/dzire': ({ headers }) => {
      if (headers.get('if-match') !== stored.etag) return problem(412, 'Someone else has changed this.')
      stored = { car: cab({ price: 1500 }), etag: '"4"' }
      throw new TypeError('the answer is lost')
    },
  })
  const { router, notices } = renderPage(<EditCabPage />, editing)
  await screen.findByLabelText(/^Model/)
  await fill(/^Price/, '1500')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^The server did not answer/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/table'))
  expect(notices.at(-1)).toEqual({ kind: 'success', message: 'Car updated successfully!' })
})

test('takes no input while it is sent, which would be lost', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const refuse = async () => {
    await answered
    return problem(503, 'The service cannot answer right now.')
  }
  fakeApi({ 'GET cabs/dzire': { body: { car: cab() } }, 'PUT update/dzire': refuse })
  renderPage(<EditCabPage />, editing)
  const price = await screen.findByLabelText(/^Price/)
  await fill(/^Price/, '1500')
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
  await userEvent.type(price, '0')
  const files = [new File(['x'], 'cab.png', { type: 'image/png' })]
  fireEvent.drop(screen.getByRole('group', { name: /^Picture/ }), { dataTransfer: { files, types: ['Files'] } })
  expect(price).toHaveProperty('value', '1500')
  expect(screen.queryByRole('button', { name: 'Remove cab.png' })).toBeNull()

  answer()
  await screen.findByText('The service cannot answer right now.')
  await userEvent.type(price, '0')
  expect(price).toHaveProperty('value', '15000')
})

test('asks before the page is left with changes', async () => {
  fakeApi({ 'GET cabs/dzire': { body: { car: cab() } } })
  const { router } = renderPage(<EditCabPage />, editing)
  await screen.findByLabelText(/^Model/)
  await fill(/^Price/, '1500')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.getByLabelText(/^Price/)).toHaveProperty('value', '1500')
  expect(router.state.location.pathname).toBe('/edit/dzire')
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/table'))
})

test("shows the server's problems at their fields", async () => {
  fakeApi({
    'GET cabs/dzire': { body: { car: cab() } },
    'PUT update/dzire': problem(400, 'brand is required', [
      { path: 'brand', code: 'required', message: 'brand is required' },
      { path: 'imageUrl', code: 'one-file', message: 'imageUrl takes one file' },
    ]),
  })
  const { notices } = renderPage(<EditCabPage />, editing)
  await screen.findByLabelText(/^Model/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Brand is required')
  screen.getByText('Picture takes one file')
  expect(pictureInput().getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Please correct the fields in red.')
  expect(screen.queryByText('brand is not known')).toBeNull()
  expect(notices).toEqual([{ kind: 'error', message: 'Failed to update car. Please try again.' }])
})

test('reports a cab that was deleted since it was opened', async () => {
  fakeApi({ 'GET cabs/dzire': { body: { car: cab() } }, 'PUT update/dzire': problem(404, 'There is nothing here.') })
  renderPage(<EditCabPage />, editing)
  await screen.findByLabelText(/^Model/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('It cannot be saved: someone else has deleted it.')
})

test.each([
  ['is left unanswered', {}],
  ['a proxy lost on the way', { 'PUT update/dzire': { status: 502, body: 'Bad Gateway' } }],
  ['a proxy waited for too long', { 'PUT update/dzire': { status: 504, body: 'Gateway Timeout' } }],
])('a form that %s may have been taken, which is said', async (_how, answers) => {
  fakeApi({ 'GET cabs/dzire': { body: { car: cab() } }, ...answers })
  renderPage(<EditCabPage />, editing)
  await screen.findByLabelText(/^Model/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('The server did not answer. It may have worked. Check before you try again.')
})

test('refuses several files at once, and ignores files dropped next to the box', async () => {
  renderPage(<CreateCabPage />, { at: '/admin/create' })
  const picture = new File(['x'], 'cab.png', { type: 'image/png' })
  const drop = (target: Element, files: File[]) => fireEvent.drop(target, { dataTransfer: { files, types: ['Files'] } })
  drop(screen.getByRole('group', { name: /^Picture/ }), [picture, picture])
  await screen.findByText('Please drop one file only.')
  expect(drop(screen.getByRole('heading', { level: 1 }), [picture])).toBe(false)
})
