import { comeIntoSight } from './come-into-sight.ts'

/** Mantine marks a password field in its own way. */
const FAULTY = '[aria-invalid="true"], input[data-invalid]'
/** The result of a submit is rendered within a few frames, on a slow phone within a second of them. */
const PATIENCE = 60

/**
 * Once the result of a submit is rendered, focuses the first field with an error, which is read out with it; without an
 * error, the button that sent the form.
 */
export function focusAfterSubmit(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!button) return
  onceFree(button, () => {
    const faulty = form.querySelector<HTMLElement>(FAULTY)
    if (!faulty) return takeBack(button)
    faulty.focus()
    // Firefox and Safari scroll to the field only, and leave its error under the bar.
    comeIntoSight(document.getElementById(`${faulty.id}-error`))
  })
}

/** Restores the focus of a button that lost it while it was disabled, unless another element has it. */
export const focusAgain = (button: HTMLButtonElement): void => onceFree(button, () => takeBack(button))

function onceFree(button: HTMLButtonElement, then: () => void, frames = PATIENCE) {
  requestAnimationFrame(() => {
    if (button.disabled && frames > 0) onceFree(button, then, frames - 1)
    else then()
  })
}

// Without scrolling: the result of the submit is visible.
function takeBack(button: HTMLButtonElement) {
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
}
