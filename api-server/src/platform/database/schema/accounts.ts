import type { Generated } from 'kysely'
import type { Flag } from './columns.ts'

export interface UsersTable {
  id: string
  name: string
  email: string
  /** The address in lower case: what makes an account unique. */
  emailKey: string
  passwordHash: string
  role: 'admin' | 'customer'
  /** Of staff alone; null too in an account that a process of the release before added, until the next start. */
  staffRole: 'owner' | 'clerk' | null
  /** A colleague chose the password. */
  mustChangePassword: Flag
  /** When the customer showed, by a mailed link, that the address is theirs. */
  mailProvedAt: number | null
  disabledAt: number | null
  createdAt: number
  updatedAt: number
}

export interface SessionsTable {
  /** SHA-256 of the id that the cookie carries; the id itself is stored nowhere. */
  idHash: string
  userId: string
  createdAt: number
  seenAt: number
}

/** Links by which a customer sets a new password, or proves the address of the account. */
export interface PasswordLinksTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  tokenHash: string
  userId: string
  purpose: Generated<'password' | 'address'>
  createdAt: number
}

/** What staff did. No key leads to what it is about, which may be gone. */
export interface ActivityTable {
  id: string
  at: number
  userId: string
  byName: string
  code: string
  subjectId: string
  subjectName: string
  detail: string
}

/** What a person of the desk has chosen for themselves. */
export interface PreferencesTable {
  userId: string
  /** JSON of the contract's Preferences. */
  value: string
}
