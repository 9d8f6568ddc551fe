import { IstDate } from './place-and-time.ts'
import { refusal } from './problems.ts'
import { optionalLine } from './text.ts'
import { z } from './zod.ts'

/** Why a vehicle and a driver are not available for some days (docs/product.md, Not available). */
export const VEHICLE_ABSENCES = ['service', 'other'] as const
export const DRIVER_ABSENCES = ['leave', 'sickness', 'other'] as const
export const ABSENCE_KINDS = ['service', 'leave', 'sickness', 'other'] as const
export type AbsenceKind = (typeof ABSENCE_KINDS)[number]

/** Days of one owner on which it takes no trip, both included. */
const absencesOf = <Kind extends AbsenceKind>(kinds: readonly [Kind, ...Kind[]]) =>
  z
    .array(
      z
        .strictObject({ kind: z.enum(kinds), firstDay: IstDate, lastDay: IstDate, note: optionalLine(200).default('') })
        .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], ...refusal('ends-first') }),
    )
    .max(100)
export const VehicleAbsences = absencesOf(VEHICLE_ABSENCES)
export const DriverAbsences = absencesOf(DRIVER_ABSENCES)
export type Absence = { kind: AbsenceKind; firstDay: string; lastDay: string; note: string }

/** The same where others see it: without the note. */
export const Away = z.strictObject({ kind: z.enum(ABSENCE_KINDS), firstDay: z.string(), lastDay: z.string() })
export type Away = z.infer<typeof Away>
