// Written from the English words by `pnpm words`.
import type { WordsOf } from 'shared-api/languages'
import type frame from '../../../words/shell/frame.en.json'

type Value = string | number
type English = {
  'frame': typeof frame
}
type Takes = {
  'frame.home': (values: { company: Value }) => string
  'frame.since': (values: { year: Value }) => string
}
export type Words = WordsOf<English, Takes>
