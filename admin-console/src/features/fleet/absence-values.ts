import type { Absence, AbsenceKind, DRIVER_ABSENCES, VEHICLE_ABSENCES } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { awayText } from '../../components/away-text.ts'
import { assignmentTexts } from '../../texts/assignment.ts'

export type Absences<Kind extends AbsenceKind = AbsenceKind> = (Absence & { kind: Kind })[]
export type VehicleAbsences = Absences<(typeof VEHICLE_ABSENCES)[number]>
export type DriverAbsences = Absences<(typeof DRIVER_ABSENCES)[number]>

export const blankAbsence = <Kind extends AbsenceKind>(kind: Kind) => ({ kind, firstDay: '', lastDay: '', note: '' })

/** The kinds to choose from, in words. */
export const absenceChoices = (kinds: readonly AbsenceKind[]) =>
  kinds.map((value) => ({ value, label: assignmentTexts().awayKinds[value] }))

/** The absences that a form has, to be sent. */
export const absencesOf = <Kind extends AbsenceKind>(absences: Absences<Kind>) =>
  absences.map((one) => ({ ...one, note: plainText(one.note) }))

/** Absences in words, for a conflict of two edits. */
export const absencesText = (absences: readonly Absence[]): string =>
  absences.map((absence) => [awayText(absence), absence.note].filter(Boolean).join(', ')).join('; ')
