import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** The library's number for Argon2id; its enum exists for the type checker alone. */
const ARGON2ID = 2
/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string) => hash(password, COST)

/**
 * Whether a password is the account's. For an unknown account (`stored` null) it compares with a hash that nothing
 * matches, so that the time does not reveal which addresses have an account.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobodysHash()), password)
  return stored !== null && fits
}

let nobodys: Promise<string> | undefined
const nobodysHash = () => {
  nobodys ??= hashPassword(randomPassword())
  return nobodys
}

/** A password to print once: 144 random bits as 24 letters, digits, - and _. */
export const randomPassword = () => randomBytes(18).toString('base64url')
