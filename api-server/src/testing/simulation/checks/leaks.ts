import type { Reader } from '../world.ts'

/** How every traveller, driver and member of staff is called here: seven letters, which no random id has by chance. */
const MARK = /\b[KTD]q[a-z]{5}\b/g
/** The numbers of travellers and drivers, as they are stored. */
const MOBILE = /\+?91\s?9(?:84|36)\d{2}\s?\d{5}\b/g
/** What no reply has, whoever reads it: a hash of a password, or a stack. */
const SECRET = /\$?scrypt|passwordHash|\n\s+at .+:\d+:\d+/

/** A mark of seven letters for a number, after the letter that says whose: K staff, T traveller, D driver. */
export const markOf = (whose: 'K' | 'T' | 'D', nth: number): string =>
  `${whose}q${(nth + 1_000_000).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? 'q')}`

const plain = (mobile: string) => mobile.replace(/\D/g, '').slice(-10)

/** The first thing in a reply or mail that its reader may not see; null for none. */
export function leaksIn(text: string, { rank, knows }: Reader): string | null {
  const secret = SECRET.exec(text)
  if (secret) return secret[0]
  if (rank === 'staff') return null
  const known = new Set(knows)
  const mark = (text.match(MARK) ?? []).find((one) => !known.has(one))
  const mobile = (text.match(MOBILE) ?? []).find((one) => !known.has(plain(one)))
  return mark ?? mobile ?? null
}
