import type { RunningRemote } from 'shared-api/contract'
import { expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { pageOf, RemotePage } from './remote-page.tsx'

const remote = { name: 'public-site' } as RunningRemote

test('the code of a page is loaded once, and the page then responds', async () => {
  const load = vi.fn(async () => ({ default: () => <h1>Once</h1> }))
  const page = { remote, path: '/once', load }
  pageOf(page)
  const { place } = await draw(
    <div id="root" data-page="/once">
      <RemotePage {...page} />
    </div>,
  )
  await expect.poll(() => place.querySelector('h1')).not.toBeNull()
  await expect.poll(() => place.querySelector('[data-page]')).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})
