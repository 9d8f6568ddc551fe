import { nameIn } from 'shared-api/languages/words'
import { NativeSelect, TextInput } from 'shared-ui'
import { tariffLabels } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = {
  form: TariffFormState
  path: string
  label?: string
  description?: string
  required?: boolean
  inputMode?: 'text'
}

const labelOf = (path: string) => tariffLabels()[nameIn(path)] ?? path

/** A field for a number, by its path in the form. */
export const NumberField = ({ form, path, label = labelOf(path), ...props }: Props) => (
  <TextInput label={label} inputMode="decimal" autoComplete="off" {...props} {...form.getInputProps(path)} />
)

/** A field for a time. */
export const TypedField = ({ form, path, label = labelOf(path), ...props }: Props & { type: 'time' }) => (
  <TextInput label={label} {...props} {...form.getInputProps(path)} />
)

type Choices = readonly (string | { value: string; label: string })[]

/** A choice, by its path in the form. */
export const ChoiceField = ({ form, path, label = labelOf(path), data, ...props }: Props & { data: Choices }) => (
  <NativeSelect label={label} data={[...data]} {...props} {...form.getInputProps(path)} />
)
