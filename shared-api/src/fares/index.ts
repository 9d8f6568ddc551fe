export { fareCab, fareInPaise, fareOnWire, linesInPaise, linesOnWire, withoutStaff } from './cab.ts'
export { cancellationFee, feeHoldsUntil, freeUntil } from './cancellation.ts'
export { advanceOf, finished } from './finish.ts'
export { invoiceTax, paidTax, partTax, untaxedLines } from './invoice-tax.ts'
export { line, sumOf, TAX_CODES, withoutEstimatesOf } from './line.ts'
export { type Drive, measuredTrip } from './measured.ts'
export { offerIn } from './offer.ts'
export { AGREED_NOTE, agreedLine, isAgreed, ownLine, withOwnLines } from './own-lines.ts'
export { isQuoted, type PricedLine, quotationFare } from './quotation.ts'
export { billedKm, fareOf } from './quote.ts'
export {
  asksHours,
  forClass,
  hoursOffered,
  inPaise,
  localPackagesFor,
  onWire,
  type Rate,
  rateFor,
  type Tariff,
} from './tariff.ts'
export { asTyped } from './tax.ts'
export type { Fare, FareCab, FareTrip, Offer } from './trip.ts'
export { KM_PER_HOUR, nightsOf } from './trip-time.ts'
