import type { TripPreview } from 'shared-api/client'
import type { BookingPage } from 'shared-api/contract'
import { linesInPaise } from 'shared-api/fares'
import { toPaise } from 'shared-api/money'
import { Alert, SimpleGrid, Stack, Text, Title } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'

type Props = { preview: TripPreview & { booking: BookingPage } }

/** The price as it is and as it will be, and what becomes of cab, vehicle and driver. */
export function TripComparison({ preview: { booking, quote, inTheWay } }: Props) {
  const { fareLines: lines, total, advance, tariff } = booking
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" style={{ alignItems: 'start' }}>
        <Price title="Price now" lines={lines} total={total} advance={advance} />
        <Price title="New price" {...quote} />
      </SimpleGrid>
      {quote.tariff.id !== tariff?.id && (
        <Text size="sm">
          By ‘{quote.tariff.name}’, as the tariff of the booking has no price for this cab on this trip.
        </Text>
      )}
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
  if (cab !== null)
    return (
      <Alert color="red" title="No vehicle of this cab is free then">
        {cab} Choose another cab or time.
      </Alert>
    )
  if (assignment !== null)
    return (
      <Alert color="yellow" title="Vehicle or driver do not fit this trip">
        {assignment} Saving takes the assignment back: the booking is confirmed, without vehicle and driver.
      </Alert>
    )
  if (status === 'assigned') return <Text>Vehicle and driver stay assigned.</Text>
  return status === 'confirmed' ? <Text>The booking stays confirmed.</Text> : null
}
