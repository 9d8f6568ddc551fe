import { MoonIcon, SunIcon, useMantineColorScheme } from 'shared-ui'
import { texts } from '../texts/index.ts'
import classes from './scheme-toggle.module.css'

/** Switches between the light and the dark look; until used, the system's choice holds. */
export function SchemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <button type="button" className={classes.toggle} aria-label={texts().scheme} onClick={toggleColorScheme}>
      <SunIcon className={classes.sun} />
      <MoonIcon className={classes.moon} />
    </button>
  )
}
