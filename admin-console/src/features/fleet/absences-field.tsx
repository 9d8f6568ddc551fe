import type { ComponentProps } from 'react'
import { NativeSelect, TextInput } from 'shared-ui'
import { DayField } from '../../editing/day-field.tsx'
import { Rows } from '../../editing/rows.tsx'
import { fleetTexts } from '../../texts/fleet.ts'
import type { Absences } from './absence-values.ts'
import { absenceChoices, blankAbsence } from './absence-values.ts'

type Props = {
  form: ComponentProps<typeof Rows>['form'] & { getInputProps: (path: string) => object }
  rows: Absences
  kinds: readonly Absences[number]['kind'][]
}

/** Days of service, leave or sickness (docs/product.md, Not available). */
export function AbsencesField({ form, rows, kinds }: Props) {
  const texts = fleetTexts().away
  return (
    <Rows
      form={form}
      path="absences"
      legend={texts.title}
      name={texts.name}
      rows={rows}
      blank={blankAbsence(kinds[0] ?? 'other')}
      max={100}
      none={texts.none}
    >
      {(path) => (
        <>
          <NativeSelect label={texts.kind} data={absenceChoices(kinds)} {...form.getInputProps(`${path}.kind`)} />
          <DayField label={texts.firstDay} required {...form.getInputProps(`${path}.firstDay`)} />
          <DayField label={texts.lastDay} required {...form.getInputProps(`${path}.lastDay`)} />
          <TextInput label={texts.note} maxLength={200} autoComplete="off" {...form.getInputProps(`${path}.note`)} />
        </>
      )}
    </Rows>
  )
}
