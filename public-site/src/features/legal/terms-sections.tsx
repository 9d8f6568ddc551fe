import type { Company } from 'shared-api/contract'
import { formatPaise, PAISE_PER_KM } from 'shared-api/pricing'
import { Text } from 'shared-ui'
import { PhoneLink } from '../../components/contact-link.tsx'
import type { LegalSection } from './legal-article.tsx'

/** The terms of hire with all constants of `specification §9`. */
export const termsSections = (company: Company): LegalSection[] => [
  { id: 'booking', title: 'Booking', body: <Booking name={company.name} /> },
  { id: 'payment', title: 'Advance and balance', body: <Payment /> },
  { id: 'estimate', title: 'How we estimate the price', body: <Estimate /> },
  { id: 'not-included', title: 'What the fare does not include', body: <NotIncluded /> },
  { id: 'day-and-night', title: 'A day, and the night', body: <DayAndNight /> },
  { id: 'hill-stations', title: 'Hill stations', body: <HillStations /> },
  { id: 'cancellation', title: 'Cancellation', body: <Cancellation phones={company.phones} /> },
  { id: 'complaints', title: 'Complaints and lost goods', body: <Complaints phones={company.phones} /> },
]

const Booking = ({ name }: { name: string }) => (
  <>
    <Text>
      When you send the booking form, your trip reaches our desk and you get a reference number. {name} then calls you
      to settle the vehicle, the time and the advance.
    </Text>
    <Text>
      Dates and times on this site are Indian Standard Time. No more people travel than the vehicle has seats.
    </Text>
  </>
)

const Payment = () => (
  <>
    <Text>
      <strong>25% of the estimated price is paid in advance</strong> and holds the vehicle for you.
    </Text>
    <Text>
      <strong>The remaining 75% is paid at boarding</strong>, before the journey starts.
    </Text>
  </>
)

const Estimate = () => (
  <>
    <Text>
      The total on this site is approximate: {formatPaise(PAISE_PER_KM)} for each kilometre by road, plus the fare of
      the cab you choose. The distance is our estimate between the two cities; change it if you plan a longer way.
    </Text>
    <Text>
      Cabs carry the note <strong>‘₹1000 excluding fees’</strong>: the price you see is before fees. Keep about ₹1000
      aside for those listed below; we tell you what to expect for your route when we call.
    </Text>
  </>
)

const NotIncluded = () => (
  <>
    <Text>These are paid in addition, as they arise:</Text>
    <ul>
      <li>toll and bridge charges</li>
      <li>parking and entrance fees</li>
      <li>permits and state border taxes</li>
      <li>the driver’s daily allowance</li>
      <li>night charges for use between 10pm and 6am</li>
    </ul>
  </>
)

const DayAndNight = () => (
  <>
    <Text>
      <strong>A day is at most 14 hours</strong> of use. Drivers must rest: what goes beyond counts as another day.
    </Text>
    <Text>
      <strong>Use between 10pm and 6am carries extra charges.</strong> We tell you the amount before you agree to a
      night journey.
    </Text>
  </>
)

const HillStations = () => (
  <Text>
    Estimates for hill stations hold <strong>only for trips of 2 days or more</strong>. For a shorter trip to the hills,
    please call us for a price.
  </Text>
)

const Cancellation = ({ phones }: { phones: string[] }) => (
  <>
    <Text>
      Bookings are <strong>cancelled by phone only</strong>, so that the driver hears of it in time. A mail, a message
      or the contact form does not cancel a booking.
    </Text>
    <PhoneList phones={phones} />
  </>
)

const Complaints = ({ phones }: { phones: string[] }) => (
  <>
    <Text>
      Tell us of a complaint, or of goods left in the vehicle, <strong>within 24 hours</strong> after the trip. We then
      reach the driver and search the vehicle; after that we cannot answer for lost goods.
    </Text>
    <PhoneList phones={phones} />
  </>
)

const PhoneList = ({ phones }: { phones: string[] }) => (
  <ul aria-label="Phone numbers">
    {phones.map((phone) => (
      <li key={phone}>
        <PhoneLink phone={phone} />
      </li>
    ))}
  </ul>
)
