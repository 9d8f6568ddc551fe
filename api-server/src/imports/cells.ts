import { westernDigits } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { asTyped } from '../platform/csv.ts'

/** A cell as a file has it. A spreadsheet's date and time are in UTC, as if that were the wall clock. */
export type Cell = string | number | boolean | Date | null

/** A cell as one text, trimmed; '' for an empty one. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dayText(cell)
  // The apostrophe that keeps a formula a text, in our own exports too, is not part of it.
  return typeof cell === 'string' ? asTyped(cell.trim()) : String(cell)
}

/** '#REF!', '#N/A', '#NAME?': what a spreadsheet shows where a formula gave no value; LibreOffice has 'Err:502' too. */
const BROKEN = /^(?:#(?:N\/A|[A-Z][A-Z0-9_/]*[!?])|Err:\d{3})$/i

/** Whether a cell holds an error in the place of a value: it is neither a value nor empty. */
export const isBroken = (text: string): boolean => BROKEN.test(text)

const INDIAN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** The days of a spreadsheet count from here. */
const EPOCH = Date.UTC(1899, 11, 30)

/** A day as 'YYYY-MM-DD': 25/11/2026, 2026-11-25, or a spreadsheet's date. Other text stays as it is. */
export function dayOf(cell: Cell | undefined): string {
  // 1954 to 2173: what else a number would be, such as a year, is no day.
  if (typeof cell === 'number' && cell >= 20_000 && cell < 100_000) return dayText(new Date(EPOCH + cell * DAY_MS))
  const text = westernDigits(textOf(cell))
  const [, day = '', month = '', year] = INDIAN_DAY.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:([ap])\.?\s*m\.?)?$/i

/** A time as 'HH:MM': 06:30, 6.30 pm, 6 pm, or a spreadsheet's time. Other text stays as it is. */
export function timeOf(cell: Cell | undefined): string {
  if (cell instanceof Date) return clockText(cell.getTime())
  if (typeof cell === 'number' && cell > 0 && cell < 1) return clockText(cell * DAY_MS)
  const text = westernDigits(textOf(cell))
  const [, hour = '', minute, half] = CLOCK.exec(text) ?? []
  if (!hour || (!minute && !half)) return text
  if (!half) return `${hour.padStart(2, '0')}:${minute}`
  if (Number(hour) < 1 || Number(hour) > 12) return text
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
}

/** An amount without the signs that people write around it: '₹ 12,500/-' is '12500'. */
export const amountOf = (cell: Cell | undefined): string =>
  textOf(cell)
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*\/-$/, '')
    .replaceAll(',', '')

/** A whole or decimal number without its grouping and unit: '1,200 km' is '1200'. */
export const numberOf = (cell: Cell | undefined): string =>
  textOf(cell)
    .replaceAll(',', '')
    .replace(/\s*(?:kms?|hours?|hrs?)\.?$/i, '')

const dayText = (date: Date) => (Number.isNaN(date.getTime()) ? '#DATE!' : date.toISOString().slice(0, 10))

/** A time of a spreadsheet is a fraction of a day, and may miss its minute by a hair. */
const clockText = (ms: number) => new Date(Math.round(ms / 60_000) * 60_000).toISOString().slice(11, 16)
