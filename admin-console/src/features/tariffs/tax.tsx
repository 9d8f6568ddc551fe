import { TRIP_TYPES } from 'shared-api/contract'
import { states } from 'shared-api/geography'
import { Checkbox, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

const stateChoices = () => [
  { value: '', label: tariffsTexts().form.gst.noState },
  ...states.map(({ code, name }) => ({ value: code as string, label: sharedTexts().states[code] ?? name })),
]

/** GST, and how the total is rounded and paid (docs/product.md, Tax and rounding). */
export function Tax({ form }: { form: TariffFormState }) {
  const texts = tariffsTexts().form.gst
  return (
    <Stack>
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField form={form} path="gst.percent" label={texts.percent} description={texts.percentNote} />
        <ChoiceField form={form} path="gst.state" data={stateChoices()} description={texts.stateNote} />
        {TRIP_TYPES.map((type) => (
          <TextInput
            key={type}
            label={texts.sac({ trip: commonTexts().tripTypes[type] })}
            inputMode="numeric"
            {...form.getInputProps(`gst.sac.${type}`)}
          />
        ))}
      </SimpleGrid>
      <Checkbox label={texts.included} {...form.getInputProps('gst.included', { type: 'checkbox' })} />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField form={form} path="roundTo" />
        <NumberField form={form} path="advancePercent" />
      </SimpleGrid>
    </Stack>
  )
}
