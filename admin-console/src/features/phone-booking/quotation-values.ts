import { ApiProblem } from 'shared-api/client'
import {
  type FieldProblem,
  fieldProblemsOf,
  type Quotation,
  QuotationInput,
  QuotationLine,
  type RefusedField,
  typedTrip,
} from 'shared-api/contract'
import type { PricedLine } from 'shared-api/fares'
import { formatPhone, plainText } from 'shared-api/india'
import { nameIn, wordsOf } from 'shared-api/languages/words'
import { toPaise } from 'shared-api/money'
import { NO_FIELD } from '../../editing/form-errors.ts'
import { typedNumber } from '../../editing/typed-number.ts'
import { commonTexts } from '../../texts/common.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { type BookingValues, newBooking } from './booking-values.ts'

/** A line as it is typed; `rate` is in rupees for one. */
type Row = { what: string; quantity: string; rate: string; taxable: boolean }
/** What a quotation has beside its trip. */
export type QuotationValues = { lines: Row[]; note: string; validUntil: string }

export const BLANK_ROW: Row = { what: '', quantity: '1', rate: '', taxable: true }
const labelsOf = (): Record<string, string> => phoneBookingTexts().quotation.labels

/** The values of an earlier quotation; of none, one blank line. */
export const quotationValues = (of: Quotation | null): QuotationValues => ({
  lines: of ? of.lines.map(rowOf) : [BLANK_ROW],
  note: of?.note ?? '',
  validUntil: of?.validUntil ?? '',
})

export const rowOf = ({ what, quantity, rate, taxable }: QuotationLine): Row => ({
  ...{ what, quantity: String(quantity), rate: String(rate), taxable },
})

/** The trip of an earlier quotation, in the form of a booking. */
export const tripValues = ({ trip }: Quotation): Partial<BookingValues> => ({
  ...typedTrip(trip),
  tripType: trip.tripType,
  localTripType: trip.localTripType === 'Day-Use' ? 'Day-Use' : newBooking().localTripType,
  ...{ package: trip.package ?? '', visitingPlaces: trip.visitingPlaces.join('\n'), selectedCab: trip.cab._id },
})

type Person = { name: string; phone: string; email: string }
export const travellerOf = ({ name, phone, email }: Person): Partial<BookingValues> => ({
  ...{ name, mobile: formatPhone(phone), mail: email },
})

/** The part of the call that is not the trip. */
export const restOf = ({ lines, note, validUntil }: QuotationValues) => ({
  lines: lines.map(lineOf),
  ...{ note: note.trim(), validUntil },
})

const lineOf = ({ what, quantity, rate, taxable }: Row) => ({
  ...{ what: plainText(what), quantity, rate: typedNumber(rate), taxable },
})

/** The lines that are complete, with rates in paise. */
export const pricedLines = (lines: readonly Row[]): PricedLine[] =>
  lines.flatMap((row) => {
    const { data } = QuotationLine.safeParse(lineOf(row))
    return data ? [{ ...data, rate: toPaise(data.rate) }] : []
  })

const Rest = QuotationInput.pick({ lines: true, note: true, validUntil: true })

/** A form's `validate`: each problem at its field, 'lines.2.rate'. */
export function validateQuotation(values: QuotationValues): Record<string, string> {
  const { labels } = phoneBookingTexts().quotation
  const { required } = commonTexts()
  const found = inWords(fieldProblemsOf(Rest.safeParse(restOf(values)).error?.issues))
  const blank = values.lines.flatMap(({ rate }, at) => (rate.trim() === '' ? [`lines.${at}.rate`] : []))
  return {
    ...found,
    ...Object.fromEntries(blank.map((path) => [path, required({ field: labels.rate })])),
    ...(values.validUntil === '' && { validUntil: required({ field: labels.validUntil }) }),
  }
}

/** What the server refused beside the trip. */
export const refusedRest = (cause: unknown): Record<string, string> =>
  cause instanceof ApiProblem ? inWords(cause.errors.filter(({ path }) => !path.startsWith('bookingDetails'))) : {}

const inWords = (problems: readonly (FieldProblem | RefusedField)[]) =>
  Object.fromEntries(
    problems.toReversed().map((problem) => {
      const label = labelsOf()[nameIn(problem.path)]
      return [label === undefined ? NO_FIELD : problem.path, wordsOf(sharedTexts().contract, problem, label)]
    }),
  )
