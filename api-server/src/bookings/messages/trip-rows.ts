import type { BookingReceipt } from 'shared-api/contract'
import { lineText } from 'shared-api/languages/fare-words'
import { rupeesText, toPaise } from 'shared-api/money'
import type { Row } from '../../platform/outbox/mail.ts'
import type { BookingTexts as Texts } from './texts.ts'

/** A calendar day has no time zone: the same wherever the server runs. */
function dayIn(locale: string, date: string, style: keyof typeof STYLES): string {
  const key = `${locale} ${style} ${date}`
  const day = days.get(key) ?? formatter(locale, style).format(new Date(`${date}T00:00:00Z`))
  if (days.size >= MAX_DAYS) days.clear()
  days.set(key, day)
  return day
}

/** Formatted days. Most trips begin within weeks, and each day is in several mails. */
const days = new Map<string, string>()
const MAX_DAYS = 1000

const STYLES = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { dateStyle: 'full' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formatters = new Map<string, Intl.DateTimeFormat>()

// Cached: creating one takes longer than the rest of a booking.
function formatter(locale: string, style: keyof typeof STYLES): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}

/** '2026-12-25' as '25 Dec 2026'. */
export const shortDate = (date: string, { locale }: Texts) => dayIn(locale, date, 'short')

/** 'Chennai to Madurai' */
export const routeOf = ({ from, to }: Pick<BookingReceipt, 'from' | 'to'>, { words }: Texts) =>
  words.route({ from: words.city(from), to: words.city(to) })

/** What a mail's subject says of a trip. */
export const subjectOf = (booking: BookingReceipt, texts: Texts) => ({
  reference: booking.reference,
  route: routeOf(booking, texts),
  date: shortDate(booking.pickUpDate, texts),
})

/** 'Local Trip (Day-Use)' */
export const tripName = (
  { tripType, localTripType }: Pick<BookingReceipt, 'tripType' | 'localTripType'>,
  { words }: Texts,
) => (localTripType ? `${words.tripType(tripType)} (${words.tripType(localTripType)})` : words.tripType(tripType))

export const cabName = ({ selectedCab }: Pick<BookingReceipt, 'selectedCab'>, { words }: Texts) =>
  words.cab({ name: `${selectedCab.brand} ${selectedCab.carModel}`, seats: selectedCab.seats })

/** The rows of the trip; missing fields are left out. */
export function tripRows(booking: BookingReceipt, texts: Texts): Row[] {
  const { trip: t, words } = texts
  const momentOf = (date: string, time: string) => moment(date, time, texts)
  const rows: [string, string | null][] = [
    [t.reference, booking.reference],
    [t.tripType, tripName(booking, texts)],
    [t.from, words.city(booking.from)],
    [t.to, words.city(booking.to)],
    [t.pickUp, momentOf(booking.pickUpDate, booking.pickUpTime)],
    [t.pickUpLocation, booking.pickUpLocation],
    [t.visitingPlaces, booking.visitingPlaces.join(', ')],
    [t.return, booking.returnDate && booking.returnTime ? momentOf(booking.returnDate, booking.returnTime) : null],
    [t.returnLocation, booking.returnLocation],
    [t.persons, String(booking.numberOfPersons)],
    [t.cab, cabName(booking, texts)],
    [t.package, booking.package],
  ]
  return rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : []))
}

type Price = Pick<BookingReceipt, 'fareLines' | 'total' | 'advance'>

/** The lines of the fare, the total, and what is paid when (docs/product.md, Fare lines). */
export function priceRows({ fareLines, total, advance }: Price, { price: t }: Texts): Row[] {
  const rupees = (amount: number) => rupeesText(amount)
  const lines = fareLines.map(
    (line): Row => [lineText(t.lines, { ...line, rate: toPaise(line.rate) }), rupees(line.amount)],
  )
  const due: Row[] = [
    [t.advance, rupees(advance)],
    [t.atBoarding, rupees(Math.round((total - advance) * 100) / 100)],
  ]
  return [...lines, [t.total, rupees(total)], ...(advance > 0 ? due : [])]
}

/** '2026-12-25', '06:30' as 'Friday, 25 December, 2026, 6:30 am IST' */
export const moment = (date: string, time: string, { locale, words }: Texts) =>
  `${dayIn(locale, date, 'full')}, ${words.clock(time)}`
