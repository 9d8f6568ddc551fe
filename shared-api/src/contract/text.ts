import { hasWebAddress, noWebAddress } from './web-address.ts'
import { z } from './zod.ts'

// \p{Cs} are lone surrogates: a pair is one character here.
const CONTROL = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u
const CONTROL_BUT_LINES = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u

/** True when a text has no NUL, control, bidi control or lone surrogate; letters of any script and emoji pass. */
const isClean = (forbidden: RegExp) => (text: string) => !forbidden.test(text)
/** True for a text that `line` takes, however it begins and ends. */
export const isOneLine = isClean(CONTROL)

/** True when there is something to see: more than white space and marks that take no room, such as U+200B. */
const isSeen = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)

/**
 * One line of text, `max` UTF-16 units at most, not blank to the eye, trimmed at both ends. Control characters (so also line
 * breaks, which would split a mail header), bidi controls and lone surrogates are refused.
 */
export const line = (max: number, what: string) =>
  z
    .string({ error: `${what} must be text` })
    .trim()
    .min(1, `${what} is required`)
    .refine((text) => text === '' || isSeen(text), `${what} is required`)
    .max(max, `${what} takes at most ${max} characters`)
    .refine(isOneLine, `${what} must be one line of plain text, without control characters`)

/** Like `line`, but '' is fine: forms send untouched fields as ''. A text that shows nothing is ''. */
export const optionalLine = (max: number, what: string) =>
  z
    .string({ error: `${what} must be text` })
    .trim()
    .overwrite((text) => (isSeen(text) ? text : ''))
    .max(max, `${what} takes at most ${max} characters`)
    .refine(isOneLine, `${what} must be one line of plain text, without control characters`)

/** A name or place, which goes into mails: a `line` without the address of a page. */
export const plainLine = (max: number, what: string) =>
  line(max, what).refine((text) => !hasWebAddress(text), noWebAddress(what))

/** As `plainLine`, and '' is fine. */
export const optionalPlainLine = (max: number, what: string) =>
  optionalLine(max, what).refine((text) => !hasWebAddress(text), noWebAddress(what))

/** Several lines of text, not blank to the eye; line breaks and tabs are kept as typed. */
export const paragraph = (max: number, what: string) =>
  z
    .string({ error: `${what} must be text` })
    .max(max, `${what} takes at most ${max} characters`)
    .refine(isSeen, `${what} is required`)
    .refine(isClean(CONTROL_BUT_LINES), `${what} must be plain text, without control characters`)

/** The key of a stored record, made by the server: 1 to 40 letters, digits, '-' or '_'. */
export const Id = z
  .string({ error: 'id must be text' })
  .regex(/^[\w-]{1,40}$/, 'id takes 1 to 40 letters, digits, - or _')

/** A web path of ours or an http(s) address; '' when there is none. */
export const Link = z
  .string({ error: 'must be a path that starts with / or an http(s) address' })
  .max(500, 'takes at most 500 characters')
  .regex(/^$|^\/(?!\/)[^\s\\]*$|^https?:\/\/[^\s\\]+$/, 'must be a path that starts with / or an http(s) address')
  .refine(isOneLine, 'must be plain text, without control characters')
