import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import AccountPage from '../../routes/account-page.tsx'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const HERE = { _id: 's1', createdAt: '2026-11-20T06:30:00.000Z', lastUsedAt: '2026-11-20T07:00:00.000Z', current: true }
const PHONE = { ...HERE, _id: 's2', createdAt: '2026-11-19T06:30:00.000Z', current: false }
const endPhone = () => screen.findByRole('button', { name: 'End the session of 19 Nov 2026, 12:00\u00a0pm' })

test('a session of another device is ended, this one is marked', async () => {
  let sessions = [HERE, PHONE]
  fakeApi({
    'GET account/sessions': () => ({ body: { sessions } }),
    'DELETE account/sessions/s2': () => {
      sessions = [HERE]
      return { body: {} }
    },
  })
  const { notices } = renderPage(<AccountPage />, { at: '/account' })
  screen.getByText('Loading your sessions…')
  await userEvent.click(await endPhone())
  await screen.findByText('You have no other sessions.')
  screen.getByText('this session')
  expect(screen.queryByRole('button', { name: /^End the session/ })).toBeNull()
  expect(notices).toEqual([{ kind: 'success', message: 'The session has ended.' }])
})

test('a session that could not be ended stays in the list, and one that has ended already leaves it', async () => {
  let refusal = problem(503, 'Please try again in a moment.')
  let sessions = [HERE, PHONE]
  fakeApi({ 'GET account/sessions': () => ({ body: { sessions } }), 'DELETE account/sessions/s2': () => refusal })
  const { notices } = renderPage(<AccountPage />, { at: '/account' })
  await userEvent.click(await endPhone())
  await expect.poll(() => notices).toEqual([{ kind: 'error', message: 'Please try again in a moment.' }])
  refusal = problem(404, 'There is nothing here.')
  sessions = [HERE]
  await userEvent.click(await endPhone())
  await screen.findByText('You have no other sessions.')
})

test('a list that cannot be loaded says so, with a way to try again', async () => {
  let answer = problem(503, 'Please try again in a moment.')
  fakeApi({ 'GET account/sessions': () => answer })
  renderPage(<AccountPage />, { at: '/account' })
  await screen.findByText('Could not load your sessions')
  answer = { body: { sessions: [HERE] } }
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('this session')
})
