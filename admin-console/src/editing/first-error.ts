import type { FormEvent } from 'react'

/** Mantine marks a password field in its own way. */
const FAULTY = '[aria-invalid="true"], input[data-invalid]'

function focusFirst(form?: Element | null) {
  const faulty = form?.querySelector<HTMLElement>(FAULTY)
  if (!faulty) return
  faulty.focus()
  // Firefox and Safari bring the field alone into sight, and leave what is wrong with it below.
  document.getElementById(`${faulty.id}-error`)?.scrollIntoView?.({ block: 'nearest' })
}

/** For a form's `onSubmit`: once the errors are drawn, the first field that has one gets the focus, far up as it may be. */
export function toFirstError(_errors: unknown, _values: unknown, event?: FormEvent<HTMLFormElement>): void {
  const form = event?.currentTarget
  requestAnimationFrame(() => focusFirst(form))
}

/**
 * The same for errors that came from the server and are drawn: unless the person has left the form meanwhile. A button that
 * is clicked need not have the focus, as in Safari: what stands around the form has it then.
 */
export function toFirstRefused(form: HTMLFormElement): void {
  const focused = document.activeElement ?? document.body
  if (form.contains(focused) || focused.contains(form)) focusFirst(form)
}
