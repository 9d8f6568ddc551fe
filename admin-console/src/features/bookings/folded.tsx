import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Paper, Text, Title, useLocation } from 'shared-ui'
import classes from './booking-page.module.css'

type Props = {
  title: string
  /** For links that lead to it and open it. */
  id: string
  /** What one reads of it while it is closed. */
  hint?: string | false | undefined
  /** Left out on paper. */
  screenOnly?: boolean
  children: ReactNode
}

/** A part of a page that is closed until it is pressed, or a link leads to it. */
export function Folded({ title, id, hint, screenOnly, children }: Props) {
  const { hash } = useLocation()
  const isMeant = hash === `#${id}`
  const [open, setOpen] = useState(isMeant)
  const part = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!isMeant) return
    setOpen(true)
    part.current?.scrollIntoView()
  }, [isMeant])
  return (
    <Paper withBorder data-screen-only={screenOnly}>
      <details
        ref={part}
        id={id}
        className={classes.folded}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Title order={2} size="h4">
            {title}
          </Title>
          {!open && hint && (
            <Text size="sm" c="dimmed" truncate>
              {hint}
            </Text>
          )}
        </summary>
        {children}
      </details>
    </Paper>
  )
}
