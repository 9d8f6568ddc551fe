import { dayOf, type Planned } from './plan.ts'
import { type Line, type Split, sum } from './recount.ts'

/** A trip as the notebook has it, in paise. `quoted` and `agreed` prices stay as they are, whatever was driven. */
export type Trip = Planned & {
  id: string
  reference: string
  token: string
  lines: Line[]
  own: Line[]
  price: 'tariff' | 'quoted' | 'agreed'
  total: number
  fee: number
  paid: number
  forgiven: number
  /** Whether it has ended or is off. */
  isOver: boolean
}

/** A movement of money: `driver`, `vehicle` and `trip` by their places, `amount` below 0 for what went out. */
export type Move = {
  day: number
  kind: 'trip' | 'driver' | 'settlement' | 'expense' | 'bank'
  way: string
  amount: number
  by: string
  driver?: number
  vehicle?: number
  trip?: number
}
/** A paper, by the day of its issue; `isAdvance` of vouchers. */
export type Paper = {
  number: string
  kind: string
  day: number
  of: string
  trip: Trip
  place: string
  isB2B: boolean
  isAdvance: boolean
  split: Split
}
type Count = { day: number; counted: number }

/** All that moved, as an owner writes it down by hand. */
export class Notebook {
  readonly trips: Trip[] = []
  readonly moves: Move[] = []
  readonly papers: Paper[] = []
  readonly counts: Count[] = []
  /** The months that were closed. */
  readonly closed: string[] = []
  /** What each driver is owed, below 0 what they hold. */
  readonly open: number[] = []

  /** Notes a movement; cash that a driver took or got changes what is open with them. */
  move(move: Move) {
    this.moves.push(move)
    if (move.driver !== undefined) this.owe(move.driver, move.kind === 'trip' ? -move.amount : move.amount)
    const trip = move.trip === undefined ? undefined : this.trips[move.trip]
    if (trip) trip.paid += move.amount
  }

  owe(driver: number, amount: number) {
    this.open[driver] = (this.open[driver] ?? 0) + amount
  }

  /** The cash of the desk on a day: what was counted before, and what moved since. */
  drawer(day: number) {
    const before = this.counts.findLast((count) => count.day < day)
    const since = this.moves.filter((move) => inDrawer(move) && move.day > (before?.day ?? -100) && move.day <= day)
    const today = since.filter((move) => move.day === day).map(({ amount }) => amount)
    const earlier = since.filter((move) => move.day < day).map(({ amount }) => amount)
    const opening = (before?.counted ?? 0) + sum(earlier)
    const [cashIn, cashOut] = [inOf(today), 0 - outOf(today)]
    return { opening, cashIn, cashOut, expected: opening + cashIn - cashOut }
  }

  /** The day book, its parts by name. */
  dayBook(day: number) {
    const own = this.moves.filter((move) => move.day === day)
    const atBank = own.filter(({ kind }) => kind === 'bank')
    const moved = [...own, ...atBank.map((move) => ({ ...move, way: 'bank', amount: -move.amount }))]
    const cash = own.filter(({ way }) => way === 'cash')
    return {
      ways: grouped(moved, ({ way }) => way, inAndOut),
      people: grouped(
        own,
        ({ by }) => by,
        (some) => ({ ...inAndOut(some), cash: sum(some.filter(inDrawer).map(({ amount }) => amount)) }),
      ),
      cash: grouped(
        cash,
        (move) => (inDrawer(move) ? 'desk' : driverName(move.driver ?? 0)),
        (some) => sum(some.map(({ amount }) => amount)),
      ),
      rows: own.length,
      total: sum(moved.map(({ amount }) => amount)),
    }
  }

  /** The figures of a month ('2026-10') by its trips and movements. */
  figures(month: string) {
    const isIn = (day: number) => dayOf(day).startsWith(month)
    const booked = this.trips.filter((trip) => isIn(trip.booked))
    const mine = this.trips.filter((trip) => isIn(trip.first))
    const driven = mine.filter(({ fate }) => fate === 'driven')
    const moves = this.moves.filter((move) => isIn(move.day))
    const ofTrips = moves.filter(({ kind }) => kind === 'trip').map(({ amount }) => amount)
    const spent = moves.filter(({ kind }) => kind === 'expense')
    const totals = (some: Trip[]) => sum(some.map(({ total }) => total))
    const days = (vehicle: number) =>
      this.trips
        .filter(({ fate, nth }) => fate === 'driven' && nth % FLEET === vehicle)
        .flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(isIn))
        .length
    return {
      ...{ booked: booked.length, bookedTotal: totals(booked), driven: driven.length, drivenTotal: totals(driven) },
      ...{ cancelled: mine.length - driven.length, received: inOf(ofTrips), refunded: 0 - outOf(ofTrips) },
      outstanding: sum(mine.map((trip) => Math.max(costOf(trip) - trip.paid, 0))),
      spent: 0 - sum(spent.map(({ amount }) => amount)),
      vehicles: places(FLEET).map((vehicle) => ({
        name: plateOf(vehicle),
        days: days(vehicle),
        earned: totals(driven.filter(({ nth }) => nth % FLEET === vehicle)),
        spent: 0 - sum(spent.filter((move) => move.vehicle === vehicle).map(({ amount }) => amount)),
      })),
      drivers: places(FLEET).map((driver) => {
        const own = driven.filter(({ nth }) => nth % FLEET === driver)
        return { name: driverName(driver), trips: own.length, earned: totals(own) }
      }),
    }
  }
}

/** So many vehicles, and drivers. */
export const FLEET = 12
export const places = (many: number) => Array.from({ length: many }, (_, at) => at)
export const driverName = (nth: number) => `Driver ${String.fromCharCode(65 + nth)}`
export const plateOf = (nth: number) => `TN 58 AB ${1000 + nth}`
/** What its traveller is to pay. */
export const costOf = ({ fate, fee, total, forgiven }: Trip) =>
  Math.max((fate === 'driven' ? total : fee) - forgiven, 0)

/** Cash of the desk: what a driver took of a traveller is not, until they hand it over. */
const inDrawer = ({ way, kind, driver }: Move) => way === 'cash' && (kind !== 'trip' || driver === undefined)
const inOf = (amounts: number[]) => sum(amounts.filter((amount) => amount > 0))
const outOf = (amounts: number[]) => sum(amounts.filter((amount) => amount < 0))
const inAndOut = (some: Move[]) => {
  const amounts = some.map(({ amount }) => amount)
  return { received: inOf(amounts), refunded: outOf(amounts) }
}
const grouped = <Value>(moves: Move[], by: (move: Move) => string, of: (some: Move[]) => Value) =>
  Object.fromEntries([...Map.groupBy(moves, by)].map(([name, some]) => [name, of(some)]))
