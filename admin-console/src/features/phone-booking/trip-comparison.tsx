import type { TripPreview } from 'shared-api/client'
import { type BookingPage, isAssigned, isBooked } from 'shared-api/contract'
import { linesInPaise } from 'shared-api/fares'
import { toPaise } from 'shared-api/money'
import { Alert, SimpleGrid, Stack, Text, Title } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'

type Props = { preview: TripPreview & { booking: BookingPage } }

/** The price as it is and as it will be, and what becomes of cab, vehicle and driver. */
export function TripComparison({ preview: { booking, quote, inTheWay } }: Props) {
  const { fareLines: lines, total, advance, tariff } = booking
  const t = phoneBookingTexts().change
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" style={{ alignItems: 'start' }}>
        <Price title={t.priceNow} lines={lines} total={total} advance={advance} />
        <Price title={t.newPrice} {...quote} />
      </SimpleGrid>
      {quote.tariff.id !== tariff?.id && <Text size="sm">{t.byOther({ tariff: quote.tariff.name })}</Text>}
      <Hold status={booking.status} inTheWay={inTheWay} />
    </Stack>
  )
}

const Price = ({
  title,
  lines,
  total,
  advance,
}: Pick<TripPreview['quote'], 'lines' | 'total' | 'advance'> & { title: string }) => (
  <Stack gap="xs" component="section" aria-label={title}>
    <Title order={2} size="h5">
      {title}
    </Title>
    <FareRows lines={linesInPaise(lines)} total={toPaise(total)} advance={toPaise(advance)} />
  </Stack>
)

function Hold({ status, inTheWay: { cab, assignment } }: Pick<BookingPage, 'status'> & Pick<TripPreview, 'inTheWay'>) {
  const t = phoneBookingTexts().change
  if (cab !== null)
    return (
      <Alert color="red" title={t.noVehicle}>
        {t.otherCab({ why: cab })}
      </Alert>
    )
  if (assignment !== null)
    return (
      <Alert color="yellow" title={t.noFit}>
        {t.release({ why: assignment })}
      </Alert>
    )
  if (isAssigned(status)) return <Text>{t.staysAssigned}</Text>
  return isBooked(status) ? <Text>{t.staysConfirmed}</Text> : null
}
