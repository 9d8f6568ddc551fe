import type { CSSProperties } from 'react'
import { type Colours, colourRoles, pairsOf } from 'shared-api/colours'
import { Text } from 'shared-ui'
import classes from './colour-preview.module.css'

const WORST = { brand: 'Light', brandDark: 'Dark', accent: 'Call to action' } as const
const HEX = /^#[0-9a-f]{6}$/i

/** What pages look like in these colours, in both schemes, and the worst contrast of each colour. */
export function ColourPreview({ colours }: { colours: Colours }) {
  if (!Object.values(colours).every((colour) => HEX.test(colour))) return null
  const roles = colourRoles(colours) as CSSProperties
  const pairs = pairsOf(colours)
  return (
    <div>
      <Text fw={600} size="sm">
        Preview
      </Text>
      <div className={classes.schemes} aria-hidden="true">
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={classes.scheme} data-scheme={scheme} style={roles}>
            <div className={classes.band}>Southern roads</div>
            <div className={classes.words}>
              A line with <span className={classes.link}>a link</span>
            </div>
            <div className={classes.buttons}>
              <span className={classes.accent}>Book a cab</span>
              <span className={classes.fill}>Send</span>
            </div>
          </div>
        ))}
      </div>
      <ul className={classes.ratios}>
        {Object.entries(WORST).map(([field, name]) => {
          const [worst] = pairs
            .filter((pair) => pair.field === field)
            .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
          return worst ? (
            <li key={field} data-bad={worst.ratio < worst.least || undefined}>
              {name}: contrast {worst.ratio}:1, at least {worst.least}:1 is needed
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}
