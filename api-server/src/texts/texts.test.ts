import { LANGUAGES } from 'shared-api/languages'
import { expect, test } from 'vitest'
import { texts as en } from './en.ts'
import { texts as ta } from './ta.ts'

const LANGUAGE_TEXTS = { ta }
/** Texts that are the same in each language: routes and amounts joined by signs alone. */
const SAME = ['calendar.summary']
const others = Object.entries(LANGUAGE_TEXTS).map(([language, texts]) => ({ language, texts }))

test('each language has its texts here', () => {
  expect(Object.keys(LANGUAGES)).toEqual(['en', ...Object.keys(LANGUAGE_TEXTS)])
})

test.for(others)('$language: no text of the mails is missing, empty or left in English', ({ texts }) => {
  const english = new Map(textsIn(en))
  const translated = textsIn(texts)
  expect(translated.map(([path]) => path)).toEqual([...english.keys()])
  const wrong = translated.filter(([path, text]) => text.trim() === '' || text === english.get(path))
  expect(wrong.map(([path]) => path).filter((path) => !SAME.includes(path))).toEqual([])
})

/** All texts below, by their path; a function's text is what it makes of these. */
function textsIn(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'function')
    return [
      [path.join('.'), String(value(path.at(-1) === 'tripType' ? 'Outstation' : 'tn-salem', 'Chennai', '1', '2', '3'))],
    ]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
  return [[path.join('.'), String(value)]]
}
