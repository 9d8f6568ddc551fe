import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getBookings, getStaff } from 'shared-api/client'
import { expect, test } from 'vitest'
import { useLoginGate } from '../../api/login-gate.ts'
import { staffCall } from '../../api/staff-call.ts'
import { fakeApi } from '../../testing/fake-api.ts'
import { clerk, renderPage } from '../../testing/render-page.tsx'
import { LoginAgain } from './login-again.tsx'
import { StaffOnly } from './staff-only.tsx'

const first = { ...clerk, mustChangePassword: true }
const refusal = (code: string) => ({
  status: 403,
  body: { type: `/api/v1/docs#problem-${code}`, title: 'Forbidden', status: 403, detail: 'Not you.' },
})

async function changePassword() {
  await userEvent.type(await screen.findByLabelText(/^Password that you were given/), 'twelve letters')
  await userEvent.type(screen.getByLabelText(/^New password \*/), 'rain over the ghats')
  await userEvent.type(screen.getByLabelText(/^New password again/), 'rain over the ghats')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

test('a password that a colleague chose is changed before the page is seen, and the page follows', async () => {
  const api = fakeApi({ 'POST account/password': { body: {} } })
  const { accepted, router } = renderPage(<StaffOnly>Bookings of today</StaffOnly>, {
    ...{ at: '/bookings?status=new', user: first },
  })
  screen.getByRole('heading', { name: 'Choose your own password' })
  expect(screen.queryByText('Bookings of today')).toBeNull()
  await changePassword()
  await waitFor(() => expect(accepted).toEqual([{ ...first, mustChangePassword: false }]))
  expect(router.state.location.pathname + router.state.location.search).toBe('/bookings?status=new')
  expect(api.bodies('POST account/password')).toEqual([
    { currentPassword: 'twelve letters', password: 'rain over the ghats', confirmPassword: 'rain over the ghats' },
  ])
})

test('a reset in the middle of work asks for the new password in the dialog, and the call goes on', async () => {
  fakeApi({ 'POST login': { body: { user: first } }, 'POST account/password': { body: {} } })
  const { accepted } = renderPage(<LoginAgain />, { at: '/bookings', user: clerk })
  const loggedIn = useLoginGate.getState().ask()
  await userEvent.type(await screen.findByLabelText(/^Password/), 'twelve letters')
  await userEvent.click(screen.getByRole('button', { name: 'LOGIN' }))
  await changePassword()
  await waitFor(() => expect(accepted).toEqual([{ ...first, mustChangePassword: false }]))
  expect(await loggedIn).toBe(true)
})

test('a refusal for clerks asks for no login, as another one does', async () => {
  fakeApi({ 'GET staff': refusal('owners-only'), 'GET bookings': refusal('first-password') })
  await expect(staffCall(getStaff)).rejects.toMatchObject({ status: 403, code: 'owners-only' })
  expect(useLoginGate.getState().asking).toBe(false)
  const asked = staffCall((client) => getBookings(client))
  await waitFor(() => expect(useLoginGate.getState().asking).toBe(true))
  useLoginGate.getState().answer(false)
  await expect(asked).rejects.toMatchObject({ status: 403 })
})
