import { commonTexts } from '../texts/common.ts'

/** Minutes on the road that ask for a longer rest. */
const REST_FROM = 600

/** A time on the road, in minutes, as '10 h 45 min', in quarters of an hour; '' for none. */
export function roadTime(minutes: number): string {
  const t = commonTexts().road
  const quarters = Math.round(minutes / 15)
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours > 0 && t.hours({ hours }), rest > 0 && t.minutes({ minutes: rest })].filter(Boolean).join(' ')
}

/** Asks for a longer rest on a long road; '' for a shorter one. */
export const restText = (minutes: number): string => (minutes >= REST_FROM ? commonTexts().road.rest : '')

/** Names the places that the road's km leave out, as they were typed; '' for none. */
export const notInKm = (places: readonly string[]): string =>
  places.length > 0 ? commonTexts().road.notInKm({ places: places.join(', ') }) : ''
