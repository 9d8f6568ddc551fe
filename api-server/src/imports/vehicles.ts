import { VEHICLE_PAPERS, VehicleFields } from 'shared-api/contract'
import { numberVehicle } from '../fleet/index.ts'
import { refusal } from '../texts/refusal.ts'
import { cabNames } from './cab-names.ts'
import { type Column, NOTES, needed } from './columns.ts'
import { type Kind, parseLine, readEach, refused, storeEach, takenIn } from './kind.ts'
import { columnOfPaper, paperColumn, papersOf } from './papers.ts'
import { vehicleUndo } from './undo-fleet.ts'

const COLUMNS: readonly Column[] = [
  needed(
    'registration',
    'Number, Registration, Vehicle number, Vehicle no, Plate',
    refusal('takes-registration'),
    'TN 01 AB 1234',
  ),
  needed('cabId', 'Cab, Car, Vehicle, Model', refusal('takes-cab'), 'Toyota Innova Crysta'),
  paperColumn('registration', 'Registration last day, Registration valid till, RC last day, RC valid till'),
  paperColumn('insurance', 'Insurance last day, Insurance valid till, Insurance expiry'),
  paperColumn('fitness', 'Fitness last day, Fitness valid till, FC last day, FC valid till'),
  paperColumn('permit', 'Permit last day, Permit valid till, Permit expiry'),
  paperColumn('pollution', 'Pollution last day, Pollution valid till, PUC last day, PUC valid till'),
  paperColumn('tax', 'Tax last day, Tax valid till, Road tax last day, Road tax valid till'),
  paperColumn('authorisation', 'Authorisation last day, Authorisation valid till, Permit authorisation valid till'),
  paperColumn('location', 'Location device last day, Location device valid till, VLTD valid till, GPS valid till'),
  NOTES,
]

/** Vehicles from a file (docs/product.md, Import). */
export const vehicleKind: Kind<VehicleFields> = {
  columns: COLUMNS,
  shown: COLUMNS.map(({ header }) => header),
  async read(db, lines) {
    const cabOf = await cabNames(db)
    return readEach<VehicleFields>(lines, (line) => {
      const { values } = line
      const papers = papersOf(values, VEHICLE_PAPERS)
      const cab = cabOf(values.get('cabId') ?? '')
      const fields = {
        ...{ registration: values.get('registration') ?? '', cabId: cab?.id ?? '-' },
        ...{ note: values.get('note') ?? '', papers },
      }
      const parsed = parseLine(VehicleFields, line, fields, columnOfPaper(papers))
      const noCab = cab ? [] : [{ row: line.row, field: 'cabId', why: refusal('cab-unknown') }]
      if (!parsed.ok || !cab) return { ok: false, problems: [...(parsed.problems ?? []), ...noCab] }
      const { registration, note } = parsed.record
      const days = VEHICLE_PAPERS.map((kind) => parsed.record.papers.find((one) => one.kind === kind)?.lastDay ?? '')
      return { ...parsed, cells: [registration, `${cab.brand} ${cab.carModel}`, ...days, note] }
    })
  },
  async store(tx, entries, { at }) {
    const rows = await tx.selectFrom('vehicles').select('registration').where('deletedAt', 'is', null).execute()
    const stored = new Set(rows.map(({ registration }) => registration ?? ''))
    const taken = takenIn(entries, 'registration', ({ registration }) => registration, stored)
    if (taken.length > 0) return refused(taken)
    return storeEach(entries, (record) => numberVehicle(tx, record, at))
  },
  undo: vehicleUndo,
}
