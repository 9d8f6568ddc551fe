import type { FocusEvent, KeyboardEvent } from 'react'
import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { pageLanguage, texts } from '../texts/index.ts'
import { LanguageLink } from './language-link.tsx'
import classes from './language-switch.module.css'

/** This page in the other languages, each by its own name. */
export const LanguageSwitch = () => (
  <details className={classes.place} onBlur={closeBehind} onKeyDown={closeByEscape}>
    <summary className={classes.language} aria-label={`${texts().languages}: ${LANGUAGES[pageLanguage()].name}`}>
      {LANGUAGES[pageLanguage()].name}
    </summary>
    <ul className={classes.languages} aria-label={texts().languages}>
      {SITE_LANGUAGES.filter((language) => language !== pageLanguage()).map((language) => (
        <li key={language}>
          <LanguageLink language={language} className={classes.language}>
            {LANGUAGES[language].name}
          </LanguageLink>
        </li>
      ))}
    </ul>
  </details>
)

function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  // Without a new place of the focus it may be a press on a link, which Safari does not focus.
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function closeByEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
