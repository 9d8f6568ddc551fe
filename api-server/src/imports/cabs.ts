import type { FastifyInstance } from 'fastify'
import { CAB_CLASSES, type Cab, CabFields, TRIP_TYPES } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { refusal } from '../texts/refusal.ts'
import { amountOf, numberOf } from './cells.ts'
import { type Column, column, needed, plain } from './columns.ts'
import { type Kind, parseLine, readEach, refused, storeEach, takenIn } from './kind.ts'
import { tripTypeOf } from './trip-type.ts'
import { cabUndo } from './undo-fleet.ts'

const RUPEES = refusal('takes-rupees')
const NAME = refusal('takes-characters', { max: 80 })
const SEATS = refusal('takes-seats', { max: 100 })
const TRIPS = refusal('takes-several', { values: TRIP_TYPES.join(', ') })
const CLASSES = refusal('takes-one-of', { values: CAB_CLASSES.join(', ') })
const TEXT = refusal('takes-text', { max: 2000 })

const COLUMNS: readonly Column[] = [
  needed('brand', 'Brand, Make', NAME, 'Kia'),
  needed('carModel', 'Model, Car model, Cab', NAME, 'Carens'),
  needed('seats', 'Seats, Capacity', SEATS, '7', numberOf),
  needed('price', 'Price, Fare, Price in rupees', RUPEES, '2500', amountOf),
  column('pricePerKm', 'Price per km, Rate per km, Per km', RUPEES, '18', amountOf),
  column('pricePerday', 'Price per day, Rate per day, Per day', RUPEES, '3500', amountOf),
  needed('category', 'Trip types, Trip type, Category, Categories', TRIPS, 'Outstation, Drop Trip'),
  column('cabClass', 'Class, Cab class, Type', CLASSES, 'muv'),
  needed('description', 'Description, About, Details', TEXT, 'Roomy, with air conditioning'),
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
