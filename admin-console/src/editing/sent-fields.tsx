import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Stack } from 'shared-ui'
import classes from './sent-fields.module.css'

type Props = { busy: boolean; children: ReactNode }

/**
 * The fields of a form. They are disabled while it is sent: an upload may take minutes, and later changes would be
 * lost.
 */
export function SentFields({ busy, children }: Props) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const [shut, setShut] = useState(false)
  // Enter in a field sends too, and a field that is shut loses the keyboard: it goes on from the button, before that.
  useLayoutEffect(() => {
    const { current } = fields
    if (busy && current?.contains(document.activeElement))
      current.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    setShut(busy)
  }, [busy])
  return (
    <fieldset ref={fields} disabled={busy && shut} className={classes.fields}>
      <Stack>{children}</Stack>
    </fieldset>
  )
}
