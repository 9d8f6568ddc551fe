import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, TextInput } from 'shared-ui'
import { BLANK_ROW, QUOTATION_LABELS } from './quotation-values.ts'
import type { useQuotationForm } from './use-quotation-form.ts'

type Props = { form: ReturnType<typeof useQuotationForm>['rest'] }

const MAX_LINES = 20

/** The lines of a quotation: what, how many, and the price for one. */
export const QuotationLines = ({ form }: Props) => (
  <Stack gap="sm">
    {form.values.lines.map((_row, at) => (
      <Line key={at} form={form} at={at} />
    ))}
    {form.errors.lines && (
      <Text c="var(--danger)" size="sm" role="alert">
        {form.errors.lines}
      </Text>
    )}
    {form.values.lines.length < MAX_LINES && (
      <div>
        <Button size="sm" variant="light" onClick={() => form.insertListItem('lines', BLANK_ROW)}>
          Add a line
        </Button>
      </div>
    )}
  </Stack>
)

function Line({ form, at }: Props & { at: number }) {
  const field = (name: string, options = {}) => form.getInputProps(`lines.${at}.${name}`, options)
  const name = `Line ${at + 1}`
  return (
    <Paper withBorder p="sm" role="group" aria-label={name}>
      <Stack gap="sm">
        <TextInput label={QUOTATION_LABELS.what} maxLength={180} autoComplete="off" required {...field('what')} />
        <SimpleGrid cols={2} style={{ alignItems: 'start' }}>
          <TextInput
            label={QUOTATION_LABELS.quantity}
            inputMode="numeric"
            autoComplete="off"
            required
            {...field('quantity')}
          />
          <TextInput label={QUOTATION_LABELS.rate} autoComplete="off" required {...field('rate')} />
        </SimpleGrid>
        <Group justify="space-between">
          <Checkbox label="Taxed" {...field('taxable', { type: 'checkbox' })} />
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`Remove ${name.toLowerCase()}`}
            onClick={() => form.removeListItem('lines', at)}
          >
            Remove
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
