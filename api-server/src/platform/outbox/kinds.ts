import type { MailStatus } from 'shared-api/contract'
import type { OutboxRow } from '../database/schema.ts'
import type { RateRule } from '../http/rate-rules.ts'
import { sha256 } from '../ids.ts'

type Kind = {
  /** Who gets it. */
  audience: MailStatus['audience']
  /** The line in which it waits, where that is not the one of mails. */
  queue?: 'phone' | 'service'
  /** What counts those of one network; past it they are held. */
  limit?: RateRule
  /** Whether a person at the desk wrote it. */
  isLetter?: true
}

const registered = new Map<string, Kind>()

/** Adds kinds of messages. The feature that has them adds them to `OutboxKinds` too. */
export function messageKinds<const Kinds extends Record<string, Kind>>(kinds: Kinds): Kinds {
  for (const [name, kind] of Object.entries(kinds)) registered.set(name, kind)
  return kinds
}

const own = messageKinds({ 'limit-desk': { audience: 'desk' } })
type Own = typeof own

/** The kinds of messages, by name. */
export interface OutboxKinds extends Own {}
export type OutboxKind = keyof OutboxKinds

/** Throws Error for a kind that no feature has. */
export function kindOf(name: OutboxKind): Kind {
  const kind = registered.get(name)
  if (!kind) throw new Error(`no feature has messages of the kind ${name}`)
  return kind
}

/** Kinds of messages to anyone but staff and their services. */
export type VisitorKind = {
  [Name in OutboxKind]: OutboxKinds[Name]['audience'] extends 'visitor' ? Name : never
}[OutboxKind]
export type StaffKind = Exclude<OutboxKind, VisitorKind>

/** Who brought a message about: what a visitor did counts against MAIL_PER_HOUR. */
export type Cause = 'visitor' | 'desk' | 'driver'

/** How long a repeated request is merged with the one before, in ms. */
const TOGETHER = 10 * 60_000

/** The `onceKey` of a message that goes once to `subject`, however often anyone asks for it within ten minutes. */
export const mergeKey = (kind: OutboxKind, subject: string, at: number): string =>
  sha256(`${kind} ${subject} ${Math.floor(at / TOGETHER)}`)

type Queue = OutboxRow['queue']

/** The line of a message. */
export const queueOf = (kind: OutboxKind, cause?: Cause): Queue =>
  kindOf(kind).queue ?? (cause === 'visitor' ? 'visitors' : 'mail')

/** The lines in which messages of these kinds wait. */
export const queuesOf = (kinds: OutboxKind[]): Queue[] => [
  ...new Set(kinds.flatMap((kind) => [queueOf(kind), queueOf(kind, 'visitor')])),
]
