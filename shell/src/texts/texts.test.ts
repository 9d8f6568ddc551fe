import { SITE_LANGUAGES } from 'shared-api/languages'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import { ml } from './ml.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'

const OTHERS = { ta, ml, te, hi, kn }
const others = Object.entries(OTHERS).map(([language, texts]) => ({ language, texts }))

test('each language has its texts here', () => {
  expect(SITE_LANGUAGES).toEqual(['en', ...Object.keys(OTHERS)])
})

test.for(others)('$language: no text is missing, empty or left in English', ({ texts }) => {
  const english = new Map(textsIn(en))
  const translated = textsIn(texts)
  expect(translated.map(([path]) => path)).toEqual([...english.keys()])
  const wrong = translated.filter(([, text]) => text.trim() === '' || /[A-Za-z]{2}/.test(text))
  expect(wrong).toEqual([])
})

/** All texts below by path; a function's text is made of '1'. */
function textsIn(value: unknown, path: string[] = []): [string, string][] {
  if (typeof value === 'function') return [[path.join('.'), String(value('1'))]]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
  return [[path.join('.'), String(value)]]
}
