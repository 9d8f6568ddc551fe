import type { FocusEvent, KeyboardEvent } from 'react'
import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { pageLanguage, texts } from '../texts/index.ts'
import { LanguageLink } from './language-link.tsx'
import classes from './language-switch.module.css'

/** This page in the other languages, each by its own name: a menu where there are several. */
export function LanguageSwitch() {
  const others = SITE_LANGUAGES.filter((language) => language !== pageLanguage())
  const links = (
    <ul className={classes.languages} aria-label={texts().languages}>
      {others.map((language) => (
        <li key={language}>
          <LanguageLink language={language} className={classes.language}>
            {LANGUAGES[language].name}
          </LanguageLink>
        </li>
      ))}
    </ul>
  )
  if (others.length < 2) return <div className={classes.place}>{links}</div>
  return (
    <details className={classes.place} onBlur={closeBehind} onKeyDown={closeByEscape}>
      <summary className={classes.language} aria-label={`${texts().languages}: ${LANGUAGES[pageLanguage()].name}`}>
        {LANGUAGES[pageLanguage()].name}
      </summary>
      {links}
    </details>
  )
}

function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  // Without a new place of the focus it may be a press on a link, which Safari does not focus.
  if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}

function closeByEscape({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
