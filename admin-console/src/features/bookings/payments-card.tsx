import { useState } from 'react'
import { getLedger } from 'shared-api/client'
import { type Booking, isDriven, type Ledger } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Group, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { Loaded } from '../../components/loaded.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { ClaimRow } from './claim-row.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentList } from './payment-list.tsx'
import { RemindButton } from './remind-button.tsx'
import { UpiDialog } from './upi-dialog.tsx'

/** The key of the query of a booking's payments. */
export const ledgerKey = (bookingId: string) => `/api/v1/bookings/${bookingId}/payments`

type Props = {
  booking: Pick<Booking, '_id' | 'reference' | 'advance' | 'mail' | 'status' | 'assignment'> & { fee?: number | null }
}
type Asked = 'payments' | 'refunds' | 'upi' | null

/** What was paid for a booking, what is still to be paid, and what travellers say they paid (docs/product.md, Payments). */
export function PaymentsCard({ booking }: Props) {
  const { _id, reference } = booking
  const query = useSWR<Ledger>(ledgerKey(_id), () => staffCall((client) => getLedger(client, _id)))
  const isOver = isDriven(booking.status)
  const [asked, setAsked] = useState<Asked>(null)
  const texts = bookingMoneyTexts().payments
  const show = (ledger: Ledger) => void query.mutate(ledger, { revalidate: false })
  return (
    <TitledCard title={texts.title}>
      <Loaded query={query} what={texts.what}>
        {(ledger) => (
          <Stack gap="sm">
            {booking.fee != null && <Text>{texts.fee({ sum: rupeesText(booking.fee) })}</Text>}
            <PaymentList payments={ledger.payments} onNoted={show} onFailed={() => void query.mutate()} />
            <Group justify="space-between">
              <Text>{texts.paid({ sum: rupeesText(ledger.paid) })}</Text>
              <Text fw={700}>{balanceText(ledger.balance)}</Text>
            </Group>
            {ledger.claims
              .filter(({ outcome }) => outcome === 'waiting')
              .map((claim) => (
                <ClaimRow key={claim.id} claim={claim} balance={ledger.balance} onSettled={show} />
              ))}
            <Group gap="xs" data-screen-only>
              {ledger.balance > 0 && (
                <>
                  <Button size="sm" onClick={() => setAsked('payments')}>
                    {isOver ? texts.take({ sum: rupeesText(ledger.balance) }) : texts.add}
                  </Button>
                  <Button size="sm" variant="default" onClick={() => setAsked('upi')}>
                    {texts.showQr}
                  </Button>
                </>
              )}
              <RemindButton booking={booking} ledger={ledger} onReminded={show} />
              {ledger.paid > 0 && (
                <Button size="sm" variant="default" onClick={() => setAsked('refunds')}>
                  {texts.addRefund}
                </Button>
              )}
            </Group>
            <PaymentDialog
              bookingId={_id}
              kind={asked === 'refunds' ? 'refunds' : 'payments'}
              driver={booking.assignment?.driver ?? null}
              most={asked === 'refunds' ? ledger.paid : ledger.balance}
              opened={asked === 'payments' || asked === 'refunds'}
              onClose={() => setAsked(null)}
              onNoted={show}
            />
            <UpiDialog bookingId={_id} reference={reference} opened={asked === 'upi'} onClose={() => setAsked(null)} />
          </Stack>
        )}
      </Loaded>
    </TitledCard>
  )
}

function balanceText(balance: number): string {
  const { toGiveBack, toPay } = bookingMoneyTexts().payments
  return balance < 0 ? toGiveBack({ sum: rupeesText(-balance) }) : toPay({ sum: rupeesText(balance) })
}
