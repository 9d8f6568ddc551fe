import { type ReactNode, useEffect, useRef } from 'react'
import classes from './fold.module.css'

type Props = {
  label: string
  /** Unfolds it. It stays open: an emptied field may be typed in again. */
  opens?: boolean
  children: ReactNode
}

/** More of a text, list or form, unfolded by its label. */
export function Fold({ label, opens = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opens && details.current) details.current.open = true
  }, [opens])
  return (
    <details ref={details} className={classes.fold}>
      <summary>{label}</summary>
      {children}
    </details>
  )
}
