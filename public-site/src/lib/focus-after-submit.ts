import { comeIntoSight } from './come-into-sight.ts'

/** Mantine marks a password field in its own way. */
const FAULTY = '[aria-invalid="true"], input[data-invalid]'
/** What came of a submit is drawn within a few frames, on a slow phone within a second of them. */
const PATIENCE = 60

/**
 * Once what came of a submit is drawn, puts the focus into the first field that has an error, which is read out with it;
 * without one, back onto the button that sent the form.
 */
export function focusAfterSubmit(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!button) return
  onceFree(button, () => {
    const faulty = form.querySelector<HTMLElement>(FAULTY)
    if (!faulty) return takeBack(button)
    faulty.focus()
    // Firefox and Safari bring the field alone into sight, and leave what is wrong with it under the bar.
    comeIntoSight(document.getElementById(`${faulty.id}-error`))
  })
}

/** Gives a button the focus back that it lost while it could not be pressed; what has it by now keeps it. */
export const focusAgain = (button: HTMLButtonElement): void => onceFree(button, () => takeBack(button))

function onceFree(button: HTMLButtonElement, then: () => void, frames = PATIENCE) {
  requestAnimationFrame(() => {
    if (button.disabled && frames > 0) onceFree(button, then, frames - 1)
    else then()
  })
}

// The page stays where it is: what came of the submit is in sight by now.
function takeBack(button: HTMLButtonElement) {
  if (document.activeElement === document.body) button.focus({ preventScroll: true })
}
