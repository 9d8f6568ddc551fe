import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'

/** Search and filters above a list. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <div className={classes.bar} data-screen-only>
    {children}
  </div>
)
