import type { ReactNode } from 'react'
import classes from './form-columns.module.css'

type Props = { beside: ReactNode; form: ReactNode }

/** A form on its card with what it is about: below each other on a phone, side by side on a wide screen. */
export const FormColumns = ({ beside, form }: Props) => (
  <div className={classes.columns}>
    <div className={classes.beside}>{beside}</div>
    <div className={classes.card}>{form}</div>
  </div>
)
