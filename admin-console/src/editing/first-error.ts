import type { FormEvent } from 'react'

/** Mantine marks a password field in its own way. */
const FAULTY = '[aria-invalid="true"], input[data-invalid]'

function focusFirst(form?: Element | null) {
  const faulty = form?.querySelector<HTMLElement>(FAULTY)
  if (!faulty) return
  faulty.focus()
  // Firefox and Safari scroll to the field only, and leave its error below the window.
  document.getElementById(`${faulty.id}-error`)?.scrollIntoView?.({ block: 'nearest' })
}

/** For a form's `onSubmit`: focuses the first field with an error once the errors are rendered, and scrolls to it. */
export function toFirstError(_errors: unknown, _values: unknown, event?: FormEvent<HTMLFormElement>): void {
  const form = event?.currentTarget
  requestAnimationFrame(() => focusFirst(form))
}

/**
 * The same for errors of the server, unless the person has left the form. In Safari a clicked button has no focus; an
 * element around the form has it.
 */
export function toFirstRefused(form: HTMLFormElement): void {
  const focused = document.activeElement ?? document.body
  if (form.contains(focused) || focused.contains(form)) focusFirst(form)
}
