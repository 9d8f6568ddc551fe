import { DESK_WAYS, type DeskWay } from 'shared-api/contract'
import { NativeSelect, TextInput } from 'shared-ui'
import { wayText } from '../components/way-text.ts'
import { commonTexts } from '../texts/common.ts'
import { DayField } from './day-field.tsx'
import { typedNumber } from './typed-number.ts'

/** How and when money moved, as typed; no day is today. */
export const MOVED = { way: 'cash' as DeskWay, day: '', reference: '', note: '' }
export type MovedValues = typeof MOVED

/** What is sent of it. */
export const movedOf = ({ way, day, reference, note }: MovedValues) => ({
  ...{ way, reference, note, ...(day && { day }) },
})
/** The same with an amount in rupees. */
export const sumOf = ({ amount, ...moved }: MovedValues & { amount: string }) => ({
  ...{ ...movedOf(moved), amount: typedNumber(amount) },
})

type Props = { form: { getInputProps: (path: never) => object; values: MovedValues }; isCash?: boolean }

/** The fields of how much money moved, where the form asks it, how and when; `isCash` where there is no other way. */
export function MovedFields({ form, isCash = false }: Props) {
  const labels = commonTexts().moved
  const propsOf = (path: keyof MovedValues | 'amount') => form.getInputProps(path as never)
  return (
    <>
      {'amount' in form.values && <AmountField {...propsOf('amount')} />}
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

/** How much money moved. */
export function AmountField(props: object) {
  const { amount, rupees } = commonTexts().moved
  return <TextInput label={amount} description={rupees} inputMode="decimal" required {...props} />
}
