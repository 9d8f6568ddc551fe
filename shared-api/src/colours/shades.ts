import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

/** Ten shades of a colour, light to dark, as hexadecimal. */
export type Shades = readonly string[]
type Shade = readonly [lightness: number, chroma: number]

/** Lightness and chroma of the built-in shades in OKLCH (`peacock` and `marigold` in shared-ui/src/theme/palette.ts). */
const PEACOCK: readonly Shade[] = [
  ...([
    [0.974, 0.012],
    [0.944, 0.028],
    [0.885, 0.055],
    [0.819, 0.078],
    [0.746, 0.093],
  ] as const),
  ...([
    [0.534, 0.091],
    [0.44, 0.075],
    [0.385, 0.065],
    [0.33, 0.056],
    [0.27, 0.045],
  ] as const),
]
const MARIGOLD: readonly Shade[] = [
  ...([
    [0.981, 0.02],
    [0.955, 0.043],
    [0.92, 0.074],
    [0.88, 0.108],
    [0.841, 0.141],
  ] as const),
  ...([
    [0.824, 0.15],
    [0.789, 0.165],
    [0.74, 0.158],
    [0.499, 0.108],
    [0.41, 0.088],
  ] as const),
]

const oklch = converter('oklch')

/** A colour of the hue of `like`, with a lightness, and with a chroma that is scaled as that of `like` is to `of`. */
function toned(like: string, [lightness, chroma]: Shade, of: Shade): string {
  const { c = 0, h } = oklch(like) ?? {}
  const scale = Math.min(c / of[1], 1.6)
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma * scale, h }, 'oklch'))
}

/** How well white is read on the fill of the dark scheme; the fill also stands off the surface then. */
const ON_FILL = 4.9

/** Shades of a brand's colours: 6 is that of the light scheme, 4 that of the dark one, 5 what the dark scheme fills with. */
export function brandShades(brand: string, brandDark: string): Shades {
  const main = PEACOCK[6] ?? [0, 1]
  return PEACOCK.map((shade, at) => {
    if (at === 6) return brand
    if (at === 4) return brandDark
    if (at === 5) return fillOf(brandDark, shade[1])
    return toned(brand, shade, main)
  })
}

/** The lightest fill of a hue on which white is read. */
function fillOf(colour: string, chroma: number): string {
  const of: Shade = PEACOCK[4] ?? [0, 1]
  for (let lightness = 0.65; lightness > 0.3; lightness -= 0.01) {
    const fill = toned(colour, [lightness, chroma], of)
    if (wcagContrast('#ffffff', fill) >= ON_FILL) return fill
  }
  return toned(colour, [0.3, chroma], of)
}

/** Shades of an accent: 6 is the accent itself. */
export const accentShades = (accent: string): Shades =>
  MARIGOLD.map((shade, at) => (at === 6 ? accent : toned(accent, shade, MARIGOLD[6] ?? [0, 1])))

/** A dark, calm tone of a colour's hue: a soft ground or a band of the dark scheme. */
export const darkTone = (colour: string, lightness: number): string =>
  toned(colour, [lightness, 0.036], PEACOCK[6] ?? [0, 1])
