import { DESK_WAYS, type DeskWay } from 'shared-api/contract'
import { NativeSelect, TextInput } from 'shared-ui'
import { wayText } from '../components/way-text.ts'
import { commonTexts } from '../texts/common.ts'
import { DayField } from './day-field.tsx'

/** How and when money moved, as typed; no day is today. */
export const newMoved = () => ({ way: 'cash' as DeskWay, day: '', reference: '', note: '' })
export type MovedValues = ReturnType<typeof newMoved>

/** What is sent of it. */
export const movedOf = ({ way, day, reference, note }: MovedValues) => ({
  ...{ way, reference, note, ...(day && { day }) },
})

type Props = { form: { getInputProps: (path: never) => object; values: { way: DeskWay } }; isCash?: boolean }

/** The fields of how and when money moved; `isCash` where there is no other way. */
export function MovedFields({ form, isCash = false }: Props) {
  const labels = commonTexts().moved
  const propsOf = (path: keyof MovedValues) => form.getInputProps(path as never)
  return (
    <>
      {!isCash && (
        <NativeSelect
          label={labels.way}
          data={DESK_WAYS.map((value) => ({ value, label: wayText(value) }))}
          {...propsOf('way')}
        />
      )}
      <DayField label={labels.day} description={labels.dayHint} {...propsOf('day')} />
      {!isCash && <TextInput label={labels.reference} description={labels.referenceHint} {...propsOf('reference')} />}
      <TextInput label={labels.note} {...propsOf('note')} />
    </>
  )
}
