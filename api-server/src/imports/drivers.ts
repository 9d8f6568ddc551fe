import { DRIVER_PAPERS, DriverFields } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { insertDriver } from '../fleet/index.ts'
import { refusal } from '../texts/refusal.ts'
import { type Column, NOTES, needed } from './columns.ts'
import { type Kind, parseLine, readEach, refused, storeEach, takenIn } from './kind.ts'
import { columnOfPaper, paperColumn, papersOf } from './papers.ts'
import { driverUndo } from './undo-fleet.ts'

const COLUMNS: readonly Column[] = [
  needed('name', 'Name, Driver, Driver name', refusal('takes-name'), 'Murugan S'),
  needed('mobile', 'Mobile, Phone, Mobile number, Phone number', refusal('takes-phone'), '98400 12345'),
  needed(
    'licence',
    'Licence, License, Licence number, License number, DL',
    refusal('takes-licence'),
    'TN01 20110012345',
  ),
  paperColumn('licence', 'Licence last day, Licence valid till, License valid till, Licence expiry'),
  paperColumn('badge', 'Badge last day, Badge valid till, Badge expiry'),
  paperColumn('police', 'Police check last day, Police check valid till, Police verification valid till'),
  NOTES,
]

/** Drivers from a file (docs/product.md, Import). */
export const driverKind: Kind<DriverFields> = {
  columns: COLUMNS,
  shown: ['Name', 'Mobile', 'Licence', 'Licence last day', 'Badge last day', 'Notes'],
  read: async (_db, lines) =>
    readEach(lines, (line) => {
      const { values } = line
      const papers = papersOf(values, DRIVER_PAPERS)
      const fields = {
        ...{ name: values.get('name') ?? '', mobile: values.get('mobile') ?? '' },
        ...{ licence: values.get('licence') ?? '', note: values.get('note') ?? '', papers },
      }
      const parsed = parseLine(DriverFields, line, fields, columnOfPaper(papers))
      if (!parsed.ok) return parsed
      const { name, mobile, licence, note } = parsed.record
      const days = DRIVER_PAPERS.map((kind) => parsed.record.papers.find((one) => one.kind === kind)?.lastDay ?? '')
      return { ...parsed, cells: [name, formatPhone(mobile), licence, ...days, note] }
    }),
  async store(tx, entries, { at }) {
    const rows = await tx.selectFrom('drivers').select('mobile').where('deletedAt', 'is', null).execute()
    const taken = takenIn(entries, 'mobile', ({ mobile }) => mobile, new Set(rows.map(({ mobile }) => mobile)))
    if (taken.length > 0) return refused(taken)
    return storeEach(entries, async (record) => ({ id: await insertDriver(tx, record, at) }))
  },
  undo: driverUndo,
}
