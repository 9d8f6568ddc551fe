import type { FastifyInstance } from 'fastify'
import { CAB_CLASSES, type Cab, CabFields, TRIP_TYPES } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { refusal } from '../texts/refusal.ts'
import { amountOf, numberOf } from './cells.ts'
import { type Column, plain } from './columns.ts'
import { type Kind, parseLine, readEach, refused, storeEach, takenIn } from './kind.ts'
import { tripTypeOf } from './trip-type.ts'
import { cabUndo } from './undo-fleet.ts'

const RUPEES = refusal('takes-rupees')

const COLUMNS: readonly Column[] = [
  {
    field: 'brand',
    header: 'Brand',
    also: ['Make'],
    required: true,
    takes: refusal('takes-characters', { max: 80 }),
    example: 'Kia',
  },
  {
    ...{ field: 'carModel', header: 'Model', also: ['Car model', 'Cab'], required: true },
    ...{ takes: refusal('takes-characters', { max: 80 }), example: 'Carens' },
  },
  {
    field: 'seats',
    header: 'Seats',
    also: ['Capacity'],
    required: true,
    takes: refusal('takes-seats', { max: 100 }),
    example: '7',
    read: numberOf,
  },
  {
    field: 'price',
    header: 'Price',
    also: ['Fare', 'Price in rupees'],
    required: true,
    takes: RUPEES,
    example: '2500',
    read: amountOf,
  },
  {
    field: 'pricePerKm',
    header: 'Price per km',
    also: ['Rate per km', 'Per km'],
    takes: RUPEES,
    example: '18',
    read: amountOf,
  },
  {
    field: 'pricePerday',
    header: 'Price per day',
    also: ['Rate per day', 'Per day'],
    takes: RUPEES,
    example: '3500',
    read: amountOf,
  },
  {
    ...{ field: 'category', header: 'Trip types', also: ['Trip type', 'Category', 'Categories'], required: true },
    ...{ takes: refusal('takes-several', { values: TRIP_TYPES.join(', ') }), example: 'Outstation, Drop Trip' },
  },
  {
    ...{
      field: 'cabClass',
      header: 'Class',
      also: ['Cab class', 'Type'],
      takes: refusal('takes-one-of', { values: CAB_CLASSES.join(', ') }),
    },
    example: 'muv',
  },
  {
    ...{ field: 'description', header: 'Description', also: ['About', 'Details'], required: true },
    ...{ takes: refusal('takes-text', { max: 2000 }), example: 'Roomy, with air conditioning' },
  },
]

/** Cabs from a file: drafts, as they have no picture yet (docs/product.md, Import). */
export const cabKind = (app: FastifyInstance): Kind<CabFields> => ({
  columns: COLUMNS,
  shown: [...COLUMNS.map(({ header }) => header), 'Visitors see it'],
  read: async (_db, lines) =>
    readEach(lines, (line) => {
      const { category = '', ...fields } = Object.fromEntries(line.values)
      const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
      const types = category.split(/[,;/]/).map((one) => tripTypeOf(one.trim()))
      const blank = { brand: '', carModel: '', description: '' }
      const draft = { ...blank, ...given, category: [...new Set(types)], visibility: 'draft' as const }
      const parsed = parseLine(CabFields, line, draft, (path) => path.split('.')[0] ?? path)
      return parsed.ok ? { ...parsed, cells: cellsOf(parsed.record) } : parsed
    }),
  async store(tx, entries) {
    const rows = await tx.selectFrom('cabs').select(['brand', 'carModel']).where('deletedAt', 'is', null).execute()
    const taken = takenIn(entries, 'carModel', nameOf, new Set(rows.map(nameOf)))
    if (taken.length > 0) return refused(taken)
    return storeEach(entries, async (record) => {
      const { record: cab, version } = await app.cabs.insert(tx, { ...record, imageUrl: '' })
      return { id: cab._id, version }
    })
  },
  undo: cabUndo(app),
})

const nameOf = ({ brand, carModel }: Pick<Cab, 'brand' | 'carModel'>) => plain(`${brand} ${carModel}`)

const rupees = (amount: number | null | undefined) => (amount == null ? '' : rupeesText(amount))

const cellsOf = (cab: CabFields): string[] => [
  ...[cab.brand, cab.carModel, String(cab.seats), rupees(cab.price), rupees(cab.pricePerKm), rupees(cab.pricePerday)],
  ...[cab.category.join(', '), cab.cabClass ?? '', cab.description, 'Not yet: it is a draft without a picture'],
]
