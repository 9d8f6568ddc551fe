import { afterEach, expect, test, vi } from 'vitest'
import { reloadWhereAnswered } from './stale-page.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const timeout = new DOMException('The operation timed out.', 'TimeoutError')

test.for([
  ['keeps', 'the server is overloaded', async () => new Response('', { status: 503 })],
  ['keeps', 'there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['asks for', 'the answer takes its time', () => Promise.reject(timeout)],
  ['asks for', 'it is gone', async () => new Response('', { status: 404 })],
  ['asks for', 'it is there', async () => new Response('')],
] as const)('it %s the page when %s', async ([what, _when, answer]) => {
  vi.stubGlobal('fetch', answer)
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const done = vi.fn()
  void reloadWhereAnswered().then(done)
  await expect.poll(() => done.mock.calls.length + reload.mock.calls.length).toBe(1)
  expect(reload).toHaveBeenCalledTimes(what === 'keeps' ? 0 : 1)
})
