import { sound, surePlace } from '../geography/places/find-places.ts'
import { knownPlaces, type PlaceKind, plain } from '../geography/places/known-places.ts'
import areas from './areas.json' with { type: 'json' }
import slang from './slang.json' with { type: 'json' }
import { isTamil, soundInTamil } from './tamil-letters.ts'

/** A place by a name of a message; `name` is '' for a city itself. */
type Named = { kind: PlaceKind | 'area'; cityId: string; name: string; isSure: boolean }
/** The end of the trip that the ending of a name makes of it ('மதுரைக்கு'). */
export type Role = 'from' | 'to' | null

/** Shorter words resemble too many others. */
const SHORTEST = 3
const SHORTEST_SOUND = 5
const LONG_NAME = 8

const index = namesOfPlaces()
const sounds = new Map(
  [...index].filter(([name]) => name.length >= SHORTEST_SOUND).map(([name, one]) => [sound(name), one]),
)

const inTamil = new Map(
  [...index]
    .filter(([name]) => name.length >= SHORTEST_SOUND && !isTamil(name))
    .map(([name, one]) => [soundInTamil(name), one]),
)

/** Whole names alone: a message has many words that begin like a town. Cities go before areas, these before towns. */
function namesOfPlaces(): Map<string, Named> {
  const names = new Map<string, Named>()
  const add = (name: string, one: Named) => {
    const known = names.get(name)
    if (!known) names.set(name, one)
    else if (known.cityId !== one.cityId && known.kind === one.kind) known.isSure = false
  }
  const isNear = (kind: string) => kind !== 'town'
  const addPlaces = (near: boolean) => {
    for (const place of knownPlaces.filter(({ kind }) => isNear(kind) === near)) {
      const { cityId, kind } = place
      for (const name of place.names) add(name, { kind, cityId, name: kind === 'city' ? '' : place.name, isSure: true })
    }
  }
  addPlaces(true)
  for (const [cityId, list] of Object.entries(areas))
    for (const name of list.split(', ')) add(plain(name), { kind: 'area', cityId, name, isSure: true })
  addPlaces(false)
  for (const [short, name] of Object.entries(slang)) {
    const one = names.get(name)
    if (one) names.set(short, one)
  }
  return names
}

/** The endings of Tamil names, what a name ends with without them, and what they make of it. */
const CASES: [RegExp, string[], Role][] = [
  [/த்தி(?:லிருந்து|ல் இருந்து|ல இருந்து)$/u, ['ம்'], 'from'],
  [/(?:த்துக்கு|த்திற்கு|த்துக்குள்)$/u, ['ம்'], 'to'],
  [/(?:த்தில்|த்துல|த்தி)$/u, ['ம்'], null],
  [/(?:[யவ]ி|்?லி)?(?:லிருந்து|ல் இருந்து|ல இருந்து)$/u, ['', '்', 'ல்', 'ு'], 'from'],
  [/ட்டி(?:லிருந்து|ல் இருந்து|ல இருந்து)$/u, ['டு'], 'from'],
  [/ி(?:லிருந்து|ல் இருந்து|ல இருந்து)$/u, ['்', 'ு'], 'from'],
  [/ட்டுக்கு$/u, ['டு'], 'to'],
  [/(?:வு|ு|ிற்|ற்)?க்கு(?:ள்)?$/u, ['', '்', 'ு'], 'to'],
  [/(?:[யவ]ில்|ில்|ல)$/u, ['', '்', 'ு'], null],
  [/(?:lerndhu|lirundhu|ilirundhu|larundhu|lendhu)$/, [''], 'from'],
  [/th?uk?ku$/, ['m'], 'to'],
  [/(?:ukku|kku|ku)$/, [''], 'to'],
  [/(?:la|il)$/, [''], null],
]

/** The place that a phrase names, whole or with an ending; null for none. What is only alike is not sure. */
export function placeCalled(phrase: string): (Named & { role: Role }) | null {
  const known = (name: string) => (name.length < SHORTEST ? undefined : (index.get(name) ?? sounds.get(sound(name))))
  const stems = CASES.flatMap(([ending, ends, role]) =>
    ending.test(phrase) ? ends.map((end) => ({ name: phrase.replace(ending, end), role })) : [],
  )
  const names = [{ name: phrase, role: null }, ...stems]
  for (const { name, role } of names) {
    const one = known(name)
    if (one) return { ...one, role }
  }
  for (const { name, role } of isTamil(phrase) ? names : []) {
    const one = inTamil.get(soundInTamil(name))
    if (one) return { ...one, role, isSure: false }
  }
  return null
}

/** A long word with a letter wrong may be a place, and may be none. */
export function placeLike(word: string): (Named & { role: null }) | null {
  const place = word.length < LONG_NAME ? null : surePlace(word)
  if (!place) return null
  const { kind, cityId } = place
  return { kind, cityId, name: kind === 'city' ? '' : place.name, isSure: false, role: null }
}
