import type { Language } from 'shared-api/languages'
import * as en from 'shared-api/languages/en'
import * as hi from 'shared-api/languages/hi'
import * as kn from 'shared-api/languages/kn'
import * as ml from 'shared-api/languages/ml'
import * as ta from 'shared-api/languages/ta'
import * as te from 'shared-api/languages/te'

/** The words that the server shares with the pages. */
export const sharedTexts: Record<Language, typeof en> = { en, ta, ml, te, hi, kn }
