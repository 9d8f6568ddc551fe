/** Digits of any script, such as Tamil, Devanagari or Arabic ones, as 0 to 9. Each script has its ten in a row, 0 first. */
export const westernDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(numberOf(digit)))

function numberOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  // Some rows stand one right behind the other.
  return value % 10
}
