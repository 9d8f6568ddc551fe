import { cityRoute as english } from './en/city-route.ts'
import { clock, duration, sentences } from './en/city-route-sentences.ts'
import { pageLanguage } from './page.ts'
import { cityRoute as tamil } from './ta/city-route.ts'
import {
  clock as tamilClock,
  duration as tamilDuration,
  sentences as tamilSentences,
} from './ta/city-route-sentences.ts'

// Both languages are in the code of these pages alone: the file of Tamil texts is part of every visit in Tamil.
const ENGLISH = { ...english, sentences, clock, duration }
const TAMIL: typeof ENGLISH = { ...tamil, sentences: tamilSentences, clock: tamilClock, duration: tamilDuration }

export const cityRouteTexts = () => (pageLanguage() === 'ta' ? TAMIL : ENGLISH)
