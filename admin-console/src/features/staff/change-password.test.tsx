import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import AccountPage from '../../routes/account-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

test('a wrong password is said at its field, and nowhere by the name that the call has for it', async () => {
  const refusal = 'currentPassword is wrong'
  fakeApi({
    'POST account/password': problem(400, refusal, [
      { path: 'currentPassword', code: 'wrong-password', message: refusal },
    ]),
  })
  renderPage(<AccountPage />, { at: '/account' })
  for (const label of ['Current password', 'New password', 'New password again'])
    await userEvent.type(screen.getByLabelText(new RegExp(`^${label} \\*`)), 'a long enough word')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Current password is wrong')
  screen.getByText('Please correct the fields in red.')
  expect(screen.queryByText(refusal)).toBeNull()
})

test('shows all missing fields, including the current password', async () => {
  const api = fakeApi({ 'GET account/sessions': { body: { sessions: [] } } })
  renderPage(<AccountPage />, { at: '/account' })
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Current password is required')
  screen.getByText('New password is required')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Current password \*/))
  expect(api.bodies('POST account/password')).toEqual([])
})
