import type { ReactNode } from 'react'

/** The confirm page, before and after the booking. */
export const confirm = {
  title: 'Confirm your booking',
  lead: 'Check your trip and leave your number. We call you back.',
  what: 'your cab',
  changeTrip: 'Change the trip',
  route: (from: string, to: string) => `${from} to ${to}`,
  yourTrip: 'Your trip',
  cab: (trip: string, cab: string, seats: number) => `${trip} in a ${cab} with ${seats} seats`,
  facts: {
    from: 'From',
    to: 'To',
    pickUpDate: 'Pick-up Date',
    pickUpTime: 'Pick-up Time',
    pickUpLocation: 'Pick-up Location',
    visitingPlaces: 'Visiting Places',
    persons: 'Number of Persons',
    returnLocation: 'Return Location',
    returnDate: 'Return Date',
    returnTime: 'Return Time',
  },
  price: 'Price',
  traveller: {
    title: 'Your details',
    labels: { name: 'Name', mobile: 'Mobile', mail: 'Mail Id' },
    mailHint: 'For the confirmation; without it we call you.',
    byPhone: 'Send trip messages by WhatsApp or SMS',
    note: (link: (words: string) => ReactNode): ReactNode => (
      <>
        You pay nothing now. We call you to confirm the cab. What we keep of you, and why, is in our{' '}
        {link('privacy policy')}.
      </>
    ),
  },
  failure: {
    falsy: 'Failed to book your cab. Please contact our customer support.',
    kept: 'What you typed is kept.',
    again: 'What you typed is kept. Press Book Now again: it stays one booking.',
    unreachable: 'we could not be reached',
    offline: 'you are offline',
    error: (message: string) => `Error sending email: ${message}`,
    orCall: (phone: ReactNode): ReactNode => <> Or call {phone}.</>,
    otherCab: 'Choose another cab',
  },
  nothing: {
    title: 'There is no trip to confirm yet',
    text: 'Choose where you want to go and in which cab; then you come back here.',
  },
  notReady: 'Your trip needs a look first',
  toForm: 'To the booking form',
  done: {
    title: 'Your booking is confirmed. Our team will contact you soon.',
    reference: 'Booking reference',
    trip: (from: string, to: string, day: string, time: string) => `${from} to ${to}, ${day}, ${time}`,
    total: (cab: string, total: string) => `${cab}, total ${total} (approx)`,
    otherTotal: (seen: string, total: string, phone: ReactNode): ReactNode => (
      <>
        The price of the cab changed while you booked: you saw {seen}, and the total is {total} now.
        {phone && <> If that does not suit you, call {phone}.</>}
      </>
    ),
    next: 'What happens next',
    received: (day: string, time: string) =>
      `We have received your booking. A person of our team checks it and confirms the cab by ${day}, ${time}; until then no cab is kept for you.`,
    call: (mobile: string, advance: string, rest: string) =>
      advance === ''
        ? `We call you on ${mobile} to confirm the cab.`
        : `We call you on ${mobile} to confirm the cab and take the advance of ${advance}%. The other ${rest}% you pay at boarding.`,
    mail: (mail: string) =>
      `A mail with all details and an entry for your calendar is on its way to ${mail}. Keep the reference at hand when you call us.`,
    noMail: 'You gave no mail address, so we tell you all by phone. Keep the reference at hand when you call us.',
    toTrip: 'See your trip',
    changedOnPage: (phone: ReactNode): ReactNode => (
      <>Something has changed? Ask for a change or cancel on the page of your trip, or call {phone}.</>
    ),
    changed: (phone: ReactNode): ReactNode => (
      <>Something has changed? Bookings are cancelled by phone only: {phone}.</>
    ),
  },
}
