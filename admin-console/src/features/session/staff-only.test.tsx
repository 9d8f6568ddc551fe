import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { admin, renderPage } from '../../testing/render-page.tsx'
import { LoginForm } from './login-form.tsx'
import { loginState } from './login-state.ts'
import { StaffOnly } from './staff-only.tsx'

const Desk = () => <StaffOnly>Bookings of today</StaffOnly>

test.each([
  ['nobody', null],
  ['a customer', { ...admin, role: 'customer' as const }],
])('%s sees nothing of the desk, and is led to a login that leads back', async (_who, user) => {
  fakeApi({})
  const { router } = renderPage(<Desk />, { at: '/bookings?status=new', user })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.queryByText('Bookings of today')).toBeNull()
  expect(loginState(router.state.location.state)).toEqual({ from: '/bookings?status=new', signOut: false })
})

test('an admin sees the desk', () => {
  fakeApi({})
  renderPage(<Desk />, { at: '/bookings' })
  expect(screen.getByText('Bookings of today')).toBeDefined()
})

test.each(['//evil.example/desk', 'https://evil.example', 'table', 7, null])(
  'follows no link to another site after a login: %j',
  (from) => {
    expect(loginState({ from })).toEqual({ from: null, signOut: false })
  },
)

test('takes the login of a customer for a wrong one, and leaves no session', async () => {
  const user = { ...admin, role: 'customer' as const }
  const { bodies } = fakeApi({ 'POST login': { body: { user } }, 'POST logout': { body: {} } })
  const entered: unknown[] = []
  renderPage(<LoginForm onLogin={(who) => entered.push(who)} />, { at: '/login', user: null })
  await userEvent.type(screen.getByLabelText(/^Password/), 'twelve letters')
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid credentials')
  expect(entered).toEqual([])
  expect(bodies('POST logout')).toHaveLength(1)
})
