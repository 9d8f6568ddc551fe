import { Stack } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { BillPart } from './bill-part.tsx'
import { DocumentsPart } from './documents-part.tsx'
import type { NextStep } from './next-step.ts'
import { PaymentsPart } from './payments-part.tsx'
import { PricePart } from './price-part.tsx'
import type { BookingChange } from './use-step.ts'

/** The money of a booking: its price or bill, what was paid and is due, and the papers. */
export function MoneyCard({ next, ...change }: BookingChange & { next: NextStep | null }) {
  const { booking } = change.version.reply
  return (
    <TitledCard title={bookingPageTexts().money} id="money">
      <Stack gap="lg">
        <PricePart {...change} />
        <BillPart {...change} isNext={next === 'bill'} />
        <PaymentsPart key={`${booking.total} ${booking.fee}`} booking={booking} isNext={next === 'take'} />
        <DocumentsPart booking={booking} />
      </Stack>
    </TitledCard>
  )
}
