import { sound } from '../geography/places/find-places.ts'

const VOWELS = 'அaஆaஇiஈiஉuஊuஎeஏeஐaiஒoஓo'
const SIGNS = 'ாaிiீiுuூuெeேeைaiொoோo'
const CONSONANTS = 'கkஙnசcஞnடtணnதtநnபpமmயyரrலlவvழlளlறrனnஜcஷcஸcஹh'

/** 'கkஙn…' as pairs of a Tamil letter and its Latin ones. */
const pairs = (list: string) =>
  new Map([...list.matchAll(/(\p{Script=Tamil}\p{M}*)([a-z]+)/gu)].map(([, tamil = '', latin = '']) => [tamil, latin]))
const [vowels, signs, consonants] = [pairs(VOWELS), signsOf(), pairs(CONSONANTS)]

function signsOf(): Map<string, string> {
  return new Map([...SIGNS.matchAll(/(\p{M})([a-z]+)/gu)].map(([, sign = '', latin = '']) => [sign, latin]))
}

export const isTamil = (text: string) => /\p{Script=Tamil}/u.test(text)

/** Tamil letters as Latin ones. */
function latinOf(text: string): string {
  return [...text]
    .map((letter, at, all) => {
      const consonant = consonants.get(letter)
      if (consonant === undefined) return vowels.get(letter) ?? signs.get(letter) ?? (letter === '்' ? '' : letter)
      const next = all[at + 1] ?? ''
      return signs.has(next) || next === '்' ? consonant : `${consonant}a`
    })
    .join('')
}

/** Tamil writes hard and soft letters alike. */
const ALIKE: [RegExp, string][] = [
  [/b/g, 'p'],
  [/d/g, 't'],
  [/g/g, 'k'],
  [/[jsz]/g, 'c'],
  [/h/g, ''],
  [/ai/g, 'a'],
  [/(\p{L})\1+/gu, '$1'],
]

/** How a name sounds in either script: 'திண்டிவனம்' and 'Tindivanam' are one. */
export const soundInTamil = (name: string) =>
  ALIKE.reduce((text, [letters, one]) => text.replace(letters, one), sound(latinOf(name)))
