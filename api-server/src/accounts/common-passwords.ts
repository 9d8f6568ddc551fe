import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invalid } from '../platform/http/problems.ts'

/**
 * The beginnings of SHA-256 of the passwords that are used most: those of 12 characters or more, and the words that others
 * begin with. Hashed, since many are not for reading. Made of the list of @zxcvbn-ts/language-common 4.1.3 (MIT).
 */
const LIST = join(import.meta.dirname, 'common-passwords.txt')
const HASH_LENGTH = 10

/** Characters before and after the letters of a password. */
const AROUND = /^\P{L}+|\P{L}+$/gu
/** With more characters around it, a common word is not the whole password. */
const MAX_AROUND = 8
const AGAIN_AND_AGAIN = /^(.+?)\1+$/su
/** A piece that is no longer than this makes no password, however often it is repeated. */
const SHORT_PIECE = 4

let common: Set<string> | undefined
const isListed = (text: string) => {
  common ??= new Set(readFileSync(LIST, 'utf8').split(/\s/))
  return common.has(hash('sha256', text).slice(0, HASH_LENGTH))
}

/**
 * Whether a password is among those that are tried first: a common one, a common word or one of `own`, such as the company's name, with some digits
 * around it, or a piece repeated.
 */
export function isCommonPassword(password: string, own: string[] = []): boolean {
  const text = plain(password)
  const piece = AGAIN_AND_AGAIN.exec(text)?.[1] ?? text
  const word = piece.replace(AROUND, '')
  const isPadded = piece.length - word.length <= MAX_AROUND
  const words = own.flatMap(wordsOf)
  return piece.length <= SHORT_PIECE || isListed(piece) || (isPadded && (isListed(word) || words.includes(word)))
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** 'Thenral Travels' gives thenral, travels and thenraltravels; a mail address gives the part before the @. */
function wordsOf(text: string): string[] {
  const words = plain(text.split('@')[0] ?? '').split(/[^\p{L}\p{M}]+/u)
  return [...words, words.join('')].filter((word) => word !== '')
}

/** @throws AppError 400 for a new password that is among those that are tried first. */
export function refuseCommonPassword(password: string, ...own: string[]): void {
  if (isCommonPassword(password, own)) throw invalid([{ path: 'password', code: 'common-password' }])
}
