import highs from 'highs'
import { byNearness, type Leg, nearness } from 'shared-api/fleet/nearest'
import { cityRoutes } from 'shared-api/geography/city-routes'
import { wayBetween } from 'shared-api/geography/roads'
import { printTable, verdict } from './table.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const km = (from: string, to: string) => wayBetween(from, to).km
const minutes = (from: string, to: string) => wayBetween(from, to).minutes
const DAYS = 7
const SEEDS = Array.from({ length: 10 }, (_, at) => at + 1)
/** Of trips out of town; the others begin where these end. */
const FROM_BASE = 0.8
const AIM = 0.92
const TIMES = { vehicles: 200, trips: 500, aim: 50, runs: 20 }
const ROWS = [
  { base: 'tn-chennai', trips: 20, waitHours: 12 },
  { base: 'tn-chennai', trips: 20, waitHours: 24 },
  { base: 'tn-chennai', trips: 60, waitHours: 12 },
  { base: 'tn-madurai', trips: 20, waitHours: 12 },
]

type Trip = Leg & { knownAt: number }
type Week = (typeof ROWS)[number] & { demand: Trip[] }

/** The empty km of a made week of trips: each car always home, by the order of the assignment, and at best (docs/performance.md). */
export async function printDispatch() {
  const solver = await highs()
  const rows = ROWS.map((row) => {
    const weeks = SEEDS.map((seed) => {
      const week = { ...row, demand: demandOf(row, numbersOf(seed)) }
      const home = sum(week.demand.map((trip) => km(row.base, trip.from) + km(trip.to, row.base)))
      const saved = { begin: savedByRule(week, 'startsAt'), known: savedByRule(week, 'knownAt') }
      return { home, ...saved, best: savedAtBest(week, solver) }
    })
    const total = (key: keyof (typeof weeks)[number]) => sum(weeks.map((week) => week[key]))
    const [home, best] = [total('home'), total('best')]
    return {
      'base, trips a day': `${row.base} ${row.trips}, waits ${row.waitHours} h`,
      'always home, km': Math.round(home / SEEDS.length),
      'as they begin': percent(-total('begin') / home),
      'as they become known': percent(-total('known') / home),
      optimum: percent(-best / home),
      'of its saving': `${percent(total('begin') / best)}, ${percent(total('known') / best)}`,
      '': verdict(total('begin') / best >= AIM),
    }
  })
  printTable(
    `Which car: empty km of a week, seeds ${SEEDS[0]} to ${SEEDS.at(-1)}, aim ${percent(AIM)} of the best`,
    rows,
  )
  printTimes()
}

/** How long it takes to order all vehicles for one trip, and to find the first for each, while each trip has its driver. */
function printTimes() {
  const { vehicles, trips, aim, runs } = TIMES
  const legs = demandOf({ base: 'tn-chennai', trips: trips / DAYS, waitHours: 12 }, numbersOf(1))
  const driven = Array.from({ length: vehicles }, (_, vehicle) => legs.filter((_leg, at) => at % vehicles === vehicle))
  const rules = { way: wayBetween, turnaroundMs: HOUR, waitMs: 12 * HOUR }
  const choicesFor = (trip: Leg) =>
    driven.map((of, at) => ({
      ...{ near: nearness(trip, { base: 'tn-chennai', legs: of }, rules), weekKm: 0, name: String(at) },
    }))
  const quickest = (work: () => unknown) =>
    Math.min(
      ...Array.from({ length: runs }, () => {
        const begin = process.cpuUsage()
        work()
        return process.cpuUsage(begin).user / 1000
      }),
    )
  const firstOf = (trip: Leg) =>
    choicesFor(trip).reduce((first, other) => (byNearness(first, other) <= 0 ? first : other))
  const all = quickest(() => legs.map(firstOf))
  const [trip] = legs
  const one = trip ? quickest(() => choicesFor(trip).sort(byNearness)) : 0
  printTable(
    `Which car: ms of CPU for ${vehicles} vehicles and ${legs.length} trips, quickest of ${runs}, aim ${aim}`,
    [{ 'the order for one trip': one.toFixed(2), 'the first for each trip': all.toFixed(0), '': verdict(all <= aim) }],
  )
}

