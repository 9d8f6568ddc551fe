import { Text } from 'shared-ui'
import classes from './terms-at-a-glance.module.css'

const POINTS = [
  { figure: '25%', text: 'of the estimate in advance' },
  { figure: '75%', text: 'at boarding' },
  { figure: '14 hours', text: 'are a day, at most' },
  { figure: '10pm–6am', text: 'is night use: extra charges' },
  { figure: '24 hours', text: 'for complaints and lost goods' },
  { figure: 'By phone', text: 'and only so: cancellation' },
]

/** The terms that matter most, readable at a glance. */
export function TermsAtAGlance() {
  return (
    <ul className={classes.points} aria-label="The terms at a glance">
      {POINTS.map(({ figure, text }) => (
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
