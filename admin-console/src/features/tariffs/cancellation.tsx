import { SimpleGrid, Stack } from 'shared-ui'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { StepRows } from './step-rows.tsx'
import { NumberField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

/** What a cancellation costs (docs/product.md, Tariffs). */
export const Cancellation = ({ form }: { form: TariffFormState }) => (
  <Stack>
    <StepRows
      form={form}
      path="cancellation.steps"
      rows={form.values.cancellation.steps}
      fields={['hoursBefore', 'percent', 'atLeast']}
      legend={tariffsTexts().form.cancellation.steps}
      none={tariffsTexts().form.cancellation.none}
    />
    <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
      <NumberField form={form} path="cancellation.noShowPercent" />
      <NumberField form={form} path="cancellation.freeChangesUntilHours" />
    </SimpleGrid>
  </Stack>
)
