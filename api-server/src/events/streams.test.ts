import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Change } from './repository.ts'
import { eventStreams } from './streams.ts'

let changes: Change[] = []
let looks = 0
beforeEach(() => {
  vi.useFakeTimers()
  changes = [{ name: 'booking', id: 'b1', version: 1 }]
  looks = 0
})

function opened(isStopping = () => false) {
  const log = { warn: vi.fn() }
  const recent = async () => {
    looks += 1
    return changes
  }
  const streams = eventStreams({ recent, isStopping, log })
  onTestFinished(() => {
    streams.endAll()
    vi.useRealTimers()
  })
  return { ...streams, log }
}

function listen({ open }: ReturnType<typeof opened>) {
  const stream = open('desk')
  let text = ''
  let ended = false
  stream?.on('data', (part) => {
    text += part
  })
  stream?.on('end', () => {
    ended = true
  })
  return { stream, text: () => text, ended: () => ended }
}

it('sends what changed since the last check to all listeners', async () => {
  const streams = opened()
  const listeners = [listen(streams), listen(streams)]
  await vi.advanceTimersByTimeAsync(1500)
  expect(listeners.map(({ text }) => text())).toEqual([':\n\n', ':\n\n'])
  changes = [{ name: 'booking', id: 'b1', version: 2 }]
  await vi.advanceTimersByTimeAsync(3000)
  expect(listeners.map(({ text }) => text())).toEqual(Array(2).fill(':\n\nevent: booking\ndata: {"id":"b1"}\n\n'))
})

it('checks for changes only while somebody listens', async () => {
  const streams = opened()
  await vi.advanceTimersByTimeAsync(5000)
  expect(looks).toBe(0)
  const { stream } = listen(streams)
  await vi.advanceTimersByTimeAsync(2500)
  expect(looks).toBe(3)
  stream?.destroy()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks).toBe(4)
})

it('sends a comment each 20 s, and ends after 15 minutes', async () => {
  const { text, ended } = listen(opened())
  await vi.advanceTimersByTimeAsync(21_000)
  expect(text()).toBe(':\n\n:\n\n')
  await vi.advanceTimersByTimeAsync(14 * 60_000)
  expect(ended()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ended()).toBe(true)
})

it('ends when the process is asked to stop, and opens no more', async () => {
  let isStopping = false
  const streams = opened(() => isStopping)
  const { ended } = listen(streams)
  isStopping = true
  await vi.advanceTimersByTimeAsync(1100)
  expect(ended()).toBe(true)
  expect(streams.open('desk')).toBeNull()
})

it('opens ten streams of an account, a hundred of all, and no more', () => {
  const { open } = opened()
  const accounts = Array.from({ length: 10 }, (_, n) => `account ${n}`)
  for (const account of accounts) {
    for (let n = 0; n < 10; n++) expect(open(account)).not.toBeNull()
    expect(open(account)).toBeNull()
  }
  expect(open('another')).toBeNull()
})

it('has room for an account again once one of its streams has ended', async () => {
  const { open } = opened()
  const [first] = Array.from({ length: 10 }, () => open('desk'))
  first?.destroy()
  await vi.advanceTimersByTimeAsync(1)
  expect(open('desk')).not.toBeNull()
})

it('ends when the database does not answer, with one line in the log', async () => {
  const streams = eventStreams({
    recent: () => Promise.reject(new Error('gone')),
    isStopping: () => false,
    log: { warn: vi.fn() },
  })
  onTestFinished(() => void vi.useRealTimers())
  const { ended } = listen({ ...streams, log: { warn: vi.fn() } })
  await vi.advanceTimersByTimeAsync(100)
  expect(ended()).toBe(true)
})
