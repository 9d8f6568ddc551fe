import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import ForgottenPage from './forgotten-page.tsx'
import NewPasswordPage from './new-password-page.tsx'

const FORGOTTEN = '/api/v1/account/forgotten'
const NEW = '/api/v1/account/new-password'
const refused = (status: number, errors: object[] = []) => ({
  status,
  body: { type: 'about:blank', title: 'Refused', status, detail: 'There is nothing here.', errors },
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('has a link mailed, and says the same for every address', async () => {
  const wrong = refused(400, [{ path: 'email', code: 'mail', message: 'no address' }])
  const answers = [wrong, { status: 202, body: { success: true } }]
  const got = fakeApi({ [FORGOTTEN]: () => answers.shift() ?? wrong })
  renderPage(<ForgottenPage />, { at: '/forgotten-password' })
  await press('Send me the link')
  await screen.findByRole('alert')
  expect(screen.getByLabelText(/Email/).getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(screen.getByLabelText(/Email/), 'meena@example.com')
  await press('Send me the link')
  await screen.findByText('If this address has an account, a link is on its way.')
  expect(got[FORGOTTEN]?.at(-1)).toEqual({ email: 'meena@example.com' })
})

test('sets the password by the link; a dead one leads to a new one, and the head does not name it', async () => {
  const answers = [refused(404), { body: {} }]
  const got = fakeApi({ [NEW]: () => answers.shift() ?? refused(404) })
  renderPage(<NewPasswordPage />, { at: '/new-password/t0ken' })
  expect(document.head.innerHTML).not.toContain('t0ken')
  const [password, again] = [screen.getByLabelText(/^Password/), screen.getByLabelText(/^Confirm Password/)]
  await userEvent.type(password, 'another dozen of letters')
  await userEvent.type(again, 'another dozen of letters')
  await press('Set the password')
  const link = await screen.findByRole('link', { name: 'Send a new link' })
  expect(link.getAttribute('href')).toBe('/forgotten-password')
  await press('Set the password')
  await screen.findByText('Your new password is set. You can log in with it now.')
  const sent = { token: 't0ken', password: 'another dozen of letters', confirmPassword: 'another dozen of letters' }
  expect(got[NEW]?.at(-1)).toEqual(sent)
})
