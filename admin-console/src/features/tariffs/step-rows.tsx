import { Rows } from '../../editing/rows.tsx'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { NumberField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = {
  form: TariffFormState
  path: string
  rows: readonly object[]
  fields: readonly string[]
  legend: string
  none: string
}

/** Steps in the tariff form: rows of numbers. */
export const StepRows = ({ fields, ...list }: Props) => (
  <Rows {...list} name={tariffsTexts().form.step} blank={Object.fromEntries(fields.map((field) => [field, '']))}>
    {(path) => fields.map((field) => <NumberField key={field} form={list.form} path={`${path}.${field}`} />)}
  </Rows>
)
