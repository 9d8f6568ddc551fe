import type { ReactNode } from 'react'

/** The terms of hire (docs/product.md, Terms and privacy), in the order of the page. */
export const terms = {
  title: 'Terms and Conditions',
  lead: 'What you agree to when you hire a cab from us, in plain words.',
  what: 'the terms',
  validFrom: '26 November 2026',
  inForce: (date: string) => `In force since ${date}.`,
  contents: 'On this page',
  phones: 'Phone numbers',
  atAGlance: 'The terms at a glance',
  shares: (advance: string, rest: string) =>
    [
      { figure: `${advance}%`, text: 'of the estimate in advance' },
      { figure: `${rest}%`, text: 'at boarding' },
    ].filter(({ figure }) => figure !== '0%'),
  points: [
    { figure: '14 hours', text: 'are a day, at most' },
    { figure: '10pm–6am', text: 'is night use: extra charges' },
    { figure: '24 hours', text: 'for complaints and lost goods' },
    { figure: 'By phone', text: 'or on your trip page: cancellation' },
  ],
  titles: {
    booking: 'Booking',
    payment: 'Advance and balance',
    estimate: 'How we estimate the price',
    notIncluded: 'What the fare does not include',
    dayAndNight: 'A day, and the night',
    hillStations: 'Hill stations',
    cancellation: 'Cancellation',
    complaints: 'Complaints and lost goods',
  },
  booking: (company: string): ReactNode[] => [
    `When you send the booking form, your trip reaches our desk and you get a reference number. ${company} then calls you to settle the vehicle, the time and the advance.`,
    'Dates and times on this site are Indian Standard Time. A vehicle carries no more people than it has seats.',
  ],
  payment: (advance: string, rest: string): ReactNode[] => [
    <>
      <strong>{advance}% of the estimated price is paid in advance</strong> and holds the vehicle for you.
    </>,
    <>
      <strong>The remaining {rest}% is paid at boarding</strong>, before the journey starts.
    </>,
  ],
  paymentAtBoarding: ['The price is paid at boarding, before the journey starts.'] as ReactNode[],
  estimate: (perKm: string): ReactNode[] => [
    `The total on this site is approximate: ${perKm} for each kilometre by road, plus the fare of the cab you choose. The distance is our estimate between the two cities; change it if you plan a longer way.`,
    <>
      Cabs carry the note <strong>‘₹1000 excluding fees’</strong>: the price you see is before fees. Keep about ₹1000
      aside for those listed below; we tell you what to expect for your route when we call.
    </>,
  ],
  estimateByLines: [
    'The total on this site is approximate. Each part of it has a line of its own, before you book and in your booking. The distance is our estimate between the two cities; change it if you plan a longer way.',
  ] as ReactNode[],
  notIncluded: 'These are paid in addition, as they arise:',
  fees: {
    toll: 'toll and bridge charges',
    parking: 'parking and entrance fees',
    permit: 'permits and state border taxes',
    allowance: 'the driver’s daily allowance',
    night: 'night charges for use between 10pm and 6am',
  },
  dayAndNight: (night: { amount: string; from: string; to: string } | undefined): ReactNode[] => [
    <>
      <strong>A day is at most 14 hours</strong> of use. Drivers must rest: what goes beyond counts as another day.
    </>,
    night ? (
      <>
        <strong>
          Driving between {night.from} and {night.to} costs {night.amount} a night.
        </strong>{' '}
        It has its own line in the price.
      </>
    ) : (
      <>
        <strong>Use between 10pm and 6am carries extra charges.</strong> We tell you the amount before you agree to a
        night journey.
      </>
    ),
  ],
  hillCharge: (amount: string): ReactNode[] => [
    `A route with mountain roads has a hill charge, from ${amount}. It has its own line in the price.`,
  ],
  hillStations: [
    <>
      Estimates for hill stations hold <strong>only for trips of 2 days or more</strong>. For a shorter trip to the
      hills, please call us for a price.
    </>,
  ] as ReactNode[],
  cancellation: [
    <>
      Bookings are <strong>cancelled by phone only, or by you on your trip page</strong>, so that the driver hears of it
      in time. A mail, a message or the contact form does not cancel a booking. The page says what a cancellation costs
      before you press the button.
    </>,
  ] as ReactNode[],
  complaints: [
    <>
      Tell us about a complaint, or about goods left in the vehicle, <strong>within 24 hours</strong> after the trip. We
      then contact the driver and search the vehicle; after that we cannot answer for lost goods.
    </>,
  ] as ReactNode[],
}
