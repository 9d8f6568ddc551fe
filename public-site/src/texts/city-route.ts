import type { OtherLanguage } from 'shared-api/languages'
import { cityRoute as english } from './en/city-route.ts'
import { clock, duration, sentences } from './en/city-route-sentences.ts'
import { cityRoute as hindi } from './hi/city-route.ts'
import {
  clock as hindiClock,
  duration as hindiDuration,
  sentences as hindiSentences,
} from './hi/city-route-sentences.ts'
import { pageLanguage } from './page.ts'
import { cityRoute as tamil } from './ta/city-route.ts'
import {
  clock as tamilClock,
  duration as tamilDuration,
  sentences as tamilSentences,
} from './ta/city-route-sentences.ts'

// All languages are in the code of these pages alone: the file of a language's texts is part of every visit in it.
const ENGLISH = { ...english, sentences, clock, duration }
const OTHERS: Partial<Record<OtherLanguage, typeof ENGLISH>> = {
  ta: { ...tamil, sentences: tamilSentences, clock: tamilClock, duration: tamilDuration },
  hi: { ...hindi, sentences: hindiSentences, clock: hindiClock, duration: hindiDuration },
}

export function cityRouteTexts(): typeof ENGLISH {
  const language = pageLanguage()
  return (language === 'en' ? null : OTHERS[language]) ?? ENGLISH
}
