import type { ComponentProps, MouseEvent } from 'react'
import { Button } from 'shared-ui'

/**
 * A button for an action. If it is disabled or busy it sets aria-disabled and keeps the focus: a disabled button loses
 * it, and the keyboard starts at the top of the page.
 */
export const ActionButton = (props: ComponentProps<typeof Button<typeof KeptButton>>) => (
  <Button component={KeptButton} {...props} />
)

/** A button element that keeps the focus; takes a button's props. */
export const KeptButton = ({ disabled = false, type = 'button', onClick, ...props }: ComponentProps<'button'>) => (
  <button {...props} type={type} aria-disabled={disabled || undefined} onClick={disabled ? refuse : onClick} />
)

/** Enter in a field of its form presses it too. */
const refuse = (event: MouseEvent) => event.preventDefault()
