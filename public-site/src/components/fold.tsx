import type { ReactNode } from 'react'
import classes from './fold.module.css'

/** More of a text or list, unfolded by its label. */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={classes.fold}>
    <summary>{label}</summary>
    {children}
  </details>
)
