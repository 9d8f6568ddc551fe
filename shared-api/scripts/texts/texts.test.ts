import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allTexts } from './all-texts.ts'
import { changesOf } from './changes.ts'
import { entriesOf } from './entries.ts'
import { written } from './po-file.ts'

const repository = join(import.meta.dirname, '../../..')
const BOOKING = 'public-site/src/texts/ta/booking.tsx'
const MAIL = 'api-server/src/bookings/messages/texts.ts'

const SOURCES = {
  'public-site/src/texts/en/booking.tsx': `export const booking = {
  /** The button below the form. */
  book: 'Book now',
  found: (count: number) => (count === 1 ? 'One cab' : \`\${count} cabs\`),
  nights: (nights: number) => \`A charge\${nights > 1 ? \` for \${nights} nights\` : ''}.\`,
  accept: (link: (words: string) => ReactNode) => (
    <>
      I accept the {link('terms')} <b>today</b>.
    </>
  ),
  persons: (count: number) => (count === 1 ? '1 person' : \`\${count} persons\`),
}
`,
  [BOOKING]: `export const booking = {
  book: 'பதிவு',
  found: (count) => (count === 1 ? 'ஒரு வண்டி' : \`\${count} வண்டிகள்\`),
  nights: (nights) => \`கட்டணம்\${nights > 1 ? \`, \${nights} இரவுகள்\` : ''}.\`,
  accept: (link) => (
    <>
      {link('விதிகளை')} <b>இன்று</b> ஏற்கிறேன்
    </>
  ),
  persons: (count) => \`\${count} பேர்\`,
}
`,
  [MAIL]: `const en = { short: 'Trip {code}', greeting: (name: string) => \`Dear \${name}\` }
const ta: typeof en = { short: 'பயணம் {code}', greeting: (name) => \`வணக்கம் \${name}\` }
export const texts = { en, ta }
`,
}

let top = ''
let exported = ''
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'texts-'))
  for (const [file, source] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(top, file)), { recursive: true })
    writeFileSync(join(top, file), source)
  }
  exported = exportedFrom(top, 'ta')
})
afterAll(() => rmSync(top, { recursive: true, force: true }))

function exportedFrom(place: string, language: 'ta' | 'en'): string {
  const all = allTexts(place)
  return written(language, entriesOf(all.get('en') ?? new Map(), all.get(language) ?? new Map()))
}

/** What an import of the exported file with some words replaced leads to. */
function imported(...replaced: [string, string][]) {
  const content = replaced.reduce((text, [old, words]) => {
    expect(text).toContain(old)
    return text.replace(old, words)
  }, exported)
  return changesOf(top, allTexts(top), content)
}

test('names each value, condition and comment for translators', () => {
  expect(exported).toContain(
    '#: public-site/src/texts/ta/booking.tsx\n#. The button below the form.\nmsgctxt "site/booking:book"',
  )
  expect(exported).toContain('#. Where not: count === 1')
  expect(exported).toContain('msgctxt "site/booking:found#2"\nmsgid "{count} cabs"\nmsgstr "{count} வண்டிகள்"')
  expect(exported).toContain('msgid "A charge{if.nights.1}."')
  expect(exported).toContain('msgid "I accept the {link} {b}."\nmsgstr "{link} {b} ஏற்கிறேன்"')
  expect(exported).toContain('msgctxt "server/bookings/messages/texts:texts.greeting"')
  expect(exported).toContain(
    'Edit this text in public-site/src/texts/ta/booking.tsx, line 10: it is not read from here',
  )
})

test('every language of the product comes back unchanged', () => {
  const all = allTexts(repository)
  for (const [language, texts] of all) {
    const content = written(language, entriesOf(all.get('en') ?? new Map(), texts))
    expect(changesOf(repository, all, content)).toEqual({ count: 0, files: new Map(), problems: [] })
  }
})

test('changed texts go to their own places in the sources', () => {
  const { files, count } = imported(
    ['"பதிவு"', '"இது \'பதிவு\'"'],
    ['"{count} வண்டிகள்"', '"வண்டிகள் {count}"'],
    ['"கட்டணம்{if.nights.1}."', '"{if.nights.1} கட்டணம்"'],
    ['", {nights} இரவுகள்"', '"{nights} இரவு"'],
    ['"விதிகளை"', '"விதிமுறைகளை"'],
    ['"{link} {b} ஏற்கிறேன்"', '"{b} ஏற்கிறேன்: {link}"'],
    ['"வணக்கம் {name}"', '"{name}, வணக்கம்"'],
  )
  expect(count).toBe(7)
  expect(files.get(MAIL)).toBe(SOURCES[MAIL].replace(/`வணக்கம் .*?`/, () => `\`\${name}, வணக்கம்\``))
  expect(files.get(BOOKING)?.split('\n').slice(1)).toEqual([
    `  book: 'இது \\'பதிவு\\'',`,
    `  found: (count) => (count === 1 ? 'ஒரு வண்டி' : \`வண்டிகள் \${count}\`),`,
    `  nights: (nights) => \`\${nights > 1 ? \`\${nights} இரவு\` : ''} கட்டணம்\`,`,
    '  accept: (link) => (',
    `    <><b>இன்று</b> ஏற்கிறேன்: {link('விதிமுறைகளை')}</>`,
    ...SOURCES[BOOKING].split('\n').slice(8),
  ])
  expect(readFileSync(join(top, BOOKING), 'utf8')).toBe(SOURCES[BOOKING])
})

test.for<[string, string, string]>([
  ['"{count} வண்டிகள்"', '"வண்டிகள்"', 'site/booking:found#2: {count} is missing'],
  ['"{link} {b} ஏற்கிறேன்"', '"{link} ஏற்கிறேன்"', 'site/booking:accept#1: {b} is missing'],
  ['"{link} {b} ஏற்கிறேன்"', '"{link} {b} {b}"', 'site/booking:accept#1: {b} must come once'],
  ['"வணக்கம் {name}"', '"வணக்கம் {name} {age}"', 'server/bookings/messages/texts:texts.greeting: {age} is unknown'],
  ['"பயணம் {code}"', '"பயணம் code"', 'server/bookings/messages/texts:texts.short: {code} is missing'],
  ['"பதிவு"', '""', 'site/booking:book: has no translation'],
  ['"Book now"', '"Book"', 'site/booking:book: the English is now ‘Book now’: export again, and translate that'],
  ['"site/booking:book"', '"site/booking:buy"', 'site/booking:buy: there is no such text'],
  [
    'msgctxt "site/booking:book"',
    '#, fuzzy\nmsgctxt "site/booking:book"',
    'site/booking:book: is marked as fuzzy: check it, and remove the mark',
  ],
  ['"{count} பேர்"', '"{count} நபர்"', `site/booking:persons: is edited in ${BOOKING}`],
  ['Language: ta', 'Language: xx', 'The header names no language of ours: ‘xx’'],
])('refuses the whole file: %s as %s', ([old, words, problem]) => {
  expect(imported(['"ஒரு வண்டி"', '"ஒரே வண்டி"'], [old, words])).toEqual({
    count: 0,
    files: new Map(),
    problems: [problem],
  })
})

test('refuses a file that is none of translations, or has an entry twice', () => {
  expect(changesOf(top, allTexts(top), 'hello').problems).toEqual(['The header names no language of ours: ‘’'])
  expect(() => changesOf(top, allTexts(top), exported + exported.slice(exported.indexOf('msgctxt')))).toThrow(
    /uplicate/,
  )
})
