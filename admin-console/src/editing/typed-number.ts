import { westernDigits } from 'shared-api/contract'
import { plainText } from 'shared-api/india'

/** A typed number, '₹1,200.50'; NaN for anything else. */
export function typedNumber(typed: string): number {
  const plain = westernDigits(plainText(typed))
    .replace(/[₹,\s]/g, '')
    .replace(/[−–]/, '-')
  return plain === '' ? Number.NaN : Number(plain)
}
