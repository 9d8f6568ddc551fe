import classes from './honeypot.module.css'

/** The field that people leave empty and form-filling programs do not; the server drops what has it. */
export const HONEYPOT = 'website'

/** Out of sight, out of the tab order and hidden from screen readers. */
export const Honeypot = () => (
  <div className={classes.honeypot} aria-hidden="true">
    <label>
      Website
      <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
)
