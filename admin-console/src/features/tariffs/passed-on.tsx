import { Checkbox, SimpleGrid } from 'shared-ui'
import { AmountsByState } from './amounts-by.tsx'
import { Entries } from './entries.tsx'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import { NEW_PASSED_ON } from './tariff-values.ts'
import type { TariffFormState } from './use-tariff-form.ts'

const KINDS = [
  { value: 'toll', label: 'Toll' },
  { value: 'permit', label: 'Permit' },
  { value: 'parking', label: 'Parking' },
  { value: 'entry', label: 'Entry fees' },
]
const BASES = [
  { value: 'at actuals', label: 'At actuals' },
  { value: 'estimated', label: 'Estimated' },
  { value: 'included', label: 'Included' },
]
const labelIn = (choices: typeof KINDS, value: string) => choices.find((one) => one.value === value)?.label ?? value

/** What is paid to others on the way (docs/product.md, Surcharges). */
export const PassedOn = ({ form }: { form: TariffFormState }) => (
  <Entries
    form={form}
    path="passedOn"
    entries={form.values.passedOn}
    name="cost"
    titleOf={({ kind, basis }) => `${labelIn(KINDS, kind)}: ${labelIn(BASES, basis).toLowerCase()}`}
    blank={NEW_PASSED_ON}
    none="Nothing is passed on."
  >
    {(path, { basis }) => (
      <>
        <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
          <ChoiceField form={form} path={`${path}.kind`} data={KINDS} />
          <ChoiceField form={form} path={`${path}.basis`} data={BASES} />
          {basis === 'estimated' && <NumberField form={form} path={`${path}.amount`} />}
        </SimpleGrid>
        {basis === 'estimated' && <AmountsByState form={form} path={`${path}.byState`} />}
        <Checkbox label="Taxable" {...form.getInputProps(`${path}.taxable`, { type: 'checkbox' })} />
      </>
    )}
  </Entries>
)
