import type { ComponentProps, MouseEvent } from 'react'
import { Button } from 'shared-ui'

/**
 * A button that does something. While it cannot, or is at it, it says so (aria-disabled) and keeps the focus: one that is
 * disabled loses it, and the keyboard starts anew at the top of the page.
 */
export const ActionButton = (props: ComponentProps<typeof Button<typeof KeptButton>>) => (
  <Button component={KeptButton} {...props} />
)

/** The element of a button that keeps the focus; takes what a button takes. */
export const KeptButton = ({ disabled = false, type = 'button', onClick, ...props }: ComponentProps<'button'>) => (
  <button {...props} type={type} aria-disabled={disabled || undefined} onClick={disabled ? refuse : onClick} />
)

/** Enter in a field of its form presses it too. */
const refuse = (event: MouseEvent) => event.preventDefault()
