import { type Company, fieldProblemsOf, Settings } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { wordsOf } from 'shared-api/languages/words'
import type { Config } from '../platform/config.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { sharedTexts } from '../texts/shared.ts'

/**
 * The first settings, from the text of company.json.
 * @throws OperatorError, one line that names the first value that cannot be used
 */
export function readProfile(text: string): Settings {
  const { data, error } = Settings.safeParse(parsed(text))
  if (data) return data
  const [problem] = fieldProblemsOf(error.issues)
  throw new OperatorError(
    `api-server/company.json: ${problem ? wordsOf(sharedTexts.en.contract, problem, problem.path) : 'invalid'}`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new OperatorError(`api-server/company.json is no JSON: ${error instanceof Error ? error.message : error}`)
  }
}

type Origin = Pick<Config, 'publicOrigin' | 'enquiryAge' | 'bookingAge' | 'smtpUrl'>

/** What anyone may read of the settings, with values of the configuration. */
export function profileOf(settings: Settings, { publicOrigin, enquiryAge, bookingAge, smtpUrl }: Origin): Company {
  const {
    bank,
    mailTo,
    about,
    terms,
    privacy,
    questions,
    gst,
    noGstin: _n,
    base: _b,
    waitHours: _w,
    ...open
  } = settings
  return {
    ...open,
    ...(gst && { gst: { gstin: gst.gstin, ...(gst.supplier && { supplier: gst.supplier }) } }),
    url: publicOrigin,
    sendsMail: smtpUrl !== null,
    keeps: { enquiryDays: enquiryAge / DAY_MS, bookingDays: bookingAge / DAY_MS },
  }
}
