import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CabUpdate } from 'shared-api/contract'
import { expect, test } from 'vitest'
import EditCabPage from '../../routes/edit-cab-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { cab } from '../../testing/samples.ts'

const url = (name: string) => `/uploads/${name}/640.webp`
const STORED = cab({ pictures: ['seats', 'boot'].map(url), pictureTexts: ['White car', '', 'Boot'] })

async function edit() {
  const api = fakeApi({
    'GET cabs/dzire': { body: { car: STORED }, etag: '"3"' },
    'PUT update/dzire': { body: { car: STORED }, etag: '"4"' },
  })
  const { router } = renderPage(<EditCabPage />, { at: '/edit/dzire', pattern: '/edit/:id' })
  await screen.findByLabelText(/^Model/)
  const saved = async () => {
    await userEvent.click(button('Save'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/table'))
    // A field that the contract does not know would be refused.
    return CabUpdate.parse(api.bodies('PUT update/dzire')[0])
  }
  return { saved }
}
const button = (name: string) => screen.getByRole('button', { name })

test('pictures are described and put in order, and another one is shown first', async () => {
  const { saved } = await edit()
  await userEvent.type(screen.getByLabelText('What picture 2 shows'), 'Seats')
  button('Move picture 3 up').focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Move picture 2 up'))
  screen.getByText('Picture 3 is now picture 2.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Show first' })[1] as HTMLElement)
  expect(await saved()).toMatchObject({
    imageUrl: url('seats'),
    pictures: [url('boot'), url('dzire')],
    pictureTexts: ['Seats', 'Boot', 'White car'],
  })
})

test('a removed picture comes back to its place', async () => {
  const { saved } = await edit()
  await userEvent.click(button('Remove picture 2'))
  expect(document.activeElement).toBe(button('Undo'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button('Remove picture 3'))
  expect(await saved()).toMatchObject({ pictures: [url('seats')], pictureTexts: ['White car', ''] })
})

test('a picture of the wrong kind, or one too many, is refused before it is sent', async () => {
  await edit()
  await userEvent.click(button('Add pictures'))
  const input = screen.getByLabelText('Add pictures')
  expect(document.activeElement).toBe(input)
  await userEvent.upload(input, new File(['GIF89a'], 'cab.gif', { type: 'image/gif' }), { applyAccept: false })
  await screen.findByText('cab.gif is no JPEG, PNG or WebP picture.')
  const many = Array.from({ length: 10 }, (_, at) => new File(['x'], `${at}.png`, { type: 'image/png' }))
  await userEvent.upload(input, many)
  await screen.findByText('There is room for 9 more.')
})

test('the status is chosen in the form', async () => {
  const { saved } = await edit()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'hidden')
  expect(await saved()).toMatchObject({ visibility: 'hidden' })
})
