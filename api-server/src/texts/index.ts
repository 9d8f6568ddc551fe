import type { Problem } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage, preferredLanguage } from 'shared-api/languages'
import { type ContractTexts, translator } from 'shared-api/languages/messages'
import { COMMON_PASSWORD } from '../accounts/common-passwords.ts'
import type { ProblemCode } from '../platform/http/problems.ts'
import { texts as en } from './en.ts'
import * as ta from './ta.ts'

/** What the mails say, and pages without content. */
export type Texts = typeof en
export type ProblemTexts = Record<ProblemCode, { title: string; detail: string }>
type LanguageTexts = {
  texts: Texts
  problems: ProblemTexts
  formThanks: string
  commonPassword: string
  contract: ContractTexts
}

/** The languages beside English, in which the problems and messages are written where they arise. */
const OTHERS: Record<OtherLanguage, LanguageTexts> = { ta }

/** These texts in a language. */
export const textsOf = (language: Language): Texts => (language === DEFAULT_LANGUAGE ? en : OTHERS[language].texts)

/** In which language the caller wants to be answered: our pages say it with each call. */
export const languageOfCaller = ({ headers }: { headers: { 'accept-language'?: string | undefined } }): Language =>
  preferredLanguage(headers['accept-language'])

/** The form endpoint's thanks. */
export const thanksIn = (language: Language, english: string): string =>
  language === DEFAULT_LANGUAGE ? english : OTHERS[language].formThanks

/**
 * A problem as its reader is told of it. A detail of its own, which only staff and programs meet, stays in English; that
 * of a field's message is the message.
 */
export function problemIn(language: Language, code: ProblemCode, problem: Problem, usual: string): Problem {
  if (language === DEFAULT_LANGUAGE) return problem
  const { problems, contract, commonPassword } = OTHERS[language]
  const ofContract = translator(contract)
  const translate = (message: string) => (message === COMMON_PASSWORD ? commonPassword : ofContract(message))
  const { title, detail } = problems[code]
  const errors = problem.errors?.map((error) => ({ ...error, message: translate(error.message) }))
  return {
    ...problem,
    title,
    detail: problem.detail === usual ? detail : translate(problem.detail),
    ...(errors && { errors }),
  }
}
