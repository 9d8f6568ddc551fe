import type { ReactNode } from 'react'

/** The confirm page, before and after the booking. */
export const confirm = {
  title: 'Confirm your booking',
  lead: 'Check your trip and leave your number. We will call you back.',
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
    mailUse: 'For the confirmation.',
    mailHint: 'For the confirmation. Without it, we will call you.',
    byPhone: 'Send trip messages by WhatsApp or SMS',
    note: (link: (words: string) => ReactNode): ReactNode => (
      <>
        You pay nothing now. We will call you to confirm the cab. What we store about you, and why, is in our{' '}
        {link('privacy policy')}.
      </>
    ),
  },
  failure: {
    falsy: 'Failed to book your cab. Please contact our customer support.',
    kept: 'What you typed is kept.',
    again: 'What you typed is kept. Press Book Now again: you will not be booked twice.',
    unreachable: 'we could not be reached',
    offline: 'you are offline',
    error: (message: string) => `Error sending email: ${message}`,
    orCall: (phone: ReactNode): ReactNode => <> Or call {phone}.</>,
    otherCab: 'Choose another cab',
  },
  nothing: {
    title: 'There is no trip to confirm yet',
    text: 'Choose where you want to go and in which cab first, then confirm here.',
  },
  notReady: 'Please check your trip first',
  toForm: 'Go to the booking form',
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
      `We have received your booking. Someone from our team will check it and confirm the cab by ${day}, ${time}; until then no cab is reserved for you.`,
    call: (mobile: string, advance: string, rest: string) =>
      advance === ''
        ? `We will call you on ${mobile} to confirm the cab.`
        : `We will call you on ${mobile} to confirm the cab and take the advance of ${advance}%. You pay the other ${rest}% at boarding.`,
    mail: (mail: string) =>
      `A mail with all the details and a calendar entry is on its way to ${mail}. Keep your reference handy when you call us.`,
    /** Where no mail server is set. */
    byPhone: 'We will tell you everything by phone. Keep your reference handy when you call us.',
    noMail:
      'You gave no mail address, so we will tell you everything by phone. Keep your reference handy when you call us.',
    toTrip: 'See your trip',
    changedOnPage: (phone: ReactNode): ReactNode => (
      <>Change of plans? Ask for a change or cancel on your trip page, or call {phone}.</>
    ),
    changed: (phone: ReactNode): ReactNode => <>Change of plans? Bookings are cancelled by phone only: {phone}.</>,
  },
}
