/** Mantine marks a password field in its own way. */
const FAULTY = '[aria-invalid="true"], input[data-invalid]'

/** Once the errors are drawn, puts the focus into the first field that has one; its error is read out with it. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>(FAULTY)?.focus())
}
