import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A new record key: 128 random bits as 22 characters. */
export const newId = () => randomBytes(16).toString('base64url')

/** A new session id: 256 random bits. */
export const newSessionId = () => randomBytes(32).toString('base64url')

/** SHA-256 of a text as hex: what is stored in place of a secret. */
export const sha256 = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Letters and digits that no one mixes up on the phone: without 0, 1, I, L, O and U. */
const REFERENCE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A booking reference such as 'TT-7K3M9Q'; the caller sees to it that it is free. */
export const newReference = () =>
  `TT-${Array.from({ length: 6 }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join('')}`
