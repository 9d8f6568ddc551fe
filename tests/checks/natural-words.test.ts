import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const words = join(import.meta.dirname, '../../words')
const files = readdirSync(words, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
const textOf = (file: string) => readFileSync(join(words, file), 'utf8')

/** What native readers stumbled on, by language: words of another meaning, spellings, phrases that nobody says. */
const NEVER: Record<string, RegExp> = {
  ta: /மேசை|நேரில் அழைத்துப்|தமிழ்நாடு சேர்ந்த|விலையுள்ள|பேசுவது எளிதா|எட்டுவர்|செய்ய கட்டணம்|தொகுப்பைக் கேளுங்கள்|நில முனை|இராமே|ராமே[சஷ]ு?வரம்/u,
  hi: /चालक|मुँह|जा लगते|पैकेज माँगें|100%\./u,
  te: /తమిళనాడు వి|చెన్నై లోని|హ్యాచ్‌బ్యాక్ ను|": "బుక్"/u,
  kn: /ಚೆನ್ನೈ ಇಂದ|ಮಧುರೈ ವರೆಗೆ/u,
  ml: /തമിഴ്‌നാട് തന്നെ/u,
}
/** At the desk a model is கார், a car with its number வண்டி; a package is no leave. */
const NEVER_AT_THE_DESK = /வாகன(?! ?நிறுத்த)|விடுமுறைத் தொகுப்|": "(?:பலகை|செயல்பாடுகள்|செயல்கள் பதிவு)"/u

test.each(files)('%s has no word that native readers put right', (file) => {
  const language = file.split('.').at(-2) ?? ''
  expect(NEVER[language]?.exec(textOf(file))?.[0]).toBeUndefined()
  if (file.startsWith('admin-console') && language === 'ta')
    expect(NEVER_AT_THE_DESK.exec(textOf(file))?.[0]).toBeUndefined()
})

test.each(files)('%s writes a minus as one, and one person as such', (file) => {
  expect(/-₹|[ "(:]-\{(?:max|amount|price|sum)\}/u.exec(textOf(file))?.[0]).toBeUndefined()
  expect(/\b1 (?:persons|days|hours|seats)\b/u.exec(textOf(file))?.[0]).toBeUndefined()
})
