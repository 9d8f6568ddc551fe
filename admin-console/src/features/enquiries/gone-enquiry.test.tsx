import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import EnquiryPage from '../../routes/enquiry-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { enquiry } from '../../testing/samples.ts'

const GONE = 'It cannot be saved: someone else has deleted it.'

test('an enquiry that was erased while it stood open takes neither notes nor a status, which is said', async () => {
  fakeApi({
    'GET enquiries/e1': { body: { enquiry: enquiry() }, etag: '"1"' },
    'PATCH enquiries/e1': problem(404, 'There is nothing here.'),
  })
  const { notices } = renderPage(<EnquiryPage />, { at: '/enquiries/e1', pattern: '/enquiries/:id' })
  const notes = await screen.findByLabelText('Notes')
  await userEvent.type(notes, 'She calls again')
  await userEvent.click(screen.getByRole('button', { name: 'Save notes' }))
  await expect.poll(() => notices).toEqual([{ kind: 'error', message: GONE }])
  expect(notes).toHaveProperty('value', 'She calls again')
  await userEvent.click(screen.getByRole('radio', { name: 'answered' }))
  await screen.findByText(GONE)
})
