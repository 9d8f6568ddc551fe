import { Text } from 'shared-ui'
import { termsTexts } from '../../texts/terms.ts'
import classes from './terms-at-a-glance.module.css'

/** The terms that matter most, readable at a glance. */
export function TermsAtAGlance() {
  return (
    <ul className={classes.points} aria-label={termsTexts().atAGlance}>
      {termsTexts().points.map(({ figure, text }) => (
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
