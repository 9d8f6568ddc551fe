import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { pageLanguage, texts } from '../texts/index.ts'
import { LanguageLink } from './language-link.tsx'
import classes from './language-switch.module.css'

/** This page in the other languages, each by its own name. */
export const LanguageSwitch = () => (
  <ul className={classes.languages} aria-label={texts().languages}>
    {SITE_LANGUAGES.filter((language) => language !== pageLanguage()).map((language) => (
      <li key={language}>
        <LanguageLink language={language} className={classes.language}>
          {LANGUAGES[language].name}
        </LanguageLink>
      </li>
    ))}
  </ul>
)
