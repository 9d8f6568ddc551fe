import { createPublicKey, type KeyObject } from 'node:crypto'
import { LANGUAGES } from 'shared-api/languages'
import { z } from 'zod'
import { TEMPLATES } from '../texts/phone-templates.ts'

/** A port; 0 lets the system choose a free one. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'takes a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'takes a whole number from 0 to 65535')

/** A whole number from 1 to `max`. */
export const count = (max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `takes a whole number from 1 to ${max}`)
    .transform(Number)
    .refine((value) => value <= max, `takes a whole number from 1 to ${max}`)

/** A time in whole days. */
export const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'takes a whole number of days from 1 to 99999')
  .transform(Number)

/** One line of text. */
export const text = (max: number) =>
  z.string().regex(new RegExp(`^[^\\p{Cc}]{1,${max}}$`, 'u'), `takes one line of at most ${max} characters`)

/** A flag: `on` gives true, `off` false. */
export const onOff = z.enum(['on', 'off'], { error: 'takes on or off' }).transform((value) => value === 'on')

/** An absolute address of one of the protocols. */
export const urlOf = (what: string, protocols: string[]) =>
  z
    .string()
    .refine((value) => protocols.includes(parsed(value)?.protocol ?? '') && value.includes('://'), `takes a ${what}`)

/** The address of a mail server. */
export const smtpUrl = urlOf('smtp:// or smtps:// address with a host', ['smtp:', 'smtps:']).refine(
  (value) => parsed(value)?.hostname,
  'takes a smtp:// or smtps:// address with a host',
)

/** One mail address, with or without a name. A list would lose whom the mail server refuses. */
export const mailbox = text(254).regex(
  /^(?:(?:"[^"<>@]*"|[^"<>@,;]*)\s*<[^\s"<>@,;]+@[^\s"<>@,;]+>|[^\s"<>@,;]+@[^\s"<>@,;]+)$/,
  'takes one mail address such as desk@example.com, or Name <desk@example.com>',
)

/** An http(s) address as configured. One with an account in it is refused, because `fetch` refuses it at each call. */
export const httpUrl = urlOf('http:// or https:// address', ['http:', 'https:']).refine(
  (value) => !(parsed(value)?.username || parsed(value)?.password),
  'takes an address without a user and password',
)

/** An http(s) address that paths are put behind: without the final slash. */
export const baseUrl = httpUrl.transform((value) => value.replace(/\/+$/, ''))

/** An origin: scheme, host and port, nothing after. */
export const origin = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .refine(
    (value) => /^https?:$/.test(parsed(value)?.protocol ?? '') && parsed(value)?.origin === value,
    'takes an origin such as https://www.example.com (lower case, no path)',
  )

/** Several values with commas between them. */
export const list = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item))

/** `s3://bucket`; gives the bucket's name. */
export const s3Bucket = z
  .string()
  .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/, 'takes s3:// and the name of a bucket')
  .transform((value) => value.replace(/^s3:\/\//, '').replace(/\/$/, ''))

const parsed = (value: string) => (URL.canParse(value) ? new URL(value) : null)

/** The public key of a team and the part that it may release, `public-site=MCowBQYDK2Vw…`; `*` for any part. */
export const releaseKey = z.string().transform((entry, context): [part: string, key: KeyObject] => {
  const [, part = '', key = ''] = /^([a-z][\w-]*|\*)=(\S+)$/.exec(entry) ?? []
  try {
    return [part, createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })]
  } catch {
    context.addIssue({ code: 'custom', message: 'takes parts with Ed25519 keys, such as public-site=MCowBQYDK2Vw…' })
    return z.NEVER
  }
})

/** The registered id of a text in a language, `trip_confirmed-en:1107161234567890123`; gives name and id. */
export const smsTemplate = z
  .string()
  .regex(
    new RegExp(`^(${TEMPLATES.join('|')})-(${Object.keys(LANGUAGES).join('|')}):\\d{1,30}$`),
    'takes texts with their ids, such as trip_confirmed-en:1107161234567890123',
  )
  .transform((entry) => entry.split(':') as [name: string, id: string])
