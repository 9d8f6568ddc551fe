import { Checkbox, Paper, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { Rows } from '../../editing/rows.tsx'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { BLANK_ROW } from './quotation-values.ts'
import type { useQuotationForm } from './use-quotation-form.ts'

type Props = { form: ReturnType<typeof useQuotationForm>['rest'] }

const MAX_LINES = 20

/** The lines of a quotation: what, how many, and the price for one. */
export function QuotationLines({ form }: Props) {
  const { labels, line, taxed } = phoneBookingTexts().quotation
  const list = { form, path: 'lines', legend: labels.lines, name: line, rows: form.values.lines, max: MAX_LINES }
  return (
    <Rows {...list} blank={BLANK_ROW}>
      {(path) => {
        const field = (name: string, options = {}) => form.getInputProps(`${path}.${name}`, options)
        return (
          <Paper withBorder p="sm">
            <Stack gap="sm">
              <TextInput label={labels.what} maxLength={180} autoComplete="off" required {...field('what')} />
              <SimpleGrid cols={2} style={{ alignItems: 'start' }}>
                <TextInput
                  label={labels.quantity}
                  inputMode="numeric"
                  autoComplete="off"
                  required
                  {...field('quantity')}
                />
                <TextInput label={labels.rate} autoComplete="off" required {...field('rate')} />
              </SimpleGrid>
              <Checkbox label={taxed} {...field('taxable', { type: 'checkbox' })} />
            </Stack>
          </Paper>
        )
      }}
    </Rows>
  )
}
