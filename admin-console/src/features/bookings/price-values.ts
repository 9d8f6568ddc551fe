import { ApiProblem } from 'shared-api/client'
import {
  type BookingPage,
  type FareLine,
  type FieldProblem,
  fieldProblemsOf,
  OWN_CODES,
  OwnLine,
  OwnLines,
  type RefusedField,
} from 'shared-api/contract'
import { asTyped, linesInPaise, ownLine } from 'shared-api/fares'
import { plainText } from 'shared-api/india'
import { nameIn, wordsOf } from 'shared-api/languages/words'
import { rupeesText, toPaise, toRupees } from 'shared-api/money'
import type { FieldWords } from '../../editing/conflict.ts'
import { NO_FIELD } from '../../editing/form-errors.ts'
import { typedNumber } from '../../editing/typed-number.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { commonTexts } from '../../texts/common.ts'
import { sharedTexts } from '../../texts/shared.ts'
import type { BookingVersion } from './booking-status.tsx'

type OwnCode = OwnLine['code']

/** A line of the desk in its form: the amount as typed, of a discount without its minus. */
export type PriceRow = Pick<OwnLine, 'code' | 'taxable' | 'note' | 'basis' | 'origin'> & { amount: string }
export type PriceValues = { lines: PriceRow[] }

const codeText = (code: OwnCode) => bookingMoneyTexts().price.codes[code]
export const codeChoices = () => OWN_CODES.map((value) => ({ value, label: codeText(value) }))

export const NEW_ROW: PriceRow = {
  ...{ code: 'toll', amount: '', taxable: true, note: '', basis: 'fixed', origin: 'desk' },
}

const isOwnCode = (code: string): code is OwnCode => (OWN_CODES as readonly string[]).includes(code)

/** Lines of a fare in rupees as rows, without those that the desk cannot add. */
export const rowsOf = (lines: readonly FareLine[]): PriceRow[] => linesInPaise(lines).flatMap(rowOf)

/** A line in paise as a row. */
export function rowOf(line: FareLine): PriceRow[] {
  const { code, taxable, note = '', basis, origin } = line
  if (!isOwnCode(code) || origin === 'tariff' || origin === 'offer') return []
  const amount = toRupees(asTyped(line).amount)
  return [{ code, amount: String(code === 'discount' ? -amount : amount), taxable, note, basis, origin }]
}

/** The desk's lines of a booking, in the version that was read. */
export const priceVersion = ({ reply: { booking }, etag }: BookingVersion) => ({
  values: { lines: rowsOf(ownLines(booking)) },
  etag,
})
const ownLines = ({ fareLines: lines }: BookingPage) => lines.filter(({ by }) => by !== undefined)

/** The lines as the call takes them. */
export const bodyOf = ({ lines }: PriceValues): OwnLines => ({ lines: lines.map(lineOf) })

function lineOf({ amount, note, ...row }: PriceRow) {
  const rupees = typedNumber(amount)
  return { ...row, amount: row.code === 'discount' ? -Math.abs(rupees) : rupees, note: plainText(note) }
}

/** The rows that are complete, in paise. */
export const linesOf = (rows: readonly PriceRow[]): FareLine[] =>
  rows.flatMap((row) => {
    const { data } = OwnLine.safeParse(lineOf(row))
    return data ? [ownLine({ ...data, amount: toPaise(data.amount) })] : []
  })

/** A form's `validate`: each problem at its field, 'lines.2.amount'. */
export function validatePrice(values: PriceValues): Record<string, string> {
  const found = inWords(fieldProblemsOf(OwnLines.safeParse(bodyOf(values)).error?.issues))
  const amountRequired = commonTexts().required({ field: bookingMoneyTexts().price.fields.amount })
  const blank = values.lines.flatMap(({ amount }, at) => (amount.trim() === '' ? [`lines.${at}.amount`] : []))
  return { ...found, ...Object.fromEntries(blank.map((path) => [path, amountRequired])) }
}

/** The fields that the server refused; {} when it refused for another reason. */
export const refusedRows = (cause: unknown): Record<string, string> =>
  cause instanceof ApiProblem ? inWords(cause.errors) : {}

function inWords(problems: readonly (FieldProblem | RefusedField)[]): Record<string, string> {
  const { contract } = sharedTexts()
  const labels: Record<string, string> = bookingMoneyTexts().price.fields
  return Object.fromEntries(
    problems.map((problem) => {
      const isField = /^lines\.\d+\.\w+$/.test(problem.path)
      return [isField ? problem.path : NO_FIELD, wordsOf(contract, problem, labels[nameIn(problem.path)])]
    }),
  )
}

function rowText({ code, amount, taxable, note }: PriceRow): string {
  const { lineText, lineTaxed } = bookingMoneyTexts().price
  const rupees = typedNumber(amount)
  const sum = Number.isNaN(rupees) ? amount : rupeesText(rupees)
  return (taxable ? lineTaxed : lineText)({ what: codeText(code), sum, note })
}

/** How a conflict shows the lines. */
export const priceWords = (): FieldWords<PriceValues> => ({
  lines: { label: bookingMoneyTexts().price.lines, text: (lines) => lines.map(rowText).join('; ') },
})
