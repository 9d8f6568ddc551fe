import { LANGUAGES, type Language } from 'shared-api/languages'
import { chooseLanguage } from '../texts/chosen-language.ts'
import { pageLanguage, texts } from '../texts/index.ts'
import classes from './language-switch.module.css'

const languages = Object.keys(LANGUAGES) as Language[]

/** The languages that the page can be read in besides its own, each by its own name. */
export const LanguageSwitch = () => (
  <ul className={classes.languages} aria-label={texts().languages}>
    {languages
      .filter((language) => language !== pageLanguage())
      .map((language) => (
        <li key={language}>
          <button type="button" lang={language} className={classes.language} onClick={() => chooseLanguage(language)}>
            {LANGUAGES[language].name}
          </button>
        </li>
      ))}
  </ul>
)
