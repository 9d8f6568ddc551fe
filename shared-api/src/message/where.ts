import { cityName } from '../geography/index.ts'
import { knownPlaces, plain } from '../geography/places/known-places.ts'
import { placeCalled, placeLike, type Role } from './place-names.ts'
import { anyOf, type MessageText } from './text.ts'
import words from './words.json' with { type: 'json' }

/** An end of a trip: a city, and the name of a place in or near it, '' for the city itself. */
export type End = { cityId: string; place: string; isSure: boolean }
type Found = NonNullable<ReturnType<typeof placeCalled>> & { at: number; end: number; role: Role }

/** The longest name has so many words. */
const MOST_WORDS = 4

/** Each place that a message names, in its order. */
function placesIn(left: string): Found[] {
  const tokens = [...left.matchAll(/[\p{L}\p{M}\p{N}.]*[\p{L}\p{M}\p{N}]/gu)]
  const found: Found[] = []
  for (let at = 0; at < tokens.length; ) {
    if ((tokens[at]?.index ?? 0) < (found.at(-1)?.end ?? 0)) {
      at += 1
      continue
    }
    const longest = Array.from({ length: MOST_WORDS }, (_, less) => MOST_WORDS - less).find((count) => {
      const [first, last] = [tokens[at], tokens[at + count - 1]]
      if (!(first && last)) return false
      const [from, end] = [first.index, last.index + last[0].length]
      if (/[|,;:\n]/.test(left.slice(from, end))) return false
      const phrase = plain(left.slice(from, end))
      const one = placeCalled(phrase) ?? (count === 1 ? placeLike(phrase) : null)
      if (one) found.push(withBeside({ ...one, at: from, end }, left))
      return one !== null
    })
    at += longest ?? 1
  }
  return found
}

const BESIDE = new RegExp(`^\\s*${anyOf(words.beside)}`, 'iu')

/** 'Salem railway station' is where in Salem. */
function withBeside(one: Found, left: string): Found {
  const [beside] = BESIDE.exec(left.slice(one.end)) ?? []
  if (beside === undefined) return one
  const end = one.end + beside.length
  const isFrom = /(?:லிருந்து|irundhu|irunthu)$/u.test(beside)
  return { ...one, end, name: one.name || left.slice(one.at, end), role: one.role ?? (isFrom ? 'from' : null) }
}

const before = (pattern: string) => new RegExp(`(?:${pattern})[\\s:.(|-]*$`, 'iu')
const after = (pattern: string) => new RegExp(`^[\\s|)]*(?:${pattern})`, 'iu')
const BEFORE = { from: before(anyOf(words.fromBefore)), to: before(`${anyOf(words.toBefore)}|[>→]`) }
const AFTER = { from: after(anyOf(words.fromAfter)), to: after(anyOf(words.toAfter)) }
const AIRPORT = new RegExp(anyOf(words.airport), 'iu')

function roleOf(left: string, { at, end, role }: Found): Role {
  if (role) return role
  const ends = (pattern: RegExp) => pattern.test(left.slice(Math.max(0, at - 24), at))
  const begins = (pattern: RegExp) => pattern.test(left.slice(end))
  if (begins(AFTER.from)) return 'from'
  if (begins(AFTER.to)) return 'to'
  if (ends(BEFORE.from)) return 'from'
  return ends(BEFORE.to) ? 'to' : null
}

