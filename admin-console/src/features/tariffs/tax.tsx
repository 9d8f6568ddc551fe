import { TRIP_TYPES } from 'shared-api/contract'
import { states } from 'shared-api/geography'
import { Checkbox, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

const STATES = [
  { value: '', label: 'Not given' },
  ...states.map(({ code, name }) => ({ value: code as string, label: name })),
]

/** GST, and how the total is rounded and paid (docs/product.md, Tax and rounding). */
export const Tax = ({ form }: { form: TariffFormState }) => (
  <Stack>
    <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
      <NumberField form={form} path="gst.percent" label="GST (%)" />
      <ChoiceField form={form} path="gst.state" data={STATES} description="CGST and SGST inside it" />
      {TRIP_TYPES.map((type) => (
        <TextInput key={type} label={`SAC, ${type}`} inputMode="numeric" {...form.getInputProps(`gst.sac.${type}`)} />
      ))}
    </SimpleGrid>
    <Checkbox label="Prices include it" {...form.getInputProps('gst.included', { type: 'checkbox' })} />
    <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
      <NumberField form={form} path="roundTo" />
      <NumberField form={form} path="advancePercent" />
    </SimpleGrid>
  </Stack>
)
