import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SITE_LANGUAGES } from 'shared-api/languages'
import { afterEach, expect, test } from 'vitest'
import { texts as en } from './en/index.ts'
import { navigation as enNavigation } from './en/navigation.ts'
import { texts as hi } from './hi/index.ts'
import { navigation as hiNavigation } from './hi/navigation.ts'
import { homeTexts } from './home.ts'
import { texts as kn } from './kn/index.ts'
import { navigation as knNavigation } from './kn/navigation.ts'
import { texts as ml } from './ml/index.ts'
import { navigation as mlNavigation } from './ml/navigation.ts'
import { pageLanguage, speak } from './page.ts'
import { texts as ta } from './ta/index.ts'
import { navigation as taNavigation } from './ta/navigation.ts'
import { texts as te } from './te/index.ts'
import { navigation as teNavigation } from './te/navigation.ts'

/** `(link) => …` */
const TAKES_LINK = /^\(?link\b/

/** Arguments of texts that do not take any word. */
const ARGUMENTS: Record<string, string> = { 'common.time': '18:30' }

/** Texts that the tests of shared-api, and of the pages of routes, check. */
const ELSEWHERE = [
  ...['common.cities', 'common.states', 'common.contract'],
  ...['cityRoute.sentences', 'cityRoute.duration', 'cityRoute.clock', 'cityRoute.towns'],
]

const OTHERS = {
  ta: { ...ta, navigation: taNavigation },
  ml: { ...ml, navigation: mlNavigation },
  te: { ...te, navigation: teNavigation },
  hi: { ...hi, navigation: hiNavigation },
  kn: { ...kn, navigation: knNavigation },
}
const others = Object.entries(OTHERS).map(([language, texts]) => ({ language, texts }))
const english = textsIn({ ...en, navigation: enNavigation })

/** Names, file kinds and addresses that are written in English letters in every language. */
const KEPT =
  /Basic|Premium|PDF|IP|OpenStreetMap|openstreetmap\.org|en-IN|\bx\b|7\(a\)|(?:ta|ml|te|kn|hi)-IN|<\/?[a-z]+>/g
/** Numbers and signs that are the same in each language. */
const NO_WORDS = /^[\d\s%₹–,.:·?()+-]*$/

afterEach(() => speak('en'))

test('each language has its texts here', () => {
  expect(SITE_LANGUAGES).toEqual(['en', ...Object.keys(OTHERS)])
})

test.for(others)('$language: no text is missing, empty or left in English', ({ texts }) => {
  const translated = textsIn(texts)
  expect([...translated.keys()].sort()).toEqual([...english.keys()].sort())
  const wrong = [...translated].filter(([path, text]) => {
    const words = text.replace(KEPT, '')
    const same = text === english.get(path) && !NO_WORDS.test(words.trim())
    return text.trim() === '' || same || /[A-Za-z]{2}/.test(words)
  })
  expect(wrong).toEqual([])
})

test('renders a page in its language, and in English if that is unknown', async () => {
  await speak('ta')
  expect(pageLanguage()).toBe('ta')
  expect(homeTexts().hero.title).toBe(ta.home.hero.title)
  await speak('fr')
  expect(homeTexts().hero.title).toBe(en.home.hero.title)
})

/** All texts below by path; a function's text is made of 'x', or of a link's text. */
function textsIn(value: unknown, path: string[] = []): Map<string, string> {
  const name = path.join('.')
  if (ELSEWHERE.includes(name)) return new Map()
  if (typeof value === 'function')
    return textsIn(called(value as (...values: unknown[]) => unknown, ARGUMENTS[name] ?? 'x'), path)
  if (typeof value !== 'object' || value === null) return new Map([[name, String(value)]])
  if (isValidElement(value)) return new Map([[name, renderToStaticMarkup(value)]])
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...textsIn(inner, [...path, key])]))
}

/** A text that takes a link gets its words back; the others get an 'x' for each value. */
function called(text: (...values: unknown[]) => unknown, given: string): unknown {
  const linked = TAKES_LINK.exec(String(text)) !== null
  const value = linked ? (words: string) => words : given
  return text(value, 'x', 'x', 'x')
}
