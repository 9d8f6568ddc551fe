import type { OfferReply, QuotedTrip } from 'shared-api/contract'
import { fareInPaise } from 'shared-api/fares'
import { Alert, Anchor, Link, Stack, Text, Title } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import priceClasses from '../../components/price-summary.module.css'
import { formatDay, formatTime } from '../../lib/format-day.ts'
import { cityName } from '../../lib/places.ts'
import { quotationTexts } from '../../texts/quotation.ts'
import { AcceptQuotation } from './accept-quotation.tsx'

type Offer = NonNullable<OfferReply['offer']>
type Props = {
  offer: Offer
  booking: OfferReply['booking']
  token: string
  onReply: (offer: OfferReply) => void
  onFailure: () => void
}

/** A quotation for its traveller: trip, lines, and the button to accept it; once accepted, the booking. */
export function QuotationView({ offer, booking, token, onReply, onFailure }: Props) {
  const { reference, name, trip, total, note, validUntil } = offer
  const t = quotationTexts()
  return (
    <Stack gap="xl" maw="44rem">
      <div>
        <Text>
          {t.reference({ reference })}. {t.greeting({ name })}
        </Text>
        <Title order={2}>{t.route({ from: cityName(trip.from), to: cityName(trip.to) })}</Title>
        <Text>{t.cab({ cab: trip.cab.name, persons: trip.numberOfPersons })}</Text>
      </div>
      <Rows caption={t.trip} rows={tripRows(trip)} />
      <table className={priceClasses.table}>
        <caption className={priceClasses.caption}>{t.price}</caption>
        <tbody>
          <FareRows fare={fareInPaise(offer)} exact inOwnWords />
        </tbody>
      </table>
      {note && <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text>}
      <div>
        <div role="status">{booking && <Accepted booking={booking} />}</div>
        {!booking && (
          <>
            <Text mb="md">{t.validUntil({ day: formatDay(validUntil) })}</Text>
            <AcceptQuotation token={token} total={total} onReply={onReply} onFailure={onFailure} />
          </>
        )}
      </div>
    </Stack>
  )
}

const Accepted = ({ booking: { reference, tripLink } }: { booking: NonNullable<OfferReply['booking']> }) => {
  const t = quotationTexts().accepted
  return (
    <Alert color="green" title={t.title}>
      <Text mb="xs">{t.text({ reference })}</Text>
      <Anchor component={Link} to={tripLink}>
        {t.link}
      </Anchor>
    </Alert>
  )
}

const Rows = ({ caption, rows }: { caption: string; rows: [string, string][] }) => (
  <table className={priceClasses.table}>
    <caption className={priceClasses.caption}>{caption}</caption>
    <tbody>
      {rows.map(([label, value]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

function tripRows(trip: QuotedTrip): [string, string][] {
  const t = quotationTexts().line
  const when = (day: string | null, time: string | null) =>
    day && time ? `${formatDay(day)}, ${formatTime(time)}` : ''
  const rows: [string, string][] = [
    [t.pickUp, when(trip.pickUpDate, trip.pickUpTime)],
    [t.pickUpLocation, `${trip.pickUpLocation}, ${cityName(trip.from)}`],
    [t.visits, trip.visitingPlaces.join(', ')],
    [t.return, when(trip.returnDate, trip.returnTime)],
    [t.returnLocation, trip.returnLocation ?? ''],
    [t.package, trip.package ?? ''],
  ]
  return rows.filter(([, value]) => value !== '')
}
