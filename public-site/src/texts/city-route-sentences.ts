import type { RouteSentences } from '../lib/route-words.ts'
import { area } from './page.ts'

type Told = { sentences: RouteSentences; clock: (time: string) => string; duration: (minutes: number) => string }

/** The sentences of a route's page. */
export const routeSentences = area<Told>(import.meta.glob('./*/city-route-sentences.ts'))
