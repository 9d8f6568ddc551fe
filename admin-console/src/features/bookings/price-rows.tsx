import type { ReactNode } from 'react'
import { Checkbox, NativeSelect, Paper, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { Rows } from '../../editing/rows.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { codeChoices, NEW_ROW, type PriceRow } from './price-values.ts'
import type { PriceForm } from './use-price-form.ts'

type Props = {
  form: Pick<PriceForm, 'getInputProps' | 'values' | 'insertListItem' | 'removeListItem' | 'reorderListItem' | 'errors'>
  /** What adds further lines. */
  more: (add: (row: PriceRow) => void) => ReactNode
}

function hintOf(code: string | undefined): string {
  const { rupees, discountHint, otherHint } = bookingMoneyTexts().price
  if (code === 'discount') return discountHint
  return code === 'other' ? otherHint : rupees
}

/** The lines of the desk. */
export function PriceRows({ form, more }: Props) {
  const { lines, line } = bookingMoneyTexts().price
  const list = { form, path: 'lines', legend: lines, name: line, rows: form.values.lines, blank: NEW_ROW, more }
  return <Rows {...list}>{(_path, at) => <Fields form={form} at={at} />}</Rows>
}

function Fields({ form, at }: Pick<Props, 'form'> & { at: number }) {
  const field = (name: string, options = {}) => form.getInputProps(`lines.${at}.${name}`, options)
  const texts = bookingMoneyTexts().price
  const labels = texts.fields
  const { code, origin } = form.values.lines[at] ?? {}
  const mayBePassedOn = code !== 'discount' && origin !== 'agreed'
  return (
    <Paper withBorder p="sm">
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'start' }}>
          <NativeSelect label={labels.code} data={codeChoices()} {...field('code')} />
          <TextInput
            label={labels.amount}
            description={hintOf(code)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            required
            {...field('amount')}
          />
        </SimpleGrid>
        <TextInput
          label={labels.note}
          description={texts.noteHint}
          maxLength={200}
          autoComplete="off"
          required
          {...field('note')}
        />
        {mayBePassedOn && <Checkbox label={labels.taxable} {...field('taxable', { type: 'checkbox' })} />}
      </Stack>
    </Paper>
  )
}
