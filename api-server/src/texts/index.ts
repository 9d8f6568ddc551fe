import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from 'shared-api/languages'
import { texts as en } from './en.ts'
import { texts as ta } from './ta.ts'

/** What the mails say, and pages without content. */
export type Texts = typeof en

const OTHERS: Record<OtherLanguage, Texts> = { ta }

/** These texts in a language. */
export const textsOf = (language: Language): Texts => (language === DEFAULT_LANGUAGE ? en : OTHERS[language])
