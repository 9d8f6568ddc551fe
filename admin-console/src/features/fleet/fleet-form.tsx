import type { ComponentProps, FormEventHandler, ReactNode } from 'react'
import type { AbsenceKind } from 'shared-api/contract'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { FormFooter } from '../../editing/form-footer.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { fleetTexts } from '../../texts/fleet.ts'
import type { Absences } from './absence-values.ts'
import { AbsencesField } from './absences-field.tsx'
import type { PaperValues } from './paper-values.ts'
import { PapersField } from './papers-field.tsx'

export type FleetFormProps = {
  submitLabel: string
  onSubmit: FormEventHandler<HTMLFormElement>
  failure: string | null
  progress: number | null
  /** True once it is saved: leaving needs no question. */
  done: boolean
}

type Props = FleetFormProps & {
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
export function FleetForm({ form, children, progress, ...props }: Props) {
  const texts = fleetTexts()
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <Stack maw="44rem">
        <SentFields busy={progress !== null}>
          {children}
          <PapersField papers={form.values.papers} getInputProps={form.getInputProps} error={form.errors.papers} />
          <AbsencesField form={form} rows={form.values.absences} kinds={props.absenceKinds} />
          <Switch
            label={texts.inUse}
            description={props.inUse}
            {...form.getInputProps('enabled', { type: 'checkbox' })}
          />
          <GrowingTextarea label={texts.notes} description={texts.notesNote} {...form.getInputProps('note')} />
        </SentFields>
        <FormFooter
          failure={props.failure}
          errors={form.errors}
          busy={progress !== null}
          submitLabel={props.submitLabel}
          cancelHref={props.cancelHref}
        />
      </Stack>
      <UnsavedGuard unsaved={!props.done && form.isDirty()} />
    </form>
  )
}
