import { type GetTextTranslations, po } from 'gettext-parser'
import type { Entry } from './entries.ts'

/** What a file for translators says of one entry. */
export interface Translated {
  context: string
  english: string
  translation: string
  isFuzzy: boolean
}

/** The PO file of a language. */
export function written(language: string, entries: Entry[]): string {
  const translations: GetTextTranslations['translations'] = {}
  for (const { context, english, translation, file, notes } of entries) {
    const comments = { extracted: notes.join('\n'), reference: file, translator: '', flag: '', previous: '' }
    translations[context] = { [english]: { msgctxt: context, msgid: english, msgstr: [translation], comments } }
  }
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Transfer-Encoding': '8bit' }
  const headers = { Language: language, 'MIME-Version': '1.0', ...type }
  return po.compile({ charset: 'utf-8', headers, translations }).toString()
}

/**
 * The language and entries of a PO file.
 * @throws SyntaxError if it cannot be read, or has an entry twice.
 */
export function read(content: string): { language: string; entries: Translated[] } {
  const { headers, translations } = po.parse(content, { validation: true })
  const all = Object.values(translations).flatMap((group) => Object.values(group))
  const entries = all
    .filter(({ msgctxt, msgid }) => msgctxt || msgid)
    .map(({ msgctxt = '', msgid, msgstr, comments }) => ({
      context: msgctxt,
      english: msgid,
      translation: msgstr[0] ?? '',
      isFuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
    }))
  return { language: headers?.Language ?? '', entries }
}
