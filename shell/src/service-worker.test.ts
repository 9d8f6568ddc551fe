import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './service-worker.ts'

const register = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  register.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const readyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)

test('the worker comes after the page: once that is loaded', () => {
  readyState('interactive')
  registerServiceWorker()
  expect(register).not.toHaveBeenCalled()
  for (const _time of ['first', 'second']) window.dispatchEvent(new Event('load'))
  expect(register.mock.calls).toEqual([['/service-worker.js']])
})

test('registers at once if the texts of the page came later', () => {
  readyState('complete')
  registerServiceWorker()
  expect(register).toHaveBeenCalledTimes(1)
})

test('a browser without workers goes without', () => {
  readyState('complete')
  vi.stubGlobal('navigator', {})
  expect(registerServiceWorker).not.toThrow()
})
