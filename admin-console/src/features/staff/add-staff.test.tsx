import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import StaffPage from '../../routes/staff-page.tsx'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const open = () => userEvent.click(screen.getByRole('button', { name: 'Add a colleague' }))

test('keeps what was typed when the dialog is closed by mistake', async () => {
  fakeApi({ 'GET staff': { body: { staff: [] } } })
  renderPage(<StaffPage />, { at: '/staff' })
  await open()
  await userEvent.type(screen.getByLabelText(/^Name/), 'Kala')
  await userEvent.type(screen.getByLabelText(/^Your own password/), 'my own password')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await open()
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Kala')
  // The next user may be somebody else.
  expect(screen.getByLabelText(/^Your own password/)).toHaveProperty('value', '')
})
