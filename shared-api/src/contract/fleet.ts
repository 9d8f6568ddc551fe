import { DriverAbsences, VehicleAbsences } from './absence.ts'
import { Note } from './note.ts'
import { PersonName } from './person.ts'
import { Mobile } from './phone.ts'
import { CityId, IstDate } from './place-and-time.ts'
import { refusal, refusedAs } from './problems.ts'
import { Registration } from './registration.ts'
import { Id, line, optionalLine } from './text.ts'
import { z } from './zod.ts'

/** The papers of a vehicle and of a driver (docs/product.md, Papers). */
export const VEHICLE_PAPERS = [
  ...(['registration', 'insurance', 'fitness', 'permit', 'pollution', 'tax'] as const),
  ...(['authorisation', 'location'] as const),
] as const
export const DRIVER_PAPERS = ['licence', 'badge', 'police'] as const
export const PAPER_KINDS = [...VEHICLE_PAPERS, ...DRIVER_PAPERS] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

const papersOf = <Kind extends PaperKind>(kinds: readonly [Kind, ...Kind[]]) =>
  z.array(
    z.strictObject({
      kind: z.enum(kinds),
      /** '' for none. */
      number: optionalLine(40).default(''),
      /** The last day on which it holds. */
      lastDay: IstDate,
    }),
  )

const VehiclePapers = papersOf(VEHICLE_PAPERS)
const DriverPapers = papersOf(DRIVER_PAPERS)
export type Paper = { kind: PaperKind; number: string; lastDay: string }

const eachKindOnce = z.superRefine<readonly { kind: PaperKind }[]>((papers, context) => {
  for (const [at, { kind }] of papers.entries())
    if (papers.findIndex((one) => one.kind === kind) < at)
      context.addIssue({ code: 'custom', path: [at, 'kind'], ...refusal('duplicates') })
})

/** What a client sends of a vehicle (docs/product.md, Vehicles). */
export const VehicleFields = z.strictObject({
  registration: Registration,
  cabId: Id,
  papers: VehiclePapers.check(eachKindOnce).default([]),
  enabled: z.boolean().default(true),
  note: Note.default(''),
  /** Where it stands between trips; null for the company's own base. */
  base: CityId.nullable().default(null),
  absences: VehicleAbsences.default([]),
})
export type VehicleFields = z.output<typeof VehicleFields>

/** Any of the fields; those left out stay as they are. */
export const VehicleUpdate = z.strictObject({
  registration: Registration.optional(),
  cabId: Id.optional(),
  papers: VehiclePapers.check(eachKindOnce).optional(),
  enabled: z.boolean().optional(),
  note: Note.optional(),
  base: CityId.nullable().optional(),
  absences: VehicleAbsences.optional(),
})
export type VehicleUpdate = z.output<typeof VehicleUpdate>

/** One car of a cab. `registration` is null until the desk has entered it. */
export const Vehicle = z.strictObject({
  id: z.string(),
  registration: z.string().nullable(),
  cabId: z.string(),
  cab: z.strictObject({ brand: z.string(), carModel: z.string(), deleted: z.boolean() }),
  papers: VehiclePapers,
  enabled: z.boolean(),
  note: z.string(),
  base: z.string().nullable().default(null),
  absences: VehicleAbsences.default([]),
})
export type Vehicle = z.infer<typeof Vehicle>
export const VehiclesReply = z.strictObject({ vehicles: z.array(Vehicle) })
export const VehicleReply = z.strictObject({ vehicle: Vehicle })

/** The address of a stored picture, or ''. */
const StoredPicture = refusedAs(z.string().regex(/^$|^\/uploads\/[\w-]+\/\d+\.webp$/), 'link')

/** What a client sends of a driver (docs/product.md, Drivers). `licence` is its number. */
export const DriverFields = z.strictObject({
  name: PersonName,
  mobile: Mobile,
  licence: line(30),
  /** Of a driver who agreed to be shown to travellers. */
  photo: StoredPicture.default(''),
  papers: DriverPapers.check(eachKindOnce).default([]),
  enabled: z.boolean().default(true),
  note: Note.default(''),
  /** As of a vehicle. */
  base: CityId.nullable().default(null),
  absences: DriverAbsences.default([]),
})
export type DriverFields = z.output<typeof DriverFields>

/** Any of the fields; those left out stay as they are. */
export const DriverUpdate = z.strictObject({
  name: PersonName.optional(),
  mobile: Mobile.optional(),
  licence: line(30).optional(),
  photo: StoredPicture.optional(),
  papers: DriverPapers.check(eachKindOnce).optional(),
  enabled: z.boolean().optional(),
  note: Note.optional(),
  base: CityId.nullable().optional(),
  absences: DriverAbsences.optional(),
})
export type DriverUpdate = z.output<typeof DriverUpdate>

export const Driver = z.strictObject({
  id: z.string(),
  name: z.string(),
  mobile: z.string(),
  licence: z.string(),
  // A server of the release before sends none.
  photo: z.string().default(''),
  papers: DriverPapers,
  enabled: z.boolean(),
  note: z.string(),
  base: z.string().nullable().default(null),
  absences: DriverAbsences.default([]),
})
export type Driver = z.infer<typeof Driver>
export const DriversReply = z.strictObject({ drivers: z.array(Driver) })
export const DriverReply = z.strictObject({ driver: Driver })
