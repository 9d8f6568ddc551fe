import { patchBooking } from 'shared-api/client'
import { Text, useShell } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { staffCall } from '../../api/staff-call.ts'
import classes from '../../components/thumb-target.module.css'
import { useStatus } from '../../editing/use-status.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { bookingsTexts } from '../../texts/bookings.ts'
import type { BookingVersion } from './booking-status.tsx'
import { readBooking } from './use-bookings.ts'

type Props = { version: BookingVersion; onChanged: (version: BookingVersion) => void }

/** Whether the traveller takes messages by WhatsApp or SMS; off, none that waits is sent. */
export function MessagesByPhone({ version: { reply, etag }, onChanged }: Props) {
  const { notify } = useShell()
  const { one } = bookingsTexts()
  const texts = bookingPageTexts().traveller
  const { _id, messagesByPhone } = reply.booking
  const { wanted, refusal, change } = useStatus<BookingVersion, boolean>({
    what: one,
    send: (on) => staffCall((client) => patchBooking(client, _id, { messagesByPhone: on }, { ifMatch: etag })),
    read: () => readBooking(_id),
    statusOf: ({ reply }) => reply.booking.messagesByPhone,
    onChanged,
  })
  const turn = async (on: boolean) => {
    if (await change(on)) notify({ kind: 'success', message: on ? texts.messagesOn : texts.messagesOff })
  }
  return (
    <>
      <Switch
        mt="md"
        classNames={{ body: classes.body }}
        label={texts.messages}
        checked={wanted ?? messagesByPhone}
        aria-busy={wanted !== null}
        onChange={(event) => turn(event.currentTarget.checked)}
        data-screen-only
      />
      {refusal && (
        <Text role="alert" size="sm" c="var(--danger)">
          {refusal}
        </Text>
      )}
    </>
  )
}
