import { readFileSync } from 'node:fs'
import { Company } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { z } from 'zod'
import type { Config } from '../platform/config.ts'
import { OperatorError } from '../platform/operator-error.ts'

const MAP = 'https://www.openstreetmap.org/'
const map = z.url().startsWith(MAP, `takes an address that begins with ${MAP}: pages frame no other`)

/** What company.json takes: the profile, in values with which each page, mail and link works. */
const Profile = Company.omit({ url: true, keeps: true }).extend({
  name: z.string().regex(/^[^"<>\\\p{Cc}]+$/u, 'takes one line of text without quotes and angle brackets'),
  phones: z.array(z.string().regex(/^\+[1-9]\d{6,14}$/, 'takes a number such as +919000000101')).min(1),
  email: z.email('takes a mail address'),
  map: z.strictObject({ embed: map, link: map }),
})

/**
 * The profile in the text of company.json.
 * @throws OperatorError, one line that names the first value that cannot be used
 */
export function readProfile(text: string): Company {
  const { data, error } = Profile.safeParse(parsed(text))
  if (data) return data
  const [issue] = error.issues
  throw new OperatorError(`api-server/company.json: ${[...(issue?.path ?? []), issue?.message].join(' ')}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`api-server/company.json is no JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** The company's profile. Edit company.json to change what the site and its mails show of the company. */
export const company = profileOrExit(new URL('../../company.json', import.meta.url))

/** Loaded by each start and command, before they can report errors: prints one line and exits. */
function profileOrExit(file: URL): Company {
  try {
    return readProfile(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The profile as pages get it, with values of the configuration. */
export const profileOf = ({
  publicOrigin,
  enquiryAge,
  bookingAge,
}: Pick<Config, 'publicOrigin' | 'enquiryAge' | 'bookingAge'>): Company => ({
  ...company,
  url: publicOrigin,
  keeps: { enquiryDays: enquiryAge / DAY_MS, bookingDays: bookingAge / DAY_MS },
})
