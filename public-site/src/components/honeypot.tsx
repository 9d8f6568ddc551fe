import classes from './honeypot.module.css'

const NAME = 'website'

/** Asks the password managers in use to leave the field alone, each in its own words. */
const NOT_FOR_MANAGERS = {
  'data-1p-ignore': true,
  'data-bwignore': true,
  'data-lpignore': 'true',
  'data-form-type': 'other',
}

/**
 * The field that people leave empty and form-filling programs do not; the server drops requests that have it. Out of
 * sight, out of the tab order, hidden from screen readers.
 */
export const Honeypot = () => (
  <div className={classes.honeypot} aria-hidden="true">
    <label>
      Website
      <input name={NAME} type="text" tabIndex={-1} autoComplete="off" defaultValue="" {...NOT_FOR_MANAGERS} />
    </label>
  </div>
)

/** The value of a form's honeypot, or '' if the browser filled it in: that booking would be lost. */
export function honeypotOf(form: HTMLFormElement): string {
  const field = form.querySelector<HTMLInputElement>(`input[name=${NAME}]`)
  return field && !field.matches(':autofill') ? field.value : ''
}
