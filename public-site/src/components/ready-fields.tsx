import type { ReactNode } from 'react'
import { useHydrated } from '../lib/use-hydrated.ts'
import classes from './ready-fields.module.css'

/** Form fields that take no input until the page responds: the HTML of the server is there before the code. */
export function ReadyFields({ children }: { children: ReactNode }) {
  const ready = useHydrated()
  return (
    // No group: it has no name to announce.
    <fieldset role="presentation" disabled={!ready} className={classes.fields}>
      {children}
    </fieldset>
  )
}
