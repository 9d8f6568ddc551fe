import type { Tariff } from 'shared-api/fares'
import { Text } from 'shared-ui'
import { percentText } from '../../lib/percent-text.ts'
import { termsTexts } from '../../texts/terms.ts'
import classes from './terms-at-a-glance.module.css'

/** The terms that matter most, readable at a glance. */
export function TermsAtAGlance({ tariff: { advancePercent } }: { tariff: Tariff }) {
  const t = termsTexts()
  const shares = [
    { share: advancePercent, text: t.shares.advance },
    { share: 10_000 - advancePercent, text: t.shares.rest },
  ].filter(({ share }) => share > 0)
  const points = [...shares.map(({ share, text }) => ({ figure: `${percentText(share)}%`, text })), ...t.points]
  return (
    <ul className={classes.points} aria-label={t.atAGlance}>
      {points.map(({ figure, text }) => (
        <li key={text} className={classes.point}>
          <span className={classes.figure}>{figure}</span>
          <Text span size="sm" c="dimmed">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  )
}
