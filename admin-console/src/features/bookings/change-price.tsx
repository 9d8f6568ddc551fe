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
import { AgreedPrice } from './agreed-price.tsx'
import type { BookingVersion } from './booking-status.tsx'
import { PricePreview } from './price-preview.tsx'
import { PriceRow } from './price-row.tsx'
import { newRow, PRICE_WORDS, type PriceRow as Row } from './price-values.ts'
import { usePriceForm } from './use-price-form.ts'
import { useTariffOf } from './use-tariff-of.ts'

type Props = { version: BookingVersion; onChanged: (version: BookingVersion) => void }

/** The button and the dialog in which the desk adds its own lines to a price (docs/product.md, Lines of the desk). */
export function ChangePrice({ version, onChanged }: Props) {
  const price = usePriceForm(version, onChanged)
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(price.opened, content)
  return (
    <>
      <Button size="sm" variant="default" mt="md" data-screen-only onClick={price.open}>
        Change the price
      </Button>
      <DeskDialog opened={price.opened} onClose={price.close} title="Change the price">
        <div ref={content}>
          <PriceFields price={price} version={version} />
        </div>
      </DeskDialog>
      <ConflictDialog
        conflict={price.conflict}
        words={PRICE_WORDS}
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
  const addButton = useRef<HTMLButtonElement>(null)
  const rows = form.values.lines

  const setRows = (lines: Row[]) => {
    form.setFieldValue('lines', lines)
    form.clearErrors()
  }
  const add = () => {
    form.insertListItem('lines', newRow())
    // Once the row is rendered.
    requestAnimationFrame(() => form.getInputNode(`lines.${rows.length}.code`)?.focus())
  }
  const remove = (at: number) => {
    form.removeListItem('lines', at)
    // The pressed button goes; the keyboard goes on from here.
    addButton.current?.focus()
  }

  return (
    <form onSubmit={form.onSubmit(store, toFirstError)} noValidate>
      <Stack>
        <Text size="sm">
          The lines of the tariff stay; tax, rounding and advance follow.{' '}
          {booking.mail ? 'The traveller gets a mail.' : 'There is no mail address: call the traveller.'}
        </Text>
        <SentFields busy={form.submitting}>
          {rows.map((row, at) => (
            <PriceRow key={row.key} form={form} at={at} onRemove={() => remove(at)} />
          ))}
          <Group>
            <Button ref={addButton} size="sm" variant="default" onClick={add}>
              Add a line
            </Button>
          </Group>
          <Loaded query={tariff} what="the tariff">
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
            Cancel
          </Button>
          <ActionButton type="submit" loading={form.submitting} disabled={!isDirty}>
            Save the price
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
