import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { PAPER_LETTERS, UNSEEN } from 'shared-api/contract'

const { resolve } = createRequire(import.meta.url)

export type Script = keyof typeof PAPER_LETTERS
export type Weight = 'regular' | 'bold'

/** Package and name of the font of each script. */
const FONTS: Record<Script, [index: string, name: string]> = {
  tamil: [resolve('@expo-google-fonts/anek-tamil'), 'AnekTamil'],
  malayalam: [resolve('@expo-google-fonts/anek-malayalam'), 'AnekMalayalam'],
  telugu: [resolve('@expo-google-fonts/anek-telugu'), 'AnekTelugu'],
  kannada: [resolve('@expo-google-fonts/anek-kannada'), 'AnekKannada'],
  latin: [resolve('@expo-google-fonts/noto-sans'), 'NotoSans'],
  bengali: [resolve('@expo-google-fonts/noto-sans-bengali'), 'NotoSansBengali'],
  gujarati: [resolve('@expo-google-fonts/mukta-vaani'), 'MuktaVaani'],
  odia: [resolve('@expo-google-fonts/noto-sans-oriya'), 'NotoSansOriya'],
  arabic: [resolve('@expo-google-fonts/noto-naskh-arabic'), 'NotoNaskhArabic'],
}
const FOLDERS = { regular: '400Regular', bold: '700Bold' }

const fonts = new Map<string, Font>()

/** A font, read when a paper first needs it; all papers share what was read of it. */
export function fontOf(script: Script, weight: Weight): Font {
  const [index, name] = FONTS[script]
  const path = join(dirname(index), FOLDERS[weight], `${name}_${FOLDERS[weight]}.ttf`)
  const known = fonts.get(path)
  if (known) return known
  // fontkit reads 10 bytes past an empty glyph, which may be the last of the file.
  const font = create(Buffer.concat([readFileSync(path), Buffer.alloc(16)])) as Font
  // A glyph keeps the letters with which it was first asked for, for all papers: here its own, whatever is printed first.
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
  fonts.set(path, font)
  return font
}

const scripts = Object.keys(PAPER_LETTERS) as Script[]
const LETTERS = Object.fromEntries(
  scripts.map((script) => [script, new RegExp(`^[${PAPER_LETTERS[script]}]$`, 'u')]),
) as Record<Script, RegExp>
const SKIPPED = new RegExp(`(?![\\u200c\\u200d])[${UNSEEN}]`, 'gu')
/** In the place of a letter that no font has, in texts from before such letters were refused. */
const REPLACEMENT = '?'

const scriptOf = (letter: string): Script | undefined => scripts.find((script) => LETTERS[script].test(letter))

/** A text as papers print it: composed, without what takes no room, each letter one that a font has. */
export const printable = (text: string): string =>
  Array.from(text.replace(/\s/g, ' ').normalize('NFC').replace(SKIPPED, ''), (letter) =>
    scriptOf(letter) ? letter : REPLACEMENT,
  ).join('')

/** The script of each letter of a printable word: one for all where a font has them all. */
export function scriptsOf(word: string): Script[] {
  const letters = Array.from(word)
  const whole = scripts.find((script) => letters.every((letter) => LETTERS[script].test(letter)))
  if (whole) return letters.map(() => whole)
  const found: Script[] = []
  for (const letter of letters) {
    const before = found.at(-1)
    found.push(before && LETTERS[before].test(letter) ? before : (scriptOf(letter) ?? 'tamil'))
  }
  return found
}