/** 'Anna Nagar, Chennai' and 'Madurai, Anna Nagar' are one place each. */
function joined(places: Found[], left: string): Found[] {
  const all: Found[] = []
  for (const one of places) {
    const last = all.at(-1)
    const isPair = last?.cityId === one.cityId && (last.name === '') !== (one.name === '') && last.role === null
    if (!(last && isPair && /^[\s,(]*$/.test(left.slice(last.end, one.at)))) all.push(one)
    else all.splice(-1, 1, { ...(last.name ? last : one), at: last.at, end: one.end, role: one.role })
  }
  return all
}

/** Where a trip of a message starts and goes to, by what ways, and whether it comes back to where it starts. */
export function placesOf(text: MessageText) {
  const left = text.left()
  const found = joined(placesIn(left), left)
  const all = withAirports(found, left).map((one) => ({ ...one, role: roleOf(left, one) }))
  const turn = all.findIndex((one, at) => at > 0 && isReturn(all[at - 1], one, all[at + 1]))
  const places = turn > 0 ? all.filter((_one, at) => at !== turn + 1) : all
  const { from, to, isSure } = ends(places, left, turn)
  for (const { at, end } of all) text.cut(at, end)
  return {
    from: endOf(from, isSure.from),
    to: endOf(to, isSure.to),
    via: places.flatMap((one) => (one === from || one === to ? [] : one.name || cityName(one.cityId))),
    isRound: turn > 0,
    first: endOf(from ?? to ?? places[0], places.length === 1),
  }
}

const LEADS = /^[\s|]*(?:-|–|>|→|(?:to|2|டு)(?![\p{L}\p{N}]))/iu
const FOLLOWS = /^[\s|]*(?:-|–|>|→|to|2|டு)[\s|]*$/iu
/** 'to CMC Vellore': so many words may stand before the city. */
const NEAR = /^[\s|]*(?:-|–|>|→|to|2|டு)\s+(?:[\p{L}\p{M}]+\s+){1,2}$/iu
const CHAIN = /^[\s|]*(?:and|&|,|\+|poitu|poi|மற்றும்)?[\s|]*$/iu

/** The ends by their words, else by their order, which is not sure. */
function ends(places: Found[], left: string, turn: number) {
  const between = (one: Found, other: Found | undefined) => (other ? left.slice(one.end, other.at) : 'nothing')
  const after = (one: Found) => places[places.indexOf(one) + 1]
  const said = places.find(({ role }) => role === 'from')
  const leading = places.find((one) => one.role !== 'to' && LEADS.test(left.slice(one.end)))
  const from = said ?? leading
  const others = places.filter((one) => one !== from)
  const goal =
    others.find(({ role }) => role === 'to') ??
    others.find((one) => FOLLOWS.test(left.slice(places[places.indexOf(one) - 1]?.end, one.at)))
  const chain = goal ? chainFrom(goal) : []
  const to = turn > 0 ? places[turn] : chain.at(-1)
  const rest = others.filter((one) => one !== to && !chain.includes(one))
  const isLost = from !== undefined && LEADS.test(left.slice(from.end)) && !NEAR.test(between(from, after(from)))
  const last = isLost && from === leading ? undefined : rest.at(-1)
  const first = from ?? (to || rest.length > 1 ? rest[0] : undefined)
  return {
    from: first,
    to: to ?? (last === first ? undefined : last),
    isSure: {
      from: from !== undefined,
      to: to !== undefined && chain.length < 2 && (rest.length === 0 || (from === undefined && rest.length === 1)),
    },
  }

  function chainFrom(one: Found): Found[] {
    const next = after(one)
    const goesOn = next && next !== from && next.role === null
    return goesOn && (CHAIN.test(between(one, next)) || FOLLOWS.test(between(one, next)))
      ? [one, ...chainFrom(next)]
      : [one]
  }
}

/** 'Chennai - Vellore - Chennai' */
const isReturn = (one: Found | undefined, middle: Found, other: Found | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.cityId === other.cityId &&
  one.name === other.name &&
  middle.name + middle.cityId !== one.name + one.cityId

const endOf = (one: Found | undefined, isSure: boolean): End | null =>
  one ? { cityId: one.cityId, place: one.name, isSure: isSure && one.isSure } : null

/** 'airport' alone is that of the other place's city; beside a city, that city's. */
function withAirports(places: Found[], left: string): Found[] {
  const { 0: word = '', index: at = -1 } = AIRPORT.exec(left) ?? {}
  const end = at + word.length
  const beside = places.find((one) => one.name === '' && /^\s*$/.test(left.slice(one.end, Math.max(0, at))))
  const cityId = (beside ?? places[0])?.cityId
  const airport = knownPlaces.find((one) => one.kind === 'airport' && one.cityId === cityId)
  if (at < 0 || !airport || places.some((one) => one.at <= at && at < one.end)) return places
  const { kind, name } = airport
  const isSure = beside !== undefined || places.length < 2
  const ending = /லிருந்து$/u.test(word) ? 'from' : 'to'
  const role: Role = /(?:லிருந்து|க்கு)$/u.test(word) ? ending : (beside?.role ?? null)
  const own: Found = { kind, cityId: airport.cityId, name, isSure, role, at: beside?.at ?? at, end }
  return [...places.filter((place) => place !== beside), own].toSorted((a, b) => a.at - b.at)
}
