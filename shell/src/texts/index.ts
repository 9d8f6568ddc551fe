import { DEFAULT_LANGUAGE, type SiteLanguage } from 'shared-api/languages'
import { formatsOf, type Plain, type Rich } from 'shared-ui'
import type { Words } from './words.ts'

/** The texts around and in place of the remotes' pages. */
export type Texts = Words['frame']

type Made = (plain: Plain, rich: Rich) => Texts

/** English is in the shell; each other language is a file that is loaded on demand. */
const ENGLISH = import.meta.glob<Made>('../../../words/shell/frame.en.json', { import: 'default', eager: true })
const OTHERS = import.meta.glob<Made>(['../../../words/shell/frame.*.json', '!../../../words/shell/frame.en.json'], {
  import: 'default',
})

let current: { language: SiteLanguage; texts: Texts } | undefined

/** The texts of this page. Its language stays until the page is reloaded. */
export const texts = (): Texts => pageTexts().texts
export const pageLanguage = (): SiteLanguage => pageTexts().language

/** The texts of a language, loaded where they are not in the shell; null if that fails. */
export async function textsOf(language: SiteLanguage): Promise<Texts | null> {
  if (language === DEFAULT_LANGUAGE) return english()
  const load = OTHERS[`../../../words/shell/frame.${language}.json`]
  const made = await load?.().catch(() => null)
  return made ? inLanguage(made, language) : null
}

/** Sets the page's language; call it before the first view. English stays if the texts fail to load. */
export async function setLocale(language: SiteLanguage): Promise<void> {
  const loaded = await textsOf(language)
  if (loaded) current = { language, texts: loaded }
}

function pageTexts() {
  current ??= { language: DEFAULT_LANGUAGE, texts: english() }
  return current
}

function english(): Texts {
  const made = Object.values(ENGLISH)[0]
  if (!made) throw new Error('the shell has no English')
  return inLanguage(made, DEFAULT_LANGUAGE)
}

function inLanguage(made: Made, language: SiteLanguage): Texts {
  const { plain, rich } = formatsOf(language)
  return made(plain, rich)
}
