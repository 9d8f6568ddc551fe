import type { Problem } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/languages'
import { contract } from 'shared-api/languages/en'
import { type ContractTexts, wordsOf } from 'shared-api/languages/words'
import { type Extra, PROBLEMS, type ProblemCode } from './problems.ts'
import * as hi from './texts/hi.ts'
import * as kn from './texts/kn.ts'
import * as ml from './texts/ml.ts'
import * as ta from './texts/ta.ts'
import * as te from './texts/te.ts'

export type ProblemTexts = Record<ProblemCode, { title: string; detail: string }>

type LanguageTexts = {
  problems: ProblemTexts
  contract: ContractTexts
  /** How to report an internal error. */
  fault: (requestId: string) => string
}

const TEXTS: Record<Language, LanguageTexts> = {
  en: { problems: PROBLEMS, contract, fault: (id) => `If you call us about it, tell us this code: ${id}` },
  ta,
  ml,
  te,
  hi,
  kn,
}

/**
 * The RFC 9457 document of an error in a language; `type` leads to its line in the API's documentation. Its detail is that of
 * the error, which only staff and programs meet and which is English, or the first field's problem, or the usual one.
 */
export function problemDocument(
  code: ProblemCode,
  { detail, errors, current }: Extra = {},
  language: Language = DEFAULT_LANGUAGE,
): Problem {
  const { problems, contract } = TEXTS[language]
  const { title, detail: usual } = problems[code]
  const refused = errors?.map((problem) => ({ ...problem, message: wordsOf(contract, problem) }))
  return {
    type: `/api/v1/docs#problem-${code}`,
    title,
    status: PROBLEMS[code].status,
    detail: detail ?? refused?.[0]?.message ?? usual,
    ...(refused && { errors: refused }),
    ...(current && { current: current.record }),
  }
}

/** The same of a request: with its id, and for a fault of ours how to report it. */
export function problemOfRequest(code: ProblemCode, extra: Extra, language: Language, requestId: string): Problem {
  const problem = problemDocument(code, extra, language)
  if (code !== 'internal') return { ...problem, requestId }
  return { ...problem, detail: `${problem.detail} ${TEXTS[language].fault(requestId)}`, requestId }
}
