import { type MouseEvent, useEffect, useRef } from 'react'
import { Alert } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import classes from './error-summary.module.css'

/** A message and the element that it is about. */
type SummaryLine = { id: string; message: string }

type Props = {
  lines: SummaryLine[]
  /** Counts the tries to submit: each failed one brings the summary into view. */
  attempt: number
}

/** What keeps a form from being sent, at its top, each line a link to its field. Nothing when all is well. */
export function ErrorSummary({ lines, attempt }: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) element.current?.focus()
  }, [attempt])

  if (lines.length === 0) return null
  const title = commonTexts().checkFields({ count: lines.length })
  // Announced when it appears and by the focus after each attempt, not whenever a field is corrected.
  const announced = { role: 'alert', 'aria-live': 'off', tabIndex: -1 } as const
  return (
    <Alert ref={element} {...announced} color="red" title={title} className={classes.summary}>
      <ul className={classes.lines}>
        {lines.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.link} onClick={(event) => goTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

// By hand: the browser would scroll to the field without putting the caret into it, and add to the history.
function goTo(event: MouseEvent, id: string) {
  event.preventDefault()
  const field = document.getElementById(id)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
