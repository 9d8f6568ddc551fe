import type { Cab } from '../contract/cab.ts'
import type { FareLine } from '../contract/fare-line.ts'
import { toPaise, toRupees } from '../money/index.ts'
import type { Fare, FareCab } from './trip.ts'

/** The parts of a cab of the wire that a fare depends on. */
export const fareCab = ({ cabClass, price, pricePerKm }: Pick<Cab, 'cabClass' | 'price' | 'pricePerKm'>): FareCab => ({
  cabClass: cabClass ?? null,
  pricePaise: price === null ? null : toPaise(price),
  perKmPaise: pricePerKm === null ? null : toPaise(pricePerKm),
})

/** Lines in rupees, as the wire has them. One that a process of the release before stored has no origin. */
export const linesOnWire = (lines: readonly StoredLine[]): FareLine[] =>
  lines.map((line) => ({
    ...{ ...line, origin: line.origin ?? (line.by === undefined ? 'tariff' : 'desk') },
    ...{ rate: toRupees(line.rate), amount: toRupees(line.amount) },
  }))
type StoredLine = Omit<FareLine, 'origin'> & Partial<Pick<FareLine, 'origin'>>

/** Lines as travellers see them: without who of the desk added one, and when. */
export const withoutStaff = (lines: readonly FareLine[]): FareLine[] =>
  lines.map(({ by: _by, at: _at, ...line }) => line)

/** Lines of the wire, in paise. */
export const linesInPaise = (lines: readonly FareLine[]): FareLine[] =>
  lines.map((line) => ({ ...line, rate: toPaise(line.rate), amount: toPaise(line.amount) }))

/** What a reply says of a fare, in paise. */
export const fareInPaise = ({
  fareLines,
  total,
  advance,
}: {
  fareLines: FareLine[]
  total: number
  advance: number
}) => ({
  ...{ lines: linesInPaise(fareLines), total: toPaise(total), advance: toPaise(advance) },
})

/** A fare as the wire has it. */
export const fareOnWire = ({ lines, total, advance }: Fare) => ({
  total: toRupees(total),
  advance: toRupees(advance),
  lines: linesOnWire(lines),
})
