import { getUpi } from 'shared-api/client'
import { Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { rupeesText } from '../../components/rupees-text.ts'

type Props = { bookingId: string; reference: string; opened: boolean; onClose: () => void }

/** A QR code for what is still to be paid, to be scanned from the desk's screen. */
export const UpiDialog = ({ bookingId, reference, opened, onClose }: Props) => (
  <DeskDialog opened={opened} onClose={onClose} title={`Pay ${reference} by UPI`}>
    <Code bookingId={bookingId} />
  </DeskDialog>
)

function Code({ bookingId }: { bookingId: string }) {
  const query = useSWR(`/api/v1/bookings/${bookingId}/upi`, () => staffCall((client) => getUpi(client, bookingId)))
  return (
    <Loaded query={query} what="the QR code">
      {({ qr, amount }) => (
        <Stack align="center">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={`QR code to pay ${rupeesText(amount)} by UPI`}
            width={280}
            height={280}
          />
          <Text fw={700}>{rupeesText(amount)}</Text>
          <Text size="sm" c="dimmed">
            Add the payment once it is in the bank.
          </Text>
        </Stack>
      )}
    </Loaded>
  )
}
