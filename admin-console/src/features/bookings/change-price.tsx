import { useRef } from 'react'
import { Button, Group, Stack, Text } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { useMailed } from '../../mails/use-mailed.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { commonTexts } from '../../texts/common.ts'
import { AgreedPrice } from './agreed-price.tsx'
import type { BookingVersion } from './booking-status.tsx'
import { PricePreview } from './price-preview.tsx'
import { PriceRows } from './price-rows.tsx'
import { type PriceRow, priceWords } from './price-values.ts'
import { TariffExtras } from './tariff-extras.tsx'
import { usePriceForm } from './use-price-form.ts'
import { useTariffOf } from './use-tariff-of.ts'

type Props = { version: BookingVersion; onChanged: (version: BookingVersion) => void }

/** The button and the dialog in which the desk adds its own lines to a price (docs/product.md, Lines of the desk). */
export function ChangePrice({ version, onChanged }: Props) {
  const price = usePriceForm(version, onChanged)
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(price.opened, content)
  const { change } = bookingMoneyTexts().price
  return (
    <>
      <Button size="sm" variant="default" mt="md" data-screen-only onClick={price.open}>
        {change}
      </Button>
      <DeskDialog opened={price.opened} onClose={price.close} title={change}>
        <div ref={content}>
          <PriceFields price={price} version={version} />
        </div>
      </DeskDialog>
      <ConflictDialog
        conflict={price.conflict}
        words={priceWords()}
        onSave={({ lines }) => price.store({ lines })}
        onCancel={price.cancel}
      />
    </>
  )
}

type FieldsProps = { price: ReturnType<typeof usePriceForm>; version: BookingVersion }

function PriceFields({ price: { form, agreeing, isDirty, store, failure, discard }, version }: FieldsProps) {
  const { booking } = version.reply
  const tariff = useTariffOf(booking)
  const rows = form.values.lines
  const mailed = useMailed()
  const texts = bookingMoneyTexts().price

  const setRows = (lines: PriceRow[]) => {
    form.setFieldValue('lines', lines)
    form.clearErrors()
  }

  return (
    <form onSubmit={form.onSubmit(store, toFirstError)} noValidate>
      <Stack>
        <Text size="sm">
          {texts.rules} {booking.mail ? mailed(texts.mailed) : texts.notMailed}
        </Text>
        <SentFields busy={form.submitting}>
          <PriceRows form={form} more={(add) => tariff.data && <TariffExtras tariff={tariff.data} onAdd={add} />} />
          <Loaded query={tariff} what={texts.whatTariff}>
            {(rules) => (
              <>
                <AgreedPrice {...agreeing} booking={booking} tariff={rules} rows={rows} onRows={setRows} />
                <PricePreview booking={booking} tariff={rules} rows={rows} />
              </>
            )}
          </Loaded>
        </SentFields>
        <FormFailure failure={failure} errors={form.errors} />
        <Group justify="flex-end">
          <Button variant="default" onClick={discard}>
            {commonTexts().cancel}
          </Button>
          <ActionButton type="submit" loading={form.submitting} disabled={!isDirty}>
            {texts.save}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
