import { Button, Checkbox, Group, NativeSelect, Paper, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { CODE_CHOICES, LABELS } from './price-values.ts'
import type { PriceForm } from './use-price-form.ts'

type Props = { form: Pick<PriceForm, 'getInputProps' | 'values'>; at: number; onRemove: () => void }

const HINTS: Partial<Record<string, string>> = {
  discount: 'Rupees, taken off the price',
  other: 'Rupees; with a minus, taken off the price',
}

/** The fields of one line of the desk. */
export function PriceRow({ form, at, onRemove }: Props) {
  const field = (name: string, options = {}) => form.getInputProps(`lines.${at}.${name}`, options)
  const name = `Line ${at + 1}`
  return (
    <Paper withBorder p="sm" role="group" aria-label={name}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'start' }}>
          <NativeSelect label={LABELS.code} data={CODE_CHOICES} {...field('code')} />
          <TextInput
            label={LABELS.amount}
            description={HINTS[form.values.lines[at]?.code ?? ''] ?? 'Rupees'}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            required
            {...field('amount')}
          />
        </SimpleGrid>
        <TextInput
          label={LABELS.note}
          description="The traveller reads it"
          maxLength={200}
          autoComplete="off"
          required
          {...field('note')}
        />
        <Group justify="space-between">
          <Checkbox label={LABELS.taxable} {...field('taxable', { type: 'checkbox' })} />
          <Button size="compact-sm" variant="subtle" aria-label={`Remove ${name.toLowerCase()}`} onClick={onRemove}>
            Remove
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
