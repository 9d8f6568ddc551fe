import { act, screen } from '@testing-library/react'
import useSWR, { type Key } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeEvents } from '../testing/fake-events.ts'
import { renderPage } from '../testing/render-page.tsx'
import { useDeskEvents } from './use-desk-events.ts'

let reads: string[] = []
let sources: ReturnType<typeof fakeEvents> = []
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  reads = []
  sources = fakeEvents()
})
afterEach(() => {
  vi.useRealTimers()
  hide(false)
})

const KEYS = [
  ['/api/v1/bookings', { q: 'asha' }],
  '/api/v1/bookings/b1',
  '/api/v1/bookings/b2',
  '/api/v1/desk/summary',
  ['/api/v1/board', { from: '2026-12-21' }],
  '/api/v1/vehicles',
  '/api/v1/vehicles/v1',
  '/api/v1/staff',
]
const nameOf = (key: unknown) => String(Array.isArray(key) ? key[0] : key).replace('/api/v1/', '')

function Query({ of: key }: { of: Key }) {
  const read = async () => {
    reads.push(nameOf(key))
    return nameOf(key)
  }
  return <p>{useSWR(key, read).data}</p>
}

function Desk() {
  useDeskEvents()
  return KEYS.map((key) => <Query key={nameOf(key)} of={key} />)
}

async function open() {
  const shown = renderPage(<Desk />)
  await screen.findByText('staff')
  reads = []
  return shown
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('reads again what shows a changed record, once for events that come together', async () => {
  await open()
  expect(sources.map(({ url }) => url)).toEqual(['/api/v1/events'])
  for (let n = 0; n < 3; n++) sources[0]?.send('booking', 'b1')
  await wait(100)
  expect(reads).toEqual(['bookings', 'bookings/b1', 'desk/summary', 'board'])
})

test('leaves a form as it was read', async () => {
  await open()
  sources[0]?.send('vehicle', 'v1')
  await wait(100)
  expect(reads).toEqual(['desk/summary', 'board', 'vehicles'])
})

test('reads all again once it listens again after a gap', async () => {
  await open()
  sources[0]?.onopen?.()
  await wait(100)
  expect(reads).toEqual([])
  sources[0]?.onopen?.()
  await wait(100)
  expect(reads).toEqual(KEYS.map(nameOf).filter((name) => !/v1|staff/.test(name)))
})

test('tries again a minute after the server refused, and not once the page is left', async () => {
  const { unmount } = await open()
  sources[0]?.refuse()
  await wait(59_000)
  expect(sources).toHaveLength(1)
  await wait(2000)
  expect(sources).toHaveLength(2)
  sources[1]?.refuse()
  unmount()
  await wait(120_000)
  expect(sources).toHaveLength(2)
})

test('stops listening 10 s after the page was hidden, and listens again when it is shown', async () => {
  await open()
  hide(true)
  await wait(9000)
  hide(false)
  await wait(60_000)
  expect(sources.map(({ readyState }) => readyState)).toEqual([0])
  hide(true)
  await wait(11_000)
  expect(sources.map(({ readyState }) => readyState)).toEqual([2])
  hide(false)
  expect(sources.map(({ readyState }) => readyState)).toEqual([2, 0])
})
