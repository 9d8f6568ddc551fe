import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import StaffPage from '../../routes/staff-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { clerk, renderPage } from '../../testing/render-page.tsx'

const KALA = {
  _id: 'u2',
  name: 'Kala',
  email: 'kala@example.com',
  staffRole: 'clerk',
  disabled: false,
  createdAt: '2026-11-20T06:30:00.000Z',
}
const WRONG = problem(400, 'ownPassword is wrong', [
  { path: 'ownPassword', code: 'wrong-password', message: 'ownPassword is wrong' },
])

test('disabling a colleague asks for one’s own password; a wrong one keeps the question open', async () => {
  const api = fakeApi({ 'GET staff': { body: { staff: [KALA] } }, 'PATCH staff/u2': WRONG })
  renderPage(<StaffPage />, { at: '/staff' })
  await userEvent.click(await screen.findByRole('button', { name: 'Disable Kala' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable account' }))
  const disable = () => userEvent.click(dialog.getByRole('button', { name: 'Disable' }))
  await disable()
  await dialog.findByText('Your own password is required')
  expect(api.bodies('PATCH staff/u2')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Your own password/), 'a guess')
  await disable()
  await dialog.findByText('Your own password is wrong')
  expect(api.bodies('PATCH staff/u2')).toEqual([{ disabled: true, ownPassword: 'a guess' }])
})

test('making a colleague an owner asks for one’s own password', async () => {
  const api = fakeApi({
    'GET staff': { body: { staff: [KALA] } },
    'PATCH staff/u2': { body: { member: { ...KALA, staffRole: 'owner' } } },
  })
  const { notices } = renderPage(<StaffPage />, { at: '/staff' })
  await screen.findByRole('cell', { name: 'clerk' })
  await userEvent.click(screen.getByRole('button', { name: 'Change role of Kala' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Role of Kala' }))
  await userEvent.selectOptions(dialog.getByLabelText('Role'), 'owner')
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
  await dialog.findByText('Your own password is required')
  await userEvent.type(dialog.getByLabelText(/^Your own password/), 'my own password')
  await userEvent.click(dialog.getByRole('button', { name: 'Change role' }))
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: 'Kala is an owner now.' }]))
  expect(api.bodies('PATCH staff/u2')).toEqual([{ staffRole: 'owner', ownPassword: 'my own password' }])
})

test('refers a clerk who follows a link to the staff to an owner', () => {
  const api = fakeApi({})
  renderPage(<StaffPage />, { at: '/staff', user: clerk })
  screen.getByText('Only an owner of the desk may do this. Ask one of them.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(api.calls).toEqual([])
})
