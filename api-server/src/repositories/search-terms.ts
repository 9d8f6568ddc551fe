/** Letters of any script with their marks, and digits, are a word; all else stands between words. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
const ONLY_A_NUMBER = /^[+\d\s().-]+$/
const REFERENCE = /^tt-([0-9a-z]{1,6})$/
/** A reference as a caller reads it out and a clerk writes it down: 'TT 7K3M9Q', 'tt7k3 m9q', or its beginning 'TT 7K'. */
const SPOKEN_REFERENCE = /^tt(?:[\s\p{Pd}]+([0-9a-z]{1,6})|((?:[\s\p{Pd}]*[0-9a-z]){6}))$/u
/** Sorts after every character that a word can hold. */
const LAST = '\u{10FFFF}'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const wordsOf = (text: string) => text.split(BETWEEN_WORDS).filter((word) => word !== '')
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** What a record is found by: each word of the name, the number with and without 91, the mail, the reference. */
export function termsOf(record: { name: string; mobile: string; mail: string; reference?: string }): string[] {
  const digits = digitsOf(record.mobile)
  const terms = [
    ...wordsOf(plain(record.name)),
    digits,
    ...(digits.startsWith('91') ? [digits.slice(2)] : []),
    ...(record.mail ? [plain(record.mail)] : []),
    ...(record.reference ? [plain(record.reference).replace(REFERENCE, '$1')] : []),
  ]
  return [...new Set(terms)]
}

/** The beginnings of words that a search asks for; a record must have them all. A number in parts is one word. */
export function searchedWords(search: string): string[] {
  const text = plain(search).trim()
  if (ONLY_A_NUMBER.test(text)) return [digitsOf(text).replace(/^0+/, '')].filter((digits) => digits !== '')
  const [, ...spoken] = SPOKEN_REFERENCE.exec(text) ?? []
  if (spoken.length > 0) return [spoken.join('').replace(/[^0-9a-z]/g, '')]
  return [...new Set(text.split(/\s+/).flatMap(partsOf))]
}

function partsOf(token: string): string[] {
  const reference = REFERENCE.exec(token)?.[1]
  if (reference) return [reference]
  return token.includes('@') ? [token] : wordsOf(token)
}

/** The half-open range of terms that begin with a word. */
export const rangeOf = (word: string) => ({ from: word, before: `${word}${LAST}` })
