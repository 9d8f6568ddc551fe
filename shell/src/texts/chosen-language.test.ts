import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, chosenLanguage } from './chosen-language.ts'

afterEach(() => vi.restoreAllMocks())

test.for([
  ['http://localhost:3000/', /^language=ta; path=\/; max-age=31536000; samesite=lax$/],
  ['https://cabs.example/', /; secure$/],
] as const)('the choice is kept at %s, on https for https alone', ([address, expected]) => {
  window.location.href = address
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const written = vi.spyOn(document, 'cookie', 'set')
  chooseLanguage('ta')
  expect(written.mock.lastCall?.[0]).toMatch(expected)
  expect(chosenLanguage()).toBe('ta')
  expect(reload).toHaveBeenCalledTimes(1)
})
