import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

afterEach(cleanup)

/** A page with toasts whose code has not been loaded; `isGone` while it cannot be. */
async function start() {
  vi.resetModules()
  const code = { isGone: true }
  vi.doMock('./toasts.tsx', async (importOriginal) => {
    if (code.isGone) throw new Error('Failed to fetch dynamically imported module')
    return importOriginal()
  })
  const { LookProvider } = await import('./look-provider.tsx')
  const { notify } = await import('./notify.ts')
  render(<LookProvider>The page</LookProvider>)
  return { code, notify }
}

test('a page outlives that the code of toasts does not come', async () => {
  const { notify } = await start()
  const { loadToasts } = await import('./notify.ts')
  notify({ kind: 'error', message: 'Not sent' })
  expect(await loadToasts()).toBeNull()
  screen.getByText('The page')
  expect(screen.queryByText('Not sent')).toBeNull()
})

test('the code is asked for again, and what waited for it is shown too', async () => {
  const { code, notify } = await start()
  notify({ kind: 'error', message: 'Not sent' })
  const { loadToasts } = await import('./notify.ts')
  expect(await loadToasts()).toBeNull()
  code.isGone = false
  notify({ kind: 'success', message: 'Sent' })
  const [spoken, toast] = await screen.findAllByText('Sent')
  expect(spoken?.closest('[aria-live=polite]')).not.toBeNull()
  expect(toast?.closest('[role=status]')?.getAttribute('aria-live'), 'it is told once').toBe('off')
  expect(screen.getByText('Not sent').closest('[role=alert]')).not.toBeNull()
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)
})

test('keeps a notice among the recent ones while it is shown', async () => {
  const { notify } = await start()
  const { recentNotices } = await import('./notify.ts')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  notify({ kind: 'info', message: 'The first' })
  vi.advanceTimersByTime(3000)
  notify({ kind: 'info', message: 'The second' })
  vi.advanceTimersByTime(1999)
  expect(recentNotices.map(({ message }) => message)).toEqual(['The first', 'The second'])
  vi.advanceTimersByTime(1)
  expect(recentNotices.map(({ message }) => message)).toEqual(['The second'])
})
