const DIGIT = /\p{Nd}/gu

/** Digits of any script, such as Tamil, Devanagari or Arabic ones, as 0 to 9. Each script has its ten in a row, 0 first. */
export const westernDigits = (text: string): string => text.replace(DIGIT, numberOf)

/**
 * A code such as a GSTIN or a bank's number, as its office writes it: in capitals, without spaces and marks that nobody sees, with
 * digits and letters of any width, and digits of any script.
 */
export const plainCode = (text: string): string =>
  westernDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()

/** A bank's number as two of them are compared: letters and digits alone. */
export const bareCode = (text: string): string => plainCode(text).replace(/[^\p{L}\p{N}]/gu, '')

/** A typed distance or number of persons, '1,200 km', as a plain number. */
export const plainNumber = (text: string): string => westernDigits(text).replace(/[^\d.]/g, '')

function numberOf(digit: string): string {
  const before = String.fromCodePoint((digit.codePointAt(0) ?? 0) - 1)
  return before.match(DIGIT) ? String((Number(numberOf(before)) + 1) % 10) : '0'
}
