import { hash, randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** Random bytes for many keys: getting them one by one takes longer than the rest of making a key. */
const pool = Buffer.alloc(2400)
let used = pool.length

function randomFromPool(bytes: number): Buffer {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.subarray(used - bytes, used)
}

/**
 * A new record key of 22 characters: the time, and 84 random bits. Records of the same time are neighbours in each
 * index, so a commit writes few pages.
 */
export const newId = (): string => Date.now().toString(36) + randomFromPool(12).toString('base64url').slice(0, 14)

/** A new session id: 256 random bits. */
export const newSessionId = () => randomBytes(32).toString('base64url')

const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** A text without session ids and tokens of links, for logs: what a page or a mail server reports may quote an address. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '[secret]')

/** SHA-256 of a text as hex, stored in place of a secret. */
export const sha256 = (secret: string) => hash('sha256', secret)

/** Letters and digits that no one mixes up on the phone: without 0, 1, I, L, O and U. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference such as 'TT-7K3M9Q', which begins with its kind; the caller sees to it that it is free. */
export const newReference = (kind: string) =>
  `${kind}-${Array.from({ length: 6 }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')}`

const PAIRS = Array.from(REFERENCE_ALPHABET, (first) =>
  Array.from(REFERENCE_ALPHABET, (second) => first + second),
).flat()
const pairAt = (bytes: Buffer, at: number) => PAIRS[bytes.readUInt16LE(at) % PAIRS.length]

/** The id of a request, such as '7K3M-QXR4': short, since it is read out on the phone and looked for in the log. */
export function newRequestId(): string {
  const bytes = randomFromPool(8)
  return `${pairAt(bytes, 0)}${pairAt(bytes, 2)}-${pairAt(bytes, 4)}${pairAt(bytes, 6)}`
}
