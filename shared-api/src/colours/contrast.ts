import { wcagContrast } from 'culori'
import type { FieldProblem, Settings } from '../contract/index.ts'
import { accentShades, brandShades, darkTone } from './shades.ts'

export type Colours = NonNullable<Settings['colours']>

/** What text needs against its ground (WCAG 2.2 AA), and what marks and edges need. */
const TEXT = 4.5
const MARK = 3

/** The grounds on which the brand's colour is text (shared-ui/src/theme/tokens.css), and the ink on the accent. */
const LIGHT_GROUNDS = ['#ffffff', '#fbfaf7', '#f6f3ef']
const DARK_GROUNDS = ['#182323', '#0f1818', '#202d2d']
const INK = '#1c2423'

/** One pair of colours that appear together, with the contrast that it has and needs. */
export type Pair = { field: keyof Colours; text: string; ground: string; ratio: number; least: number }

/** Every pair that these colours lead to, in both schemes. */
export function pairsOf({ brand, brandDark, accent }: Colours): Pair[] {
  const shades = brandShades(brand, brandDark)
  const accents = accentShades(accent)
  const [soft = '', , , , , fill = ''] = shades
  const pair = (field: keyof Colours, text: string, ground: string, least = TEXT): Pair => ({
    ...{ field, text, ground, least, ratio: roundedDown(wcagContrast(text, ground)) },
  })
  return [
    ...[...LIGHT_GROUNDS, soft].map((ground) => pair('brand', brand, ground)),
    pair('brand', '#ffffff', shades[8] ?? ''),
    ...[...DARK_GROUNDS, darkTone(brand, 0.286)].map((ground) => pair('brandDark', brandDark, ground)),
    pair('brandDark', '#ffffff', fill),
    pair('brandDark', fill, '#182323', MARK),
    ...[accent, accents[5] ?? ''].map((ground) => pair('accent', INK, ground)),
  ]
}

/** The colours that cannot be read, each with its worst pair; none when all can. */
export function unreadable(colours: Colours): FieldProblem[] {
  const bad = pairsOf(colours).filter(({ ratio, least }) => ratio < least)
  return (['brand', 'brandDark', 'accent'] as const).flatMap((field): FieldProblem[] => {
    const [worst] = bad.filter((pair) => pair.field === field).sort((one, other) => one.ratio - other.ratio)
    if (!worst) return []
    return [{ path: `colours.${field}`, code: 'contrast', params: { ratio: worst.ratio, least: worst.least } }]
  })
}

/** Never shown as more than it is: 4.49 is not 4.5. */
const roundedDown = (ratio: number) => Math.floor(ratio * 10) / 10
