import { afterEach, expect, test } from 'vitest'
import { texts as en } from './en/index.ts'
import { frameTexts } from './frame.ts'
import { deskLanguage, speak } from './page.ts'
import { texts as ta } from './ta/index.ts'

/** Names, abbreviations and kinds of files that are written in English letters in every language. */
const KEPT =
  /GSTIN|GST|SAC|UPI|UTR|QR|PIN|PDF|CSV|XLSX|JPEG|PNG|WebP|WhatsApp|Razorpay|OpenStreetMap|openstreetmap\.org|Markdown|CGST|SGST|IGST|SMS|HSN|IFSC|SMTP_URL|MB|\bx+\b/g
/** Numbers and signs that are the same in each language. */
const NO_WORDS = /^[\d\s%₹–,.:·?()+-]*$/

afterEach(() => speak('en'))

test('no text of Tamil is missing, empty or left in English', () => {
  const english = textsIn(en)
  const tamil = textsIn(ta)
  expect([...tamil.keys()].sort()).toEqual([...english.keys()].sort())
  const wrong = [...tamil].filter(([path, text]) => {
    const words = text.replace(KEPT, '')
    const same = text === english.get(path) && !NO_WORDS.test(words.trim())
    return text.trim() === '' || same || /[A-Za-z]{2}/.test(words)
  })
  expect(wrong).toEqual([])
})

test('speaks Tamil where it was chosen, and English again', async () => {
  await speak('ta')
  expect([deskLanguage(), frameTexts().desk]).toEqual(['ta', ta.frame.desk])
  await speak('en')
  expect([deskLanguage(), frameTexts().desk]).toEqual(['en', 'Desk'])
})

/** Words that shared-api keeps, and names of places, which English takes from it. */
const NOT_HERE = ['contract', 'cities', 'states']

/** All other texts below by path; a function's text is made of 'x' for each value. */
function textsIn(value: unknown, path: string[] = []): Map<string, string> {
  if (typeof value === 'function') return textsIn(value('x', 'x', 'x', 'x'), path)
  if (typeof value !== 'object' || value === null) return new Map([[path.join('.'), String(value)]])
  const own = Object.entries(value).filter(([key]) => !NOT_HERE.includes(key))
  return new Map(own.flatMap(([key, inner]) => [...textsIn(inner, [...path, key])]))
}
