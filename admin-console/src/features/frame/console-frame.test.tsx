import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { admin, clerk, renderPage } from '../../testing/render-page.tsx'
import { ConsoleFrame } from './console-frame.tsx'

test.each([
  ['an owner', { ...admin, staffRole: 'owner' as const }, ['Staff', 'Activity']],
  ['a clerk', clerk, []],
])('%s has the entries of their role', (_who, user, owners) => {
  fakeApi({})
  renderPage(<ConsoleFrame>Page</ConsoleFrame>, { at: '/admin', user })
  const entries = within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(entries.filter((entry) => ['Staff', 'Activity'].includes(entry ?? ''))).toEqual(owners)
  expect(entries).toContain('Bookings')
})
