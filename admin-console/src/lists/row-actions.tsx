import type { ReactNode } from 'react'
import classes from './row-actions.module.css'

/** The buttons of a table's row. */
export const RowActions = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>
