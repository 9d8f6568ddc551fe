import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { namesIn } from './word-names.ts'
import { moduleOf } from './words.ts'

const WORDS = join(import.meta.dirname, '../../words')
const files = readdirSync(WORDS).flatMap((part) => readdirSync(join(WORDS, part)).map((name) => `${part}/${name}`))
const english = files.filter((name) => name.endsWith('.en.json'))
// Names are those of the API, unless a language has others.
const others = files.filter((name) => !name.endsWith('.en.json') && !/\/(towns|names)\./.test(name))

/** Names, kinds of files and addresses that are written in English letters in every language. */
const KEPT =
  /Basic|Premium|name@example\.com|OpenStreetMap|openstreetmap\.org|WhatsApp|Razorpay|WebP|SMTP_URL|Markdown|\bx+\b|7\(a\)|\b[A-Z]{2,5}\b|[a-z]{2}-IN|\(\/\S+\)/g
/** Numbers and signs that are the same in each language. */
const NO_WORDS = /^[\d\s%₹–,.:·?()+-]*$/

/** All messages of a file by path. */
function textsOf(file: string): Map<string, string> {
  const texts = new Map<string, string>()
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') texts.set(path.join('.'), value)
    else for (const [key, inner] of Object.entries(value as object)) visit(inner, [...path, key])
  }
  visit(JSON.parse(readFileSync(join(WORDS, file), 'utf8')), [])
  return texts
}

function namesOf(text: string): string[] {
  const { values, numbers, choices, tags, nodes } = namesIn(compile(text))
  return [...values, ...numbers, ...choices.keys(), ...[...tags, ...nodes].map((name) => `<${name}>`)]
}

const hasNames = (text: string) => typeof compile(text) !== 'string'

/** The words of a message, without its names. */
function wordsIn(message: unknown): string {
  if (typeof message === 'string') return message
  if (!Array.isArray(message))
    return Object.values(message as object)
      .map(wordsIn)
      .join(' ')
  return message.map((part) => (Array.isArray(part) ? wordsIn(part.slice(1)) : wordsIn(part))).join(' ')
}

test.for(others)('%s has every text of English, in its own words, and no name that English lacks', (file) => {
  const source = textsOf(file.replace(/\.\w+\.json$/, '.en.json'))
  const texts = textsOf(file)
  expect([...texts.keys()].sort()).toEqual([...source.keys()].sort())
  const wrong = [...texts].filter(([path, text]) => {
    const before = source.get(path) ?? ''
    const words = wordsIn(compile(text)).replace(KEPT, '').trim()
    const isLeft = (text === before && !NO_WORDS.test(words)) || /[A-Za-z]{2}/.test(words)
    // Code calls what takes values in English; what all parts share and refusals are called by a function that takes both.
    const isLost = !/^shared-api\/|refusals\./.test(file) && hasNames(before) !== hasNames(text)
    return text.trim() === '' || isLeft || isLost || namesOf(text).some((name) => !namesOf(before).includes(name))
  })
  expect(wrong).toEqual([])
})

test.for(english)('%s: its messages are read, none is empty, and none has a space at an edge', (file) => {
  const wrong = [...textsOf(file)].filter(([, text]) => namesOf(text).length < 0 || text === '' || text !== text.trim())
  expect(wrong).toEqual([])
})

test('a message that cannot be read stops the build by its name', () => {
  expect(() => moduleOf({ home: { title: 'Hello {name' } }, 'home.en.json')).toThrow('home.en.json.home.title:')
})

test('a plain text stays a string; one with values or tags is made when its file loads', () => {
  expect(moduleOf({ a: 'Hi', b: ['{x} km'], c: 'to <link>us</link> or <phone></phone>' }, 'f')).toBe(
    'export default (m, r) => ({"a":"Hi","b":[m([["x"]," km"])],"c":r(["to ",["link","us"]," or ",["phone",""]],["phone"])})',
  )
})
