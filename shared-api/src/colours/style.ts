import type { Colours } from './contrast.ts'
import { accentShades, brandShades, darkTone } from './shades.ts'

/** The colour roles of shared-ui/src/theme/tokens.css that follow the company's colours, by the names of their variables. */
export function colourRoles({ brand, brandDark, accent }: Colours): Record<string, string> {
  const shades = brandShades(brand, brandDark)
  const accents = accentShades(accent)
  const ofBrand = (at: number) => shades[at] ?? brand
  const ofAccent = (at: number) => accents[at] ?? accent
  const both = (light: string, dark: string) => `light-dark(${light}, ${dark})`
  const soft = both(ofBrand(0), darkTone(brand, 0.286))
  const softer = both(ofBrand(1), darkTone(brand, 0.333))
  const onSoft = both(ofBrand(6), ofBrand(2))
  return {
    ...Object.fromEntries(shades.map((shade, at) => [`--mantine-color-peacock-${at}`, shade])),
    ...Object.fromEntries(accents.map((shade, at) => [`--mantine-color-marigold-${at}`, shade])),
    '--brand': both(brand, brandDark),
    '--brand-soft': soft,
    '--brand-fill': both(brand, ofBrand(5)),
    '--band': both(ofBrand(8), darkTone(brand, 0.248)),
    '--on-band-soft': both(ofBrand(1), ofBrand(2)),
    '--focus-ring': both(brand, ofBrand(3)),
    '--accent': both(accent, ofAccent(5)),
    '--accent-soft': both(ofAccent(0), darkTone(accent, 0.263)),
    '--mantine-color-peacock-light': soft,
    '--mantine-color-peacock-light-hover': softer,
    '--mantine-color-peacock-light-color': onSoft,
    '--mantine-primary-color-light': soft,
    '--mantine-primary-color-light-hover': softer,
    '--mantine-primary-color-light-color': onSoft,
  }
}

/** The style sheet of the company's colours. Its selector outweighs those of tokens.css in both schemes. */
export const colourStyle = (colours: Colours): string =>
  `:root:root:root:root{${Object.entries(colourRoles(colours))
    .map(([role, value]) => `${role}:${value}`)
    .join(';')}}`
