import type { ComponentProps, ReactNode } from 'react'
import type { AbsenceKind } from 'shared-api/contract'
import { Switch } from 'shared-ui/admin'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { RecordForm, type RecordFormProps } from '../../editing/record-form.tsx'
import { fleetTexts } from '../../texts/fleet.ts'
import type { Absences } from './absence-values.ts'
import { AbsencesField } from './absences-field.tsx'
import type { PaperValues } from './paper-values.ts'
import { PapersField } from './papers-field.tsx'

type Props = RecordFormProps & {
  form: {
    values: { papers: readonly PaperValues[]; absences: Absences }
    errors: Record<string, ReactNode>
    getInputProps: (path: string, options?: { type: 'checkbox' }) => object
    isDirty: () => boolean
  } & ComponentProps<typeof AbsencesField>['form']
  /** Why it may be away. */
  absenceKinds: readonly AbsenceKind[]
  /** What 'In use' means. */
  inUse: string
  /** The list that Cancel leads to. */
  cancelHref: string
  /** The fields that are its own. */
  children: ReactNode
}

/** The form of a vehicle or a driver: its own fields, papers, days away, whether it is in use, and notes. */
export function FleetForm({ form, children, absenceKinds, inUse, ...props }: Props) {
  const texts = fleetTexts()
  return (
    <RecordForm {...props} errors={form.errors} unsaved={form.isDirty()}>
      {children}
      <PapersField papers={form.values.papers} getInputProps={form.getInputProps} error={form.errors.papers} />
      <AbsencesField form={form} rows={form.values.absences} kinds={absenceKinds} />
      <Switch label={texts.inUse} description={inUse} {...form.getInputProps('enabled', { type: 'checkbox' })} />
      <GrowingTextarea label={texts.notes} description={texts.notesNote} {...form.getInputProps('note')} />
    </RecordForm>
  )
}
