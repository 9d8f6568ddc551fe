import { DEFAULT_LANGUAGE, type SiteLanguage } from './languages/index.ts'

/** The path of what anyone reads of the company: every page has that reply. */
export const COMPANY = '/api/v1/company'

/** Some entries of a list that is too long to travel in a page: a reply with these alone, and how many it leaves out. */
export interface Some<Reply> {
  reply: Reply
  more: number
}

/** The key of a cut list in a page's `initialData`; `apiPath` is that of the whole list. */
export const someOf = (apiPath: string) => `${apiPath}#some`

const IN_LANGUAGE = 'language={language}'

/** An API path whose reply is in the language of the page. */
export const inPageLanguage = (apiPath: string) => `${apiPath}${apiPath.includes('?') ? '&' : '?'}${IN_LANGUAGE}`

/** The questions of the page's language alone: all six would be a tenth of the page. */
export const QUESTIONS_PATH = '/api/v1/company/questions?of={language}'

/** The same path for the pages of one language. English asks for none, so its path is the plain one. */
export const apiPathIn = (language: SiteLanguage, apiPath: string) =>
  language === DEFAULT_LANGUAGE
    ? apiPath.replace(`?${IN_LANGUAGE}`, '').replace(`&${IN_LANGUAGE}`, '').replace('{language}', language)
    : apiPath.replace('{language}', language)

/** Whether a path's list is narrowed by a query: one for its language alone lists all. */
export const isNarrowed = (apiPath: string) => apiPath.replace(/\?language=\w+$/, '').includes('?')
