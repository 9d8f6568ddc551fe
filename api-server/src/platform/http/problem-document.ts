import type { Problem } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/languages'
import { wordsOf } from 'shared-api/languages/words'
import { wordsOfRefusals } from '../../texts/refusals.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { type Extra, type ProblemCode, problemTexts, STATUSES } from './problems.ts'

/**
 * The RFC 9457 document of an error in a language; `type` leads to its line in the API's documentation. Its detail has the
 * words of the error's refusals, or of the first field's problem, or the usual ones.
 */
export function problemDocument(
  code: ProblemCode,
  { refusals, errors, current }: Extra = {},
  language: Language = DEFAULT_LANGUAGE,
): Problem {
  const { title, detail: usual } = problemTexts[language].problems[code]
  const refused = errors?.map((problem) => ({ ...problem, message: wordsOf(sharedTexts[language].contract, problem) }))
  return {
    type: `/api/v1/docs#problem-${code}`,
    title,
    status: STATUSES[code],
    detail: refusals ? wordsOfRefusals(refusals, language) : (refused?.[0]?.message ?? usual),
    ...(refused && { errors: refused }),
    ...(current && { current: current.record instanceof Function ? current.record(language) : current.record }),
  }
}

/** The same of a request: with its id, and for a fault of ours how to report it. */
export function problemOfRequest(code: ProblemCode, extra: Extra, language: Language, requestId: string): Problem {
  const problem = problemDocument(code, extra, language)
  if (code !== 'internal') return { ...problem, requestId }
  return { ...problem, detail: `${problem.detail} ${problemTexts[language].fault({ code: requestId })}`, requestId }
}
