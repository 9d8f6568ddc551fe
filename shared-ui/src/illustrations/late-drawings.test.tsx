import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { EmptyRoad } from './index.ts'

const drawings = vi.hoisted(() => ({ areGone: true }))
vi.mock('./drawings.ts', async (importOriginal) => {
  if (drawings.areGone) throw new Error('Failed to fetch dynamically imported module')
  return importOriginal()
})

/** A page with a drawing as somebody comes to it. */
async function open() {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  createRoot(place).render(
    <>
      <EmptyRoad />
      <p>words</p>
    </>,
  )
  await expect.poll(() => place.querySelector('p')).not.toBeNull()
  await vi.dynamicImportSettled()
  return place
}

test('shows a page without its drawing if that fails, and loads it again the next time', async () => {
  expect((await open()).querySelector('svg')).toBeNull()
  drawings.areGone = false
  const complete = await open()
  await expect.poll(() => complete.querySelector('svg')).not.toBeNull()
})
