import type { ReactNode } from 'react'
import { useNavigate } from 'shared-ui'
import { opensRow } from '../lists/data-table.tsx'
import classes from './lines.module.css'

/** A thing in one line. `small` within `what` is what is less of use. */
export type Line = {
  id: string
  when: ReactNode
  what: ReactNode
  amount?: ReactNode
  press?: ReactNode
  /** Where a click anywhere in the line leads, beside the link that it has. */
  href?: string
}

/** Things in lines: when, what, how much, and what can be pressed. */
export function Lines({ label, lines }: { label: string; lines: Line[] }) {
  const navigate = useNavigate()
  return (
    <ul className={classes.lines} aria-label={label}>
      {lines.map(({ id, when, what, amount, press, href }) => (
        // The link within is for the keyboard.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
        <li
          key={id}
          data-opens={href && true}
          onClick={href ? (event) => opensRow(event) && navigate(href) : undefined}
        >
          <span className={classes.when}>{when}</span>
          <span className={classes.what}>{what}</span>
          <span className={classes.amount}>{amount}</span>
          <span className={classes.press} data-screen-only>
            {press}
          </span>
        </li>
      ))}
    </ul>
  )
}
