import type { Schema } from '../../database/schema.ts'

/**
 * The tables of a backup with their keys, each after those that it points to. Sessions stay out, or one that was ended
 * since would live again; so do rate limits, which are worth nothing later.
 */
export const TABLE_KEYS = {
  users: ['id'],
  cabs: ['id'],
  cabTripTypes: ['cabId', 'tripType'],
  packages: ['id'],
  tariffs: ['id'],
  vehicles: ['id'],
  drivers: ['id'],
  papers: ['id'],
  absences: ['id'],
  bookings: ['id'],
  bookingTerms: ['term', 'bookingId'],
  bookingHistory: ['id'],
  bookingChanges: ['id'],
  moneyChanges: ['id'],
  assignments: ['bookingId'],
  earlierLegs: ['id'],
  links: ['tokenHash'],
  payments: ['id'],
  paymentClaims: ['id'],
  paymentOrders: ['id'],
  refunds: ['entryId'],
  providerEvents: ['id'],
  advanceReminders: ['bookingId'],
  finalBills: ['bookingId'],
  settlements: ['id'],
  settlementEntries: ['kind', 'entryId'],
  drawerCounts: ['id'],
  closedMonths: ['month'],
  documentSeries: ['series'],
  documents: ['number'],
  driving: ['bookingId'],
  expenses: ['bookingId', 'id'],
  touristLists: ['bookingId'],
  idempotencyKeys: ['keyHash'],
  enquiries: ['id'],
  enquiryTerms: ['term', 'enquiryId'],
  enquiryAnswers: ['id'],
  answerTemplates: ['id'],
  quotations: ['id'],
  quotationLinks: ['tokenHash'],
  outbox: ['id'],
  settings: ['key'],
  settingsVersions: ['version'],
  activity: ['id'],
  preferences: ['userId'],
  imports: ['id'],
  importedRecords: ['importId', 'recordId'],
  contacts: ['id'],
} as const satisfies { [Table in keyof Omit<Schema, LeftOut>]: readonly (keyof Schema[Table])[] }

type LeftOut = 'sessions' | 'rateLimits' | 'passwordLinks'
export const LEFT_OUT: LeftOut[] = ['sessions', 'rateLimits', 'passwordLinks']

export type BackupTable = keyof typeof TABLE_KEYS
export const BACKUP_TABLES = Object.keys(TABLE_KEYS) as BackupTable[]
