import { type CabDrawing, cabSvg } from './art/cabs.ts'
import type { LightName } from './art/light.ts'
import { type Place, placeSvg } from './art/places.ts'

const PAINT = {
  white: '#f3f2ec',
  silver: '#c3c9cf',
  graphite: '#4d5560',
  black: '#2b2f36',
  red: '#b3272d',
  wine: '#7c2331',
  orange: '#d9692b',
  sand: '#d8c6a0',
  bronze: '#8a6a4b',
  green: '#3f6b4f',
  teal: '#1f7a7a',
  sky: '#5d9bc7',
  blue: '#27508a',
} as const

/** The pictures of the demo fleet. Cabs of one shape and colour share one: each takes a moment of the first start. */
const CABS = {
  'hatchback-silver': { body: 'hatchback', colour: PAINT.silver, scene: 'city' },
  'hatchback-red': { body: 'hatchback', colour: PAINT.red, scene: 'city' },
  'hatchback-blue': { body: 'hatchback', colour: PAINT.blue, scene: 'coast' },
  'sedan-white': { body: 'sedan', colour: PAINT.white, scene: 'city' },
  'sedan-silver': { body: 'sedan', colour: PAINT.silver, scene: 'temple' },
  'sedan-wine': { body: 'sedan', colour: PAINT.wine, scene: 'hills' },
  'sedan-graphite': { body: 'sedan', colour: PAINT.graphite, scene: 'coast' },
  'suv-orange': { body: 'suv', colour: PAINT.orange, scene: 'coast' },
  'suv-green': { body: 'suv', colour: PAINT.green, scene: 'hills' },
  'suv-white': { body: 'suv', colour: PAINT.white, scene: 'hills' },
  'suv-black': { body: 'suv', colour: PAINT.black, scene: 'city' },
  'muv-white': { body: 'muv', colour: PAINT.white, scene: 'temple' },
  'muv-bronze': { body: 'muv', colour: PAINT.bronze, scene: 'hills' },
  'muv-blue': { body: 'muv', colour: PAINT.blue, scene: 'coast' },
  'van-sky': { body: 'van', colour: PAINT.sky, scene: 'city' },
  'van-white': { body: 'van', colour: PAINT.white, scene: 'temple' },
  'minibus-sand': { body: 'minibus', colour: PAINT.sand, scene: 'temple' },
  'minibus-teal': { body: 'minibus', colour: PAINT.teal, scene: 'hills' },
} as const satisfies Record<string, CabDrawing>
export type CabPicture = keyof typeof CABS

/** A picture of a place; its light where it is not the place's usual one. */
export type PlacePicture = Place | `${Place}-${LightName}`

/** The drawing of a cab, as SVG. */
export const drawCab = (picture: CabPicture): string => cabSvg(CABS[picture])

/** The drawing of a place, as SVG. */
export function drawPlace(picture: PlacePicture): string {
  const [place, palette] = picture.split('-') as [Place, LightName | undefined]
  return placeSvg(place, { palette })
}
