import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, TextInput } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { BLANK_ROW } from './quotation-values.ts'
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
          {phoneBookingTexts().quotation.addLine}
        </Button>
      </div>
    )}
  </Stack>
)

function Line({ form, at }: Props & { at: number }) {
  const field = (name: string, options = {}) => form.getInputProps(`lines.${at}.${name}`, options)
  const t = phoneBookingTexts().quotation
  return (
    <Paper withBorder p="sm" role="group" aria-label={t.line({ number: at + 1 })}>
      <Stack gap="sm">
        <TextInput label={t.labels.what} maxLength={180} autoComplete="off" required {...field('what')} />
        <SimpleGrid cols={2} style={{ alignItems: 'start' }}>
          <TextInput label={t.labels.quantity} inputMode="numeric" autoComplete="off" required {...field('quantity')} />
          <TextInput label={t.labels.rate} autoComplete="off" required {...field('rate')} />
        </SimpleGrid>
        <Group justify="space-between">
          <Checkbox label={t.taxed} {...field('taxable', { type: 'checkbox' })} />
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={t.removeLine({ number: at + 1 })}
            onClick={() => form.removeListItem('lines', at)}
          >
            {commonTexts().remove}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
