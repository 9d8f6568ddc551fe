import type { ReactNode } from 'react'
import classes from './step.module.css'

type Props = {
  number: number
  title: string
  /** What holds for the whole step. */
  note?: string
  /** Where it lies beside others on a wide screen; left out, beside the summary. */
  place?: 'above' | 'route' | 'times'
  children: ReactNode
}

/** A step of the booking form. */
export const Step = ({ number, title, note, place, children }: Props) => (
  <fieldset className={classes.step} data-place={place}>
    <legend className={classes.legend}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      {title}
      {note && <span className={classes.note}>{note}</span>}
    </legend>
    <div className={classes.parts}>{children}</div>
  </fieldset>
)
