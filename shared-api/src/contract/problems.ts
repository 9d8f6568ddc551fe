import type { z } from 'zod'

type None = Record<never, never>

/** The codes of what can be wrong with a field, each with its parameters. Each language has words for every code. */
export interface ProblemParams {
  invalid: None
  required: None
  'required-for-trip': { trip: string }
  'mail-or-mobile': None
  'unknown-field': None
  repeated: None
  duplicates: None
  text: None
  number: None
  list: None
  flag: None
  'too-short': { min: number }
  'too-long': { max: number }
  'too-many': { max: number }
  'too-large': { kilobytes: number }
  'one-line': None
  'plain-text': None
  'web-address': None
  unprintable: { letter: string }
  id: None
  link: None
  'visible-ascii': { max: number }
  'one-of': { values: string }
  'whole-number': { min: number; max: number }
  rupees: { max: number }
  km: { max: number }
  percent: { min: number; max: number }
  hours: { max: number }
  'number-to': { max: number }
  'rupees-or-less': { max: number }
  'below-zero': None
  'total-below-zero': None
  'total-not-above-zero': None
  'after-pick-up': None
  placeholder: { name: string; known: string }
  'open-placeholder': { name: string }
  'above-last': None
  'below-last': None
  'not-below-last': None
  'ends-first': None
  'dates-overlap': { name: string; day: string }
  'dates-gap': None
  'day-past': None
  'after-today': None
  'before-money': None
  'month-closed': { month: string }
  'above-held': { held: number }
  'no-rate': None
  registration: None
  taken: None
  gone: None
  'too-soon': { minutes: number }
  mail: None
  mobile: None
  city: { example: string }
  'our-city': None
  date: None
  time: None
  'trip-type': None
  'trip-types': None
  'local-trip-type': None
  'tour-category': None
  services: { length: number; max: number }
  past: None
  'too-long-ago': None
  'too-far-ahead': None
  'return-first': None
  'return-too-far': None
  seats: { seats: number; persons: number }
  'cab-gone': None
  'trip-code': None
  'below-opening': { km: number }
  'before-pick-up': None
  'passwords-differ': None
  'common-password': None
  utr: None
  month: None
  year: None
  gstin: None
  contrast: { ratio: number; least: number }
  'above-balance': { balance: number }
  'above-paid': { paid: number }
  'above-rest': { rest: number }
  /** Rupees or percent, as text. */
  'clerk-limit': { most: string }
  'same-password': None
  'wrong-password': None
  cursor: None
  'unknown-file': None
  'no-file': None
  'one-file': None
  picture: { megabytes: number }
  'picture-or-link': { megabytes: number }
  'damaged-picture': { megapixels: number }
  pdf: { megabytes: number }
  'pdf-or-link': { megabytes: number }
  'whole-pdf': None
}

export type FieldCode = keyof ProblemParams

/** A code with its parameters, if it has any. */
export type CodedProblem = {
  [Code in FieldCode]: { code: Code } & (None extends ProblemParams[Code]
    ? { params?: undefined }
    : { params: ProblemParams[Code] })
}[FieldCode]

/** Answers of a proxy in front of the server, without a problem document. */
export type GatewayCode = 'too-large' | 'too-many' | 'unavailable' | 'failed'

/** A field of a request and its problem. */
export type FieldProblem = { path: string } & CodedProblem

/** The parameter of a `refine` that refuses with this problem. */
export const refusal = (problem: CodedProblem | FieldCode) => ({
  params: typeof problem === 'string' ? { code: problem } : problem,
})

/** Makes a schema refuse with this one problem, whatever zod finds. */
export const refusedAs = <Schema extends z.ZodType>(schema: Schema, problem: CodedProblem | FieldCode): Schema =>
  schema.superRefine(
    (_value, context) => {
      context.issues.length = 0
      context.addIssue({ code: 'custom', continue: false, ...refusal(problem) })
    },
    { when: ({ issues }) => issues.length > 0 },
  )

/** A schema's issues as problems: `bookingDetails.mail`, `visitingPlaces.0`. Each unknown key has its own path. */
export const fieldProblemsOf = (issues: readonly z.core.$ZodIssue[] = []): FieldProblem[] => issues.flatMap(ofIssue)

/** The longest name of an unknown field that is repeated to the caller. */
const MAX_KEY = 60

function ofIssue(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), ...codedOf(issue) }]
  return issue.keys.map((key) => ({ path: pathOf([...issue.path, key.slice(0, MAX_KEY)]), code: 'unknown-field' }))
}

const pathOf = (parts: readonly PropertyKey[]) => parts.map(String).join('.')

/** For `safeParse`: its issues then tell an absent field from a wrong one. */
export const WITH_INPUT = { reportInput: true } as const

const isAbsent = (issue: z.core.$ZodIssue) => 'input' in issue && issue.input === undefined

function codedOf(issue: z.core.$ZodIssue): CodedProblem {
  // A missing trip type has words of its own (docs/product.md, Home).
  if (isAbsent(issue) && !(issue.code === 'custom' && issue.params?.code === 'trip-type')) return { code: 'required' }
  if (issue.code === 'custom') return (issue.params as CodedProblem | undefined) ?? { code: 'invalid' }
  if (issue.code === 'invalid_type') return { code: BY_TYPE[issue.expected] ?? 'invalid' }
  if (issue.code === 'invalid_value') return { code: 'one-of', params: { values: issue.values.map(String).join(', ') } }
  if (issue.code === 'too_small' && issue.minimum === 1) return { code: 'required' }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return { code: 'too-short', params: { min: Number(issue.minimum) } }
  if (issue.code !== 'too_big') return { code: 'invalid' }
  const params = { max: Number(issue.maximum) }
  if (issue.origin === 'string') return { code: 'too-long', params }
  return issue.origin === 'array' ? { code: 'too-many', params } : { code: 'invalid' }
}

const BY_TYPE: Partial<Record<string, 'text' | 'number' | 'flag' | 'list'>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'flag',
  array: 'list',
}
