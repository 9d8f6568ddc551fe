import type { BookingPage } from 'shared-api/contract'
import { linesInPaise, type Tariff, withOwnLines } from 'shared-api/fares'
import { Stack, Title } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { linesOf, type PriceRow } from './price-values.ts'

/** A booking's fare with other lines of the desk. */
export type FareOfRows = { booking: BookingPage; tariff: Tariff; rows: readonly PriceRow[] }

/** The fare in paise with the complete rows, as the server will make it. */
export const fareOfRows = ({ booking, tariff, rows }: FareOfRows) =>
  withOwnLines(linesInPaise(booking.fareLines), linesOf(rows), booking, tariff)

/** The price as it will be. */
export function PricePreview(props: FareOfRows) {
  const title = bookingMoneyTexts().price.new
  return (
    <Stack gap="xs" component="section" aria-label={title}>
      <Title order={3} size="h5">
        {title}
      </Title>
      <FareRows {...fareOfRows(props)} />
    </Stack>
  )
}
