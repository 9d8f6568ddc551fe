import type { CSSProperties } from 'react'
import { type Colours, colourRoles, pairsOf } from 'shared-api/colours'
import { Text } from 'shared-ui'
import { settingsTexts } from '../../texts/settings.ts'
import classes from './colour-preview.module.css'

const HEX = /^#[0-9a-f]{6}$/i

/** What pages look like in these colours, in both schemes, and the worst contrast of each colour. */
export function ColourPreview({ colours }: { colours: Colours }) {
  if (!Object.values(colours).every((colour) => HEX.test(colour))) return null
  const texts = settingsTexts().look
  const roles = colourRoles(colours) as CSSProperties
  const pairs = pairsOf(colours)
  return (
    <div>
      <Text fw={600} size="sm">
        {texts.preview}
      </Text>
      <div className={classes.schemes} aria-hidden="true">
        {(['light', 'dark'] as const).map((scheme) => (
          <div key={scheme} className={classes.scheme} data-scheme={scheme} style={roles}>
            <div className={classes.band}>{texts.band}</div>
            <div className={classes.words}>
              {texts.line} <span className={classes.link}>{texts.link}</span>
            </div>
            <div className={classes.buttons}>
              <span className={classes.accent}>{texts.book}</span>
              <span className={classes.fill}>{texts.send}</span>
            </div>
          </div>
        ))}
      </div>
      <ul className={classes.ratios}>
        {Object.entries(texts.worst).map(([field, name]) => {
          const [worst] = pairs
            .filter((pair) => pair.field === field)
            .sort((one, other) => one.ratio / one.least - other.ratio / other.least)
          return worst ? (
            <li key={field} data-bad={worst.ratio < worst.least || undefined}>
              {texts.contrast({ name, ratio: worst.ratio, least: worst.least })}
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}
