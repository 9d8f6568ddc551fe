import { billCorrections } from 'shared-api/bookings'
import { type Bill, BillInput } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { validateWith } from '../../editing/form-errors.ts'
import { typedNumber } from '../../editing/typed-number.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { bodyOf, type PriceRow, rowsOf, validatePrice } from './price-values.ts'

/** What a final bill is made of, as it is typed. */
export type BillValues = {
  measured: boolean
  km: string
  start: string
  end: string
  waitingMinutes: string
  lines: PriceRow[]
  why: string
}

/** A bill that was made is corrected with a reason of its own. */
export const billValuesOf = ({ input }: Pick<Bill, 'input'>): BillValues => ({
  ...{ measured: input.measured, start: input.start, end: input.end, why: '' },
  ...{ km: String(input.km), waitingMinutes: String(input.waitingMinutes) },
  lines: rowsOf(input.lines),
})

export const billInputOf = ({ km, waitingMinutes, lines, why, ...rest }: BillValues) => ({
  ...rest,
  ...{ km: typedNumber(km), waitingMinutes: typedNumber(waitingMinutes || '0') },
  ...{ lines: bodyOf({ lines }).lines, why: plainText(why) },
})

/** Each problem at its field, also of a line and of the missing reason. */
export function validateBill(values: BillValues, bill: Bill): Record<string, string> {
  const { fields, whyMissing } = bookingMoneyTexts().bill
  const input = billInputOf(values)
  const silent = input.why === '' && billCorrections(bill, input).length > 0
  return {
    ...validateWith(BillInput, fields)({ ...input, lines: [] }),
    ...validatePrice(values),
    ...(silent ? { why: whyMissing } : {}),
  }
}
