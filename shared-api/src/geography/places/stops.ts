import { surePlace } from './find-places.ts'

/** Places to visit: the ids of their cities, the km off these, there and back, and the texts that are no place we know. */
export type Stops = { via: string[]; extraKm: number; unknown: string[] }

/** What is known of the places that a trip visits, as they were typed; blank ones do not count (docs/product.md, Distance). */
export function stopsOf(texts: readonly string[]): Stops {
  const typed = texts.map((text) => text.trim()).filter(Boolean)
  const places = typed.map(surePlace)
  return {
    via: places.flatMap((place) => place?.cityId ?? []),
    // Of the half that is one way: a town 20 km off its city is 40 km more in all.
    extraKm: places.reduce((km, place) => km + (place?.km ?? 0), 0),
    unknown: typed.filter((_text, at) => !places[at]),
  }
}
