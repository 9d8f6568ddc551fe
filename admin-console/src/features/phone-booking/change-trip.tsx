import { useState } from 'react'
import type { Tariff } from 'shared-api/fares'
import { Checkbox, Group, Stack, TextInput } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { useMailed } from '../../mails/use-mailed.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { BookingFields } from './booking-fields.tsx'
import { type BookingValues, valuesOf } from './booking-values.ts'
import { TripComparison } from './trip-comparison.tsx'
import { bookedCab } from './trip-version.ts'
import { useBookingForm } from './use-booking-form.ts'
import { type TripVersion, useChangeTrip } from './use-change-trip.ts'

type Props = {
  version: TripVersion
  /** That of the booking. */
  tariff: Tariff | undefined
  onSaved: (version: TripVersion) => void
}

/** The form of a booking's trip and traveller, which is saved in place (docs/product.md, Change of a trip). */
export function ChangeTrip({ version, tariff, onSaved }: Props) {
  const { booking } = version.reply
  // As it was read, whatever is read of it later.
  const [stored] = useState({ tariff, cab: bookedCab(booking), draft: ` ${booking._id} ${version.etag}` })
  const fields = useBookingForm(valuesOf(booking), stored)
  const { form } = fields
  const { preview, compare, store, saved, ...change } = useChangeTrip(fields, version, onSaved)
  const release = preview !== null && preview.inTheWay.assignment !== null
  const canSave = preview !== null && preview.inTheWay.cab === null
  const submit = (values: BookingValues) => (canSave ? store(values, release) : compare(values))
  return (
    <form onSubmit={form.onSubmit(submit, toFirstError)} noValidate>
      <Stack maw="44rem">
        <SentFields busy={form.submitting}>
          <BookingFields booking={fields} insteadOf={booking._id} />
          <AboutFields {...change} mail={form.values.mail} />
        </SentFields>
        <FormFailure failure={change.failure} errors={form.errors} />
        <div aria-live="polite">{preview && <TripComparison preview={preview} />}</div>
        <Group justify="flex-end">
          <ActionButton type="submit" loading={form.submitting} disabled={!form.isDirty()}>
            {submitText(canSave, release)}
          </ActionButton>
        </Group>
      </Stack>
      <ConflictDialog
        conflict={change.conflict}
        words={change.words}
        onSave={(values) => void change.settle(values)}
        onCancel={change.cancel}
      />
      <UnsavedGuard unsaved={!saved && form.isDirty()} />
    </form>
  )
}

function submitText(canSave: boolean, release: boolean): string {
  const { change } = phoneBookingTexts()
  if (!canSave) return change.compare
  return release ? change.saveAndRelease : change.save
}

type AboutProps = Pick<ReturnType<typeof useChangeTrip>, 'about' | 'setAbout'> & { mail: string }

/** The reason of the change, and whether to notify the traveller. */
function AboutFields({ about, setAbout, mail }: AboutProps) {
  const t = phoneBookingTexts().change
  const mailed = useMailed()
  return (
    <>
      <TextInput
        label={t.reason}
        description={t.reasonHint}
        maxLength={200}
        autoComplete="off"
        value={about.reason}
        onChange={(event) => setAbout({ ...about, reason: event.currentTarget.value })}
      />
      <Checkbox
        label={t.tell}
        description={mail.trim() === '' ? t.noMail : mailed('')}
        checked={about.tell && mail.trim() !== ''}
        disabled={mail.trim() === ''}
        onChange={(event) => setAbout({ ...about, tell: event.currentTarget.checked })}
      />
    </>
  )
}
