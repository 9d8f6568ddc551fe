import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { PAPER_LETTERS, PersonName } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { fontOf, printable, type Script } from './fonts.ts'
import { Paper } from './paper.ts'
import { runsOf } from './runs.ts'

const scripts = Object.keys(PAPER_LETTERS) as Script[]
const all = Array.from({ length: 0x10_ff_ff + 1 }, (_, code) => code)

it.each(scripts)('the %s font has every letter that papers print in it, regular and bold', (script) => {
  const letters = new RegExp(`^[${PAPER_LETTERS[script]}]$`, 'u')
  const codes = all.filter((code) => letters.test(String.fromCodePoint(code)))
  expect(codes.length).toBeGreaterThan(50)
  for (const weight of ['regular', 'bold'] as const)
    expect(codes.filter((code) => !fontOf(script, weight).hasGlyphForCodePoint(code))).toEqual([])
})

const glyphs = (text: string) =>
  runsOf(printable(text)).flatMap((run) =>
    fontOf(run.script, 'bold')
      .layout(run.text)
      .glyphs.map(({ id }) => id),
  )

const inScript = (script: Script) => {
  const letters = new RegExp(`^[${PAPER_LETTERS[script]}]$`, 'u')
  const codes = all.slice(0, 0x2200).filter((code) => letters.test(String.fromCodePoint(code)))
  return fc.array(fc.constantFrom(...codes, 32), { maxLength: 12 }).map((some) => String.fromCodePoint(...some))
}

it('prints no empty box for any text, and names of every script as they are', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), ...scripts.map(inScript))
  const isNamed = (text: string) => PersonName.safeParse(text).success && !text.includes('?')
  fc.assert(
    fc.property(anyText, (text) => {
      expect(glyphs(text)).not.toContain(0)
      if (isNamed(text)) expect(printable(text)).not.toContain('?')
    }),
    { numRuns: 100 },
  )
})

const NAMES = [
  ...[
    'லக்ஷ்மி',
    'ലക്ഷ്മി നായർ',
    'క్షేత్ర శ్రీనివాస్',
    'ಶ್ರೀನಿವಾಸ ರೆಡ್ಡಿ',
    'क्षत्रिय कुमार',
    'محمد علي',
    'Nguyễn Łukasz',
    'শ্রী',
    'શ્રી',
    'ଶ୍ରୀ',
  ],
]

it('puts names of all scripts on one page, without an empty box', async () => {
  const paper = new Paper({ title: 'Names', language: 'en', day: '2026-12-26' })
  for (const name of [...NAMES, 'Priya 🚗 R']) paper.write('P', name)
  const bytes = await paper.end()
  const glyphsOfPage = [...contentOf(bytes).matchAll(/<([\da-f]+)> -?[\d.]+/g)].flatMap(
    ([, hex = '']) => hex.match(/.{4}/g) ?? [],
  )
  expect(glyphsOfPage.length).toBeGreaterThan(60)
  expect(glyphsOfPage).not.toContain('0000')
  expect(bytes.toString('latin1')).toContain('/Marked true')
})

it.each(NAMES)('takes %s as a name', (name) => {
  expect(PersonName.parse(name)).toBe(name)
})

it.each([
  ['Priya 🚗 R', '🚗'],
  ['王伟', '王'],
])('refuses %s as a name and says which letter', (name, letter) => {
  expect(PersonName.safeParse(name).error?.issues).toMatchObject([
    { params: { code: 'unprintable', params: { letter } } },
  ])
})

it('sets Arabic words from the right, and digits among them from the left', () => {
  expect(runsOf('محمد علي 12 (Ali)').map(({ text }) => text)).toEqual(['12', ' ', 'علي', ' ', 'محمد', ' (Ali)'])
})

/** The operators of the pages. */
const contentOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => inflated(Buffer.from(stream, 'latin1')))
    .filter((text) => text.includes('BT'))
    .join('\n')

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
