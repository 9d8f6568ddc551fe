import type { MailStatus } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { wordsOfStored } from '../../texts/refusals.ts'
import type { OutboxRow } from '../database/schema.ts'
import { isoOf } from '../time.ts'
import { kindOf } from './kinds.ts'

/** A message of the outbox as a reader of the desk sees it. */
export const toMailStatus = (row: OutboxRow, language: Language): MailStatus => ({
  _id: row.id,
  audience: kindOf(row.kind).audience,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError && wordsOfStored(row.lastError, language),
  sentAt: row.sentAt === null ? null : isoOf(row.sentAt),
  event: row.event,
  channel: row.channel,
  sentBy: row.sentBy,
})

/** The messages of one record as the desk sees them: oldest first, the visitor's before the desk's. */
export const toMailStatuses = (rows: OutboxRow[], language: Language): MailStatus[] =>
  rows
    .toSorted((a, b) => a.createdAt - b.createdAt || b.kind.localeCompare(a.kind))
    .map((row) => toMailStatus(row, language))
