import { getUpi } from 'shared-api/client'
import { rupeesText } from 'shared-api/money'
import { Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

type Props = { bookingId: string; reference: string; opened: boolean; onClose: () => void }

/** A QR code for what is still to be paid, to be scanned from the desk's screen. */
export const UpiDialog = ({ bookingId, reference, opened, onClose }: Props) => (
  <DeskDialog opened={opened} onClose={onClose} title={bookingMoneyTexts().payments.upi.title({ reference })}>
    <Code bookingId={bookingId} />
  </DeskDialog>
)

function Code({ bookingId }: { bookingId: string }) {
  const query = useSWR(`/api/v1/bookings/${bookingId}/upi`, () => staffCall((client) => getUpi(client, bookingId)))
  const texts = bookingMoneyTexts().payments.upi
  return (
    <Loaded query={query} what={texts.what}>
      {({ qr, amount }) => (
        <Stack align="center">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={texts.code({ sum: rupeesText(amount) })}
            width={280}
            height={280}
          />
          <Text fw={700}>{rupeesText(amount)}</Text>
          <Text size="sm" c="dimmed">
            {texts.hint}
          </Text>
        </Stack>
      )}
    </Loaded>
  )
}
