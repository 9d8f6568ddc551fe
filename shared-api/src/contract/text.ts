import { refusal, refusedAs } from './problems.ts'
import { hasWebAddress } from './web-address.ts'
import { z } from './zod.ts'

// \p{Cs} are lone surrogates: a pair is one character here.
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
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
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((text) => text === '' || isSeen(text), refusal('required'))
    .max(max)
    .refine(isOneLine, refusal('one-line'))

/** Like `line`, but '' is fine: forms send untouched fields as ''. A text that shows nothing is ''. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .overwrite((text) => (isSeen(text) ? text : ''))
    .max(max)
    .refine(isOneLine, refusal('one-line'))

const namesNoPage = (text: string) => !hasWebAddress(text)

/** A name or place, which goes into mails: a `line` without the address of a page. */
export const plainLine = (max: number) => line(max).refine(namesNoPage, refusal('web-address'))

/** As `plainLine`, and '' is fine. */
export const optionalPlainLine = (max: number) => optionalLine(max).refine(namesNoPage, refusal('web-address'))

/** Several lines of text, not blank; line breaks and tabs are preserved. */
export const paragraph = (max: number) =>
  z.string().max(max).refine(isSeen, refusal('required')).refine(isClean(CONTROL_BUT_LINES), refusal('plain-text'))

/** As `paragraph`, and '' is fine. A text that shows nothing is ''. */
export const optionalParagraph = (max: number) =>
  z
    .string()
    .overwrite((text) => (isSeen(text) ? text : ''))
    .max(max)
    .refine(isClean(CONTROL_BUT_LINES), refusal('plain-text'))

/** The key of a stored record, made by the server: 1 to 40 letters, digits, '-' or '_'. */
export const Id = refusedAs(z.string().regex(/^[\w-]{1,40}$/), 'id')

/** A path on this origin or an http(s) address, or ''. */
export const Link = refusedAs(z.string().regex(/^$|^\/(?!\/)[^\s\\]*$|^https?:\/\/[^\s\\]+$/), 'link')
  .max(500)
  .refine(isOneLine, refusal('plain-text'))
