import { ContactFields } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { insertContact } from '../contacts/index.ts'
import { refusal } from '../texts/refusal.ts'
import { textOf } from './cells.ts'
import { type Column, column, NOTES, needed, plain } from './columns.ts'
import { type Kind, parseLine, readEach, refused, storeEach, takenIn } from './kind.ts'
import { goesOf, recordsOf, type Undo } from './undo.ts'

const CODES = Object.keys(LANGUAGES) as Language[]
const inEnglish = new Intl.DisplayNames('en', { type: 'language' })

const LANGUAGE = refusal('takes-one-of', { values: CODES.map((code) => inEnglish.of(code)).join(', ') })

/** The code of 'Tamil', 'தமிழ்' or 'ta'; other text as it is. */
function languageOf(written: string): string {
  const names = (code: Language) => [code, LANGUAGES[code].name, inEnglish.of(code) ?? '']
  return CODES.find((code) => names(code).some((name) => plain(name) === plain(written))) ?? written
}

const COLUMNS: readonly Column[] = [
  needed('name', 'Name, Customer, Customer name', refusal('takes-name'), 'Lakshmi Iyer'),
  needed(
    'mobile',
    'Mobile, Phone, Mobile number, Phone number, Contact, Mobile no',
    refusal('takes-phone'),
    '98400 12345',
  ),
  column('mail', 'Mail, Email, E-mail, Mail address', refusal('takes-mail'), 'lakshmi@example.com'),
  column('address', 'Address, Place, Home, City', refusal('takes-line', { max: 200 }), '12 Luz Church Road, Mylapore'),
  column('language', 'Language', LANGUAGE, 'Tamil', (cell) => languageOf(textOf(cell))),
  NOTES,
]

const customerUndo: Undo = {
  table: 'contacts',
  goes: (db, importId) => goesOf('customers', db.selectFrom('contacts').where('id', 'in', recordsOf(db, importId))),
  // Nothing changes a person of the notebook or points to one.
  kept: async () => [],
  remove: (tx, importId) => tx.deleteFrom('contacts').where('id', 'in', recordsOf(tx, importId)).execute(),
}

/** Customers of a notebook from a file (docs/product.md, Customers of a notebook). */
export const customerKind: Kind<ContactFields> = {
  columns: COLUMNS,
  shown: COLUMNS.map(({ header }) => header),
  read: async (_db, lines) =>
    readEach(lines, (line) => {
      const text = (field: string) => line.values.get(field) ?? ''
      const fields = {
        ...{ name: text('name'), mobile: text('mobile'), mail: text('mail'), address: text('address') },
        ...{ language: text('language') || null, note: text('note') },
      }
      const parsed = parseLine(ContactFields, line, fields)
      if (!parsed.ok) return parsed
      const { name, mobile, mail, address, language, note } = parsed.record
      const inWords = language ? (inEnglish.of(language) ?? '') : ''
      return { ...parsed, cells: [name, formatPhone(mobile), mail, address, inWords, note] }
    }),
  async store(tx, entries, { at }) {
    const rows = await tx.selectFrom('contacts').select('mobile').execute()
    const taken = takenIn(entries, 'mobile', ({ mobile }) => mobile, new Set(rows.map(({ mobile }) => mobile)))
    if (taken.length > 0) return refused(taken)
    return storeEach(entries, async (record) => ({ id: await insertContact(tx, record, at) }))
  },
  undo: customerUndo,
}
