import { type RawBuilder, sql } from 'kysely'

/** A word is letters of any script with their marks, and digits. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
const ONLY_A_NUMBER = /^[+\d\s().-]+$/
const REFERENCE = /^tt-([0-9a-z]{1,6})$/
/** A reference as a caller reads it out and a clerk writes it down: 'TT 7K3M9Q', 'tt7k3 m9q', or its beginning 'TT 7K'. */
const TYPED_REFERENCE = /^tt(?:[\s\p{Pd}]+([0-9a-z]{1,6})|((?:[\s\p{Pd}]*[0-9a-z]){6}))$/u
/** The same without its first letters, or with pauses between all: '7K3 M9Q', '7 K 3 M 9 Q', 'T T 7 K 3 M 9 Q'. */
const PAUSED_REFERENCE = /^(?:t\s+t[\s\p{Pd}]+)?((?:[\s\p{Pd}]*[0-9a-z]){6})$/u

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsOf = (text: string) => text.split(BETWEEN_WORDS).filter((word) => word !== '')
const digitsOf = (text: string) => text.replace(/\D/g, '')

type Searched = { name: string; mobile: string; mail: string; reference?: string; also?: string[] }

/**
 * The text that a record is found by: each word of the name, the number with and without 91, the mail, the reference, and
 * the words of further texts.
 */
export const searchText = (record: Searched): string => ` ${termsOf(record).join(' ')} `

/** The words of a record. */
export function termsOf(record: Searched): string[] {
  const digits = digitsOf(record.mobile)
  const terms = [
    ...wordsOf(plain(record.name)),
    digits,
    ...(digits.startsWith('91') ? [digits.slice(2)] : []),
    ...(record.mail ? [plain(record.mail)] : []),
    ...(record.reference ? [plain(record.reference).replace(REFERENCE, '$1')] : []),
    ...(record.also ?? []).flatMap((text) => wordsOf(plain(text))),
  ]
  return [...new Set(terms)].filter((term) => term !== '')
}

/** The beginnings of words that a search asks for; a record must have them all. A number in parts is one word. */
export function searchedWords(search: string): string[] {
  const text = plain(search).trim()
  if (ONLY_A_NUMBER.test(text)) return [digitsOf(text).replace(/^0+/, '')].filter((digits) => digits !== '')
  const typed = typedReference(text)
  if (typed !== '') return [typed.replace(/[^0-9a-z]/g, '')]
  return [...new Set(text.split(/\s+/).flatMap(partsOf))]
}

/** The part of a reference after its first letters, as people read it out; '' for any other text. */
function typedReference(text: string): string {
  const [, ...typed] = TYPED_REFERENCE.exec(text) ?? []
  if (typed.length > 0) return typed.join('')
  const [, paused = ''] = PAUSED_REFERENCE.exec(text) ?? []
  const parts = paused.split(/[\s\p{Pd}]+/u)
  const isCode = parts.some(isMixed) || (/\d/.test(paused) && parts.every((part) => part.length <= 1))
  return isCode ? paused : ''
}

/** Neither a name nor a number, as both may be asked for together: 'raj 984'. */
const isMixed = (part: string) => /\d/.test(part) && /\D/.test(part)

function partsOf(token: string): string[] {
  const reference = REFERENCE.exec(token)?.[1]
  if (reference) return [reference]
  return token.includes('@') ? [token] : wordsOf(token)
}

/** The condition that a search text has a word that begins with each word of a search. */
export function hasWords(column: string, search: string): RawBuilder<boolean> {
  const words = searchedWords(search)
  if (words.length === 0) return sql`1 = 0`
  return sql`(${sql.join(
    words.map((word) => isLike(column, `% ${escaped(word)}%`)),
    sql` and `,
  )})`
}

/** The condition that a search text has one of some whole words. */
export const hasOneOf = (column: string, words: string[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    words.map((word) => isLike(column, `% ${escaped(word)} %`)),
    sql` or `,
  )})`

const isLike = (column: string, pattern: string) => sql`${sql.ref(column)} like ${pattern} escape '\\'`
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
