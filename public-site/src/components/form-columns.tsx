import type { ReactNode } from 'react'
import classes from './form-columns.module.css'

type Props = {
  beside: ReactNode
  form: ReactNode
  /** On a phone the form comes first; `beside` must then hold nothing focusable. */
  formFirst?: boolean
}

/** A form on its card with its subject: stacked on a phone, side by side on a wide screen. */
export const FormColumns = ({ beside, form, formFirst = false }: Props) => (
  <div className={classes.columns} data-form-first={formFirst || undefined}>
    <div className={classes.beside}>{beside}</div>
    <div className={classes.card}>{form}</div>
  </div>
)