const percent = (share: number) => `${Math.round(share * 100)} %`
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** The same numbers for the same seed, from 0 to below 1. */
function numbersOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Trips of a week on likely routes from or to the base: 55 % drops, 30 % there and back, 15 % in the city. */
function demandOf({ base, trips }: (typeof ROWS)[number], next: () => number): Trip[] {
  const routes = cityRoutes().filter(({ from }) => from === base)
  return Array.from({ length: DAYS * trips }, () => {
    const { to: away } = routes[Math.floor(next() ** 2 * routes.length)] ?? { to: base }
    const [from, to] = next() < FROM_BASE ? [base, away] : [away, base]
    const kind = next()
    const startsAt = Math.floor((Math.floor(next() * DAYS) * 24 + 4 + next() * 18) * HOUR)
    const way = minutes(from, to) * MINUTE
    const known = next()
    const late = known < 0.3 ? 2 + next() * 4 : known < 0.7 ? 6 + next() * 18 : 24 + next() * 96
    const knownAt = startsAt - late * HOUR
    if (kind < 0.55) return { from, to, startsAt, endsAt: startsAt + way, knownAt }
    if (kind < 0.85) return { from, to: from, startsAt, endsAt: startsAt + 2 * way + next() * 36 * HOUR, knownAt }
    return { from: base, to: base, startsAt, endsAt: startsAt + 8 * HOUR, knownAt }
  })
}

const gapOf = (before: Leg, after: Leg) =>
  after.startsAt - before.endsAt - Math.max(HOUR, minutes(before.to, after.from) * MINUTE)
const fits = (trip: Leg, legs: readonly Leg[]) =>
  legs.every((leg) => (leg.startsAt <= trip.startsAt ? gapOf(leg, trip) : gapOf(trip, leg)) >= 0)

/** The km that going on from one trip to the next saves over going home between; 0 where it waits too long. */
const savedBetween = (before: Leg, after: Leg, { base, waitHours }: Week) =>
  gapOf(before, after) > waitHours * HOUR ? 0 : km(before.to, base) + km(base, after.from) - km(before.to, after.from)

/** Each trip, in this order, goes to the first vehicle of the rule; there is always one more at the base. */
function savedByRule(week: Week, order: 'startsAt' | 'knownAt'): number {
  const { base, waitHours, demand } = week
  const rules = { way: wayBetween, turnaroundMs: HOUR, waitMs: waitHours * HOUR }
  const vehicles: Leg[][] = []
  for (const trip of demand.toSorted((one, other) => one[order] - other[order])) {
    const choices = [...vehicles, []].flatMap((legs, at) =>
      fits(trip, legs)
        ? [{ near: nearness(trip, { base, legs }, rules), weekKm: legs.length, name: String(at).padStart(4, '0') }]
        : [],
    )
    const [first] = choices.toSorted(byNearness)
    const at = Number(first?.name)
    vehicles[at] = [...(vehicles[at] ?? []), trip]
  }
  return sum(
    vehicles.map((legs) => {
      const inOrder = legs.toSorted((one, other) => one.startsAt - other.startsAt)
      return sum(inOrder.slice(1).map((leg, at) => savedBetween(inOrder[at] ?? leg, leg, week)))
    }),
  )
}

/** As if all trips were known before: which follow which, each at most once before and after another. */
function savedAtBest(week: Week, solver: Awaited<ReturnType<typeof highs>>): number {
  const { demand } = week
  const pairs = demand.flatMap((before, a) =>
    demand.flatMap((after, b) => {
      if (a === b || before.startsAt > after.startsAt || gapOf(before, after) < 0) return []
      const saved = savedBetween(before, after, week)
      return saved > 0 ? [{ a, b, saved, name: `x${a}_${b}` }] : []
    }),
  )
  const once = (key: 'a' | 'b') =>
    [...Map.groupBy(pairs, (pair) => pair[key]).values()].map(
      (group) => `${group.map(({ name }) => name).join(' + ')} <= 1`,
    )
  const lines = [
    'Maximize',
    pairs.map(({ saved, name }) => `${saved} ${name}`).join(' + '),
    'Subject To',
    ...once('a'),
    ...once('b'),
    'End',
  ]
  return solver.solve(lines.join('\n')).ObjectiveValue
}
