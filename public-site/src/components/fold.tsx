import type { ReactNode } from 'react'
import classes from './fold.module.css'

type Props = { label: string; open?: boolean; children: ReactNode }

/** More of a text, list or form, unfolded by its label. */
export const Fold = ({ label, open = false, children }: Props) => (
  <details className={classes.fold} open={open}>
    <summary>{label}</summary>
    {children}
  </details>
)
