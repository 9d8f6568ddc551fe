import { useState } from 'react'
import { type Booking, isDriven, type Ledger } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Group, Stack, Text } from 'shared-ui'
import { Loaded } from '../../components/loaded.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { ClaimRow } from './claim-row.tsx'
import { lookOf } from './next-step.ts'
import { Part } from './part.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentList } from './payment-list.tsx'
import { RemindButton } from './remind-button.tsx'
import { UpiDialog } from './upi-dialog.tsx'
import { useLedger } from './use-ledger.ts'

type Props = {
  booking: Pick<Booking, '_id' | 'reference' | 'advance' | 'mail' | 'status' | 'assignment'> & { fee?: number | null }
  isNext?: boolean
}
type Asked = 'payments' | 'refunds' | 'upi' | null

/** What was paid for a booking, what is still to be paid, and what travellers say they paid (docs/product.md, Payments). */
export function PaymentsPart({ booking, isNext = false }: Props) {
  const { _id, reference } = booking
  const query = useLedger(_id)
  const isOver = isDriven(booking.status)
  const [asked, setAsked] = useState<Asked>(null)
  const texts = bookingMoneyTexts().payments
  const show = (ledger: Ledger) => void query.mutate(ledger, { revalidate: false })
  return (
    <Part title={texts.title}>
      <Loaded query={query} what={texts.what}>
        {(ledger) => (
          <Stack gap="sm">
            {ledger.claims
              .filter(({ outcome }) => outcome === 'waiting')
              .map((claim) => (
                <ClaimRow key={claim.id} claim={claim} balance={ledger.balance} onSettled={show} />
              ))}
            {booking.fee != null && <Text>{texts.fee({ sum: rupeesText(booking.fee) })}</Text>}
            <PaymentList payments={ledger.payments} onNoted={show} onFailed={() => void query.mutate()} />
            <Group justify="space-between">
              <Text>{texts.paid({ sum: rupeesText(ledger.paid) })}</Text>
              <Text fw={700}>{balanceText(ledger.balance)}</Text>
            </Group>
            <Group gap="xs" data-screen-only>
              {ledger.balance > 0 && (
                <>
                  <Button size="sm" {...lookOf(isNext)} onClick={() => setAsked('payments')}>
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
    </Part>
  )
}

function balanceText(balance: number): string {
  const { toGiveBack, toPay } = bookingMoneyTexts().payments
  return balance < 0 ? toGiveBack({ sum: rupeesText(-balance) }) : toPay({ sum: rupeesText(balance) })
}
