import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { admin, renderPage } from '../../testing/render-page.tsx'
import { useWhoIsIn } from './use-who-is-in.ts'

function Watching() {
  useWhoIsIn()
  return null
}
const priya: typeof admin = { ...admin, _id: 'u2', name: 'Priya' }
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('knows a colleague who logged in in another tab, and leaves logouts to the next call', async () => {
  let user: typeof admin | null = null
  const api = fakeApi({ 'GET me': () => ({ body: { user } }) })
  const { accepted } = renderPage(<Watching />)
  for (const found of [null, admin, { ...priya, role: 'customer' as const }, priya]) {
    user = found
    const asked = api.calls.length
    comeBack()
    await waitFor(() => expect(api.calls.length).toBe(asked + 1))
  }
  await waitFor(() => expect(accepted).toEqual([priya]))
})

test('clears a page that the back button restores after its session has ended', async () => {
  fakeApi({ 'GET me': () => ({ body: { user: null } }) })
  const { accepted } = renderPage(<Watching />)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await waitFor(() => expect(accepted).toEqual([null]))
})
