import { Button, Checkbox, Group, NativeSelect, Paper, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { commonTexts } from '../../texts/common.ts'
import { codeChoices } from './price-values.ts'
import type { PriceForm } from './use-price-form.ts'

type Props = { form: Pick<PriceForm, 'getInputProps' | 'values'>; at: number; onRemove: () => void }

function hintOf(code: string | undefined): string {
  const { rupees, discountHint, otherHint } = bookingMoneyTexts().price
  if (code === 'discount') return discountHint
  return code === 'other' ? otherHint : rupees
}

/** The fields of one line of the desk. */
export function PriceRow({ form, at, onRemove }: Props) {
  const field = (name: string, options = {}) => form.getInputProps(`lines.${at}.${name}`, options)
  const texts = bookingMoneyTexts().price
  const labels = texts.fields
  const { code, origin } = form.values.lines[at] ?? {}
  const mayBePassedOn = code !== 'discount' && origin !== 'agreed'
  return (
    <Paper withBorder p="sm" role="group" aria-label={texts.line({ number: at + 1 })}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} style={{ alignItems: 'start' }}>
          <NativeSelect label={labels.code} data={codeChoices()} {...field('code')} />
          <TextInput
            label={labels.amount}
            description={hintOf(code)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            required
            {...field('amount')}
          />
        </SimpleGrid>
        <TextInput
          label={labels.note}
          description={texts.noteHint}
          maxLength={200}
          autoComplete="off"
          required
          {...field('note')}
        />
        <Group justify={mayBePassedOn ? 'space-between' : 'flex-end'}>
          {mayBePassedOn && <Checkbox label={labels.taxable} {...field('taxable', { type: 'checkbox' })} />}
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={texts.removeLine({ number: at + 1 })}
            onClick={onRemove}
          >
            {commonTexts().remove}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
