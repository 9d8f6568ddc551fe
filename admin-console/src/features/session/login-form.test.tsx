import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getAllCars } from 'shared-api/client'
import { expect, onTestFinished, test } from 'vitest'
import { staffCall } from '../../api/staff-call.ts'
import LoginPage from '../../routes/login-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { inLanguage } from '../../testing/in-language.ts'
import { admin, renderPage } from '../../testing/render-page.tsx'
import { LoginAgain } from './login-again.tsx'

const press = () => userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))

test.each([
  ['nothing', '', '', 401],
  ['a name that is no address', 'admin', 'secret', 401],
  ['a password that is too long', 'admin@example.com', 'x'.repeat(300), 400],
])('%s is sent, and refused in our words', async (_what, email, password, status) => {
  const api = fakeApi({ 'POST login': problem(status, 'No.') })
  renderPage(<LoginPage />, { at: '/login', user: null })
  if (email) await userEvent.type(screen.getByLabelText(/^Email/), email)
  await userEvent.click(screen.getByLabelText(/^Password/))
  await userEvent.paste(password)
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials')
  expect(api.bodies('POST login')).toEqual([{ email, password }])
})

test('the login that renews a session refuses in the same way', async () => {
  const api = fakeApi({ 'GET cabs': problem(401, 'Log in.'), 'POST login': problem(401, 'No.') })
  renderPage(<LoginAgain />)
  const refused = staffCall(getAllCars).catch(() => 'given up')
  await userEvent.clear(await screen.findByLabelText(/^Email/))
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials')
  expect(api.bodies('POST login')).toEqual([{ email: '', password: '' }])
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await refused).toBe('given up')
})

test('a session that has become a customer’s is renewed too, and the call goes on', async () => {
  let role = 'customer'
  fakeApi({
    'GET cabs': () => (role === 'admin' ? { body: { cabs: [] } } : problem(403, 'Your account may not do this.')),
    'POST login': () => {
      role = 'admin'
      return { body: { user: { ...admin, role } } }
    },
  })
  renderPage(<LoginAgain />)
  const cabs = staffCall(getAllCars)
  await userEvent.type(await screen.findByLabelText(/^Password/), 'a desk of many drawers')
  await press()
  expect(await cabs).toEqual({ cabs: [] })
})

test('the eye of a password is labelled in the desk’s language', async () => {
  await inLanguage('ta')
  onTestFinished(() => inLanguage('en'))
  renderPage(<LoginPage />, { at: '/login', user: null })
  await screen.findByLabelText('தட்டச்சிட்டதைக் காட்டு அல்லது மறை')
})
