import { expect, test } from 'vitest'
import { wordAreas } from './areas.ts'

const file = (greeting: string) => async () => (plain: (message: unknown) => unknown) => ({
  title: greeting,
  to: plain([`${greeting}, `, ['name']]),
})
const files = { '../words/site/home.en.json': file('Hello'), '../words/site/home.ta.json': file('வணக்கம்') }
type Home = { title: string; to: (values: { name: string }) => string }

test('an area comes in the language that is set before its code or after it', async () => {
  const { area, setLanguage, ready } = wordAreas<'en' | 'ta'>('en')
  const before = area<Home>(files)
  setLanguage('ta')
  const after = area<Home>(files)
  await ready()
  expect([before().title, after().to({ name: 'Meena' })]).toEqual(['வணக்கம்', 'வணக்கம், Meena'])
  setLanguage('en')
  await ready()
  expect(before().title).toBe('Hello')
})

test('English comes where the file of a language does not', async () => {
  const { area, setLanguage, ready } = wordAreas<'en' | 'ta'>('en')
  const lost = () => Promise.reject(new TypeError('no network'))
  const home = area<Home>({ ...files, '../words/site/home.ta.json': lost })
  setLanguage('ta')
  await ready()
  expect(home().title).toBe('Hello')
})

test('what failed is asked for again with the next page', async () => {
  const { area, setLanguage, ready } = wordAreas<'en' | 'ta'>('en')
  let lost = true
  const load = async () => {
    if (lost) throw new TypeError('no network')
    return file('Hello')()
  }
  const home = area<Home>({ en: load })
  setLanguage('en')
  await expect(ready()).rejects.toThrow('no network')
  expect(() => home()).toThrow('words are used before they have come: en')
  lost = false
  await ready()
  expect(home().title).toBe('Hello')
})
