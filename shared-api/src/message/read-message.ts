import type { CabClass } from '../contract/cab-classes.ts'
import { westernDigits } from '../contract/digits.ts'
import type { TRIP_TYPES } from '../contract/trip-types.ts'
import { dayAfter } from '../india/index.ts'
import { namedDays } from './days.ts'
import { anyOf, type MessageText, messageText, type Read } from './text.ts'
import { namedTimes } from './times.ts'
import { callerOf, classOf, hoursOf, personsOf, takeTypes, typesOf } from './what.ts'
import { type End, placesOf } from './where.ts'
import words from './words.json' with { type: 'json' }

type TripType = (typeof TRIP_TYPES)[number]

/** What a message says of a trip, field by field; a field that it does not name is missing. */
export type MessageFields = {
  tripType?: Read<TripType>
  from?: Read<Pick<End, 'cityId' | 'place'>>
  to?: Read<Pick<End, 'cityId' | 'place'>>
  visitingPlaces?: Read<string[]>
  cabClass?: Read<CabClass>
} & Partial<
  Record<
    'pickUpDate' | 'pickUpTime' | 'returnDate' | 'returnTime' | 'numberOfPersons' | 'hours' | 'mobile' | 'name',
    Read
  >
>

const SAME_DAY = anyOf(words.sameDay)
const RETURNS = anyOf(words.returns)

/**
 * A traveller's message, in English, Tamil or Latin Tamil, as the fields of a trip (docs/product.md, Paste a message). What has
 * two readings is not sure; `rest` is what was not understood. `today` is an Indian date, YYYY-MM-DD.
 */
export function readMessage(message: string, today: string): { fields: MessageFields; rest: string } {
  const text = messageText(westernDigits(message.normalize('NFC')))
  text.take(anyOf(words.greetings), () => ({}))
  const caller = callerOf(text)
  const isSureDay = !text.has(anyOf(words.not))
  const isSameDay = text.has(SAME_DAY)
  const comesBack = text.has(RETURNS)
  const { types, nights } = typesOf(text)
  const days = namedDays(text, today)
  const hours = hoursOf(text)
  const isNight = text.has(anyOf(words.parts.night))
  const clock = namedTimes(text)
  const numberOfPersons = personsOf(text)
  const cabClass = classOf(text)
  const { first: start, via, isRound, ...ends } = placesOf(text)
  takeTypes(text)

  const [first, ...later] = days
  const returnDay = later.find(({ day }) => first && day >= first.day)
  const isReturn = comesBack || isRound || types.includes('Outstation')
  const time = clock[0]?.isSure ? clock[0] : (clock.find(({ isSure }) => isSure) ?? clock[0])
  const back = returnOf()
  const tripType = typeOf()
  const isLocal = tripType?.value === 'Local Trip'
  const places = isLocal ? { from: start, to: null } : ends
  const isOneTime = clock.length < 2 || (back !== undefined && time === clock[0])
  // 'Tonight, 12.30 am' is tomorrow for some.
  const isAfterMidnight = isNight && (time?.time ?? '') < '05:00'

  return {
    fields: known({
      tripType,
      from: placed(places.from),
      to: placed(places.to),
      visitingPlaces: via.length > 0 && !isLocal ? { value: via, isSure: false } : undefined,
      pickUpDate: first && {
        value: first.day,
        isSure: isSureDay && first.isSure && !isAfterMidnight && (later.length === 0 || isReturn),
      },
      pickUpTime: time && { value: time.time, isSure: time.isSure && isOneTime },
      returnDate: tripType?.value === 'Drop Trip' || isLocal ? undefined : back?.date,
      returnTime: tripType?.value === 'Drop Trip' || isLocal ? undefined : back?.time,
      numberOfPersons: numberOfPersons ?? undefined,
      cabClass: cabClass ?? undefined,
      hours: isLocal ? (hours ?? undefined) : undefined,
      mobile: caller.mobile && { ...caller.mobile, isSure: true },
      name: caller.name && { ...caller.name, isSure: true },
    }),
    rest: restOf(text),
  }

  /** The second day, the same day if the message says so, or the days that the trip takes. */
  function returnOf(): { date: Read; time: Read | undefined } | undefined {
    if (!first) return undefined
    const said = returnDay ?? (isSameDay ? { day: first.day, isSure: true, at: -1 } : undefined)
    const backTime = comesBack || said ? clock.find(({ at }) => at > (time?.at ?? 0)) : undefined
    const read = backTime && { value: backTime.time, isSure: backTime.isSure && returnDay !== undefined }
    if (said) return { date: { value: said.day, isSure: isReturn && said.isSure && later.length < 2 }, time: read }
    if (nights > 0) return { date: { value: dayAfter(first.day, nights), isSure: false }, time: read }
    return read && { date: { value: first.day, isSure: false }, time: read }
  }

  function typeOf(): Read<TripType> | undefined {
    const named = new Set<TripType>(types)
    if (hours) named.add('Local Trip')
    if (nights > 0 || isRound) named.add('Outstation')
    const isSure = named.size === 1
    if (returnDay) named.add('Outstation')
    // Hours and 'local' say more than a way, 'return' more than where to be dropped.
    const most = (['Local Trip', 'Outstation', 'Drop Trip'] as const).find((type) => named.has(type))
    return most && { value: most, isSure }
  }
}

const placed = (end: End | null): Read<Pick<End, 'cityId' | 'place'>> | undefined =>
  end ? { value: { cityId: end.cityId, place: end.place }, isSure: end.isSure } : undefined

const known = (fields: { [Field in keyof MessageFields]: MessageFields[Field] | undefined }) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as MessageFields

/** What no reader took, without the words that say nothing of a trip. */
function restOf(text: MessageText): string {
  text.take(anyOf(words.filler), () => ({}))
  const parts = text
    .left()
    .split(/[|\n]+/)
    .map((part) => part.replaceAll(/^[\s,.:;!?()>–&+-]+|[\s,.:;!?()>–&+-]+$/g, ''))
  return parts.filter(Boolean).join('; ')
}
