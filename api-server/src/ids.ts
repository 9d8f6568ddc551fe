import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto'

/** Random bytes of many keys: drawing them one by one takes longer than all else about a key. */
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
 * A new record key of 22 characters: the time, and 84 random bits. What is stored at the same time then stands side by
 * side in each index, so that a commit writes few pages, however much there is.
 */
export const newId = (): string => Date.now().toString(36) + randomFromPool(12).toString('base64url').slice(0, 14)

/** A new session id: 256 random bits. */
export const newSessionId = () => randomBytes(32).toString('base64url')

/** SHA-256 of a text as hex: what is stored in place of a secret. */
export const sha256 = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Letters and digits that no one mixes up on the phone: without 0, 1, I, L, O and U. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A booking reference such as 'TT-7K3M9Q'; the caller sees to it that it is free. */
export const newReference = () =>
  `TT-${Array.from({ length: 6 }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')}`

/** The id of a request, such as '7K3M9-QXR4T': short, since it is read out on the phone and looked for in the log. */
export function newRequestId(): string {
  const letters = Array.from(randomFromPool(10), (byte) => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}
