import type { ReactNode } from 'react'
import classes from './filter-bar.module.css'

type Props = {
  /** Whether its fields stand side by side on a phone too, below the search. */
  dense?: boolean
  children: ReactNode
}

/** Search and filters above a list. */
export const FilterBar = ({ dense, children }: Props) => (
  <div className={classes.bar} data-dense={dense} data-screen-only>
    {children}
  </div>
)
