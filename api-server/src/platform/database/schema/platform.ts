import type { Generated } from 'kysely'
import type { ImportKind, MessageChannel, TripEvent } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { OutboxKinds } from '../../outbox/kinds.ts'

export interface OutboxTable {
  id: string
  kind: keyof OutboxKinds
  bookingId: string | null
  enquiryId: string | null
  recipient: string
  subject: string
  /** In which its body is written. */
  language: Language
  /** The same at every attempt, so that a mail server can drop a repeat. */
  messageId: string
  state: 'waiting' | 'sending' | 'sent' | 'failed' | 'held'
  attempts: number
  /** When it is due; while it is being sent, when the claim lapses. */
  dueAt: number
  /** Why the last attempt failed, or why it is held. */
  lastError: string | null
  createdAt: number
  sentAt: number | null
  /** The payment or document that it is about. */
  about: string | null
  /** What a message about a booking announces. */
  event: TripEvent | null
  channel: Generated<MessageChannel>
  /** Who sent it by hand. */
  sentBy: string | null
  /** No two messages have the same, so that a step is announced once. */
  onceKey: string | null
  /** A hash of the network whose request caused it, while it waits; null for the desk's own. */
  source: string | null
  /** The line in which it waits; `visitors` has the mails that MAIL_PER_HOUR counts. */
  queue: 'visitors' | 'mail' | 'phone' | 'service'
  /** Messages are sent in this order: each further one of a source counts as if it had come later. */
  turnAt: number
}

export interface RateLimitsTable {
  /** SHA-256 of the rule and whom it counts: no address is stored. */
  key: string
  /** When the bucket will be empty again, ms since 1970. */
  emptyAt: number
}

export interface SettingsTable {
  key: string
  value: string
}

/** A file that the desk imported. */
export interface ImportsTable {
  id: string
  /** SHA-256 of the kind and the cells: the same rows are stored once. With the id after it in an import that was undone. */
  hash: string
  kind: ImportKind
  fileName: string
  rows: number
  at: number
  byName: string
  /** When its records were taken back, and by whom. */
  undoneAt: number | null
  undoneBy: string | null
}

/** A record that an import added and that is still there as far as the import knows. */
export interface ImportedRecordsTable {
  importId: string
  /** In the file, as a spreadsheet counts. */
  row: number
  recordId: string
  /** As the import left it. */
  version: number
}

/** All settings as they were from a moment on; the newest version counts. Rows are only added. */
export interface SettingsVersionsTable {
  version: number
  at: number
  byName: string
  /** The version whose content this one took again. */
  restored: number | null
  /** `Settings` of the contract, as JSON. */
  content: string
}
