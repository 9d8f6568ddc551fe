import type { RunningRemote } from 'shared-api/contract'
import { expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { RemoteUnavailable } from './remote-unavailable.tsx'
import { RemoteFailure } from './remotes.tsx'

/** The message in the place of a page that is late, until `come`. */
async function late() {
  const { promise, resolve: come } = Promise.withResolvers<{ default: () => null }>()
  const error = new RemoteFailure({ name: 'public-site', refused: null } as RunningRemote, 'no answer', promise)
  const onLate = vi.fn()
  const { leave } = await draw(<RemoteUnavailable error={error} onRetry={() => {}} onLate={onLate} />)
  const arrive = async () => {
    come({ default: () => null })
    await promise
  }
  return { onLate, leave, arrive }
}

test('a page that comes late is shown', async () => {
  const { onLate, arrive } = await late()
  await arrive()
  await expect.poll(() => onLate.mock.calls.length).toBe(1)
})

test('one that comes when Retry has brought it already, or the visitor has gone on, is not drawn anew', async () => {
  const { onLate, leave, arrive } = await late()
  leave()
  await arrive()
  expect(onLate).not.toHaveBeenCalled()
})
