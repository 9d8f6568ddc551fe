import { cityName } from 'shared-api/geography'

/** The English texts of all mails, and of pages without content; a further language is a file of the same keys. */
export const texts = {
  language: 'en',
  locale: 'en-IN',
  visitor: {
    subject: (reference: string, route: string, date: string) => `Booking ${reference}: ${route}, ${date}`,
    heading: (reference: string) => `Your booking ${reference}`,
    greeting: (name: string) => `Dear ${name},`,
    intro: 'Your booking is confirmed. Our team will contact you soon.',
    help: 'To change or cancel, call us and tell us the reference; cancellation is by phone only.',
    cancelled: {
      intro: 'Your booking is cancelled.',
      help: 'If you did not ask for that, or want to book again, call us and tell us the reference.',
    },
  },
  insteadOf: (reference: string) => `It takes the place of booking ${reference}, which is cancelled.`,
  desk: {
    subject: (reference: string, name: string, trip: string, route: string, date: string) =>
      `New booking ${reference}: ${name}, ${trip}, ${route}, ${date}`,
    heading: (reference: string) => `New booking ${reference}`,
    intro: (name: string) => `An answer to this mail goes to ${name}.`,
    distance: 'Distance',
    besideRoad: (km: string, roadKm: string) => `${km} km (by road about ${roadKm} km)`,
  },
  words: {
    city: cityName,
    tripType: (name: string) => name,
    route: (from: string, to: string) => `${from} to ${to}`,
    cab: (name: string, seats: string) => `${name}, ${seats} seats`,
    /** '06:30' as '6:30 am IST'. */
    clock: (time: string) => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number)
      return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'} IST`
    },
  },
  trip: {
    title: 'Your trip',
    reference: 'Reference',
    tripType: 'Trip type',
    from: 'From',
    to: 'To',
    pickUp: 'Pick-up',
    pickUpLocation: 'Pick-up location',
    visitingPlaces: 'Visiting places',
    return: 'Return',
    returnLocation: 'Return location',
    persons: 'Number of persons',
    cab: 'Cab',
    package: 'Package',
  },
  traveller: { title: 'Traveller', name: 'Name', mobile: 'Mobile', mail: 'Mail Id' },
  price: {
    title: 'Price (approx)',
    distance: (km: string, rate: string) => `Distance ${km} km × ${rate}`,
    fare: 'Cab fare',
    total: 'Total Price',
    notes: [
      'Toll, parking, state permits, driver allowance and the night charge (10 pm to 6 am) are not included.',
      '25% of the price is paid in advance and 75% at boarding.',
    ],
  },
  enquiry: {
    subject: { contact: 'Contact message', package: 'Package booking', 'custom-tour': 'Customised tour request' },
    from: (what: string, name: string) => `${what} from ${name}`,
    intro: (name: string) => `An answer to this mail goes to ${name}.`,
    title: 'What was sent',
    thanks: 'Form submitted successfully!',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      tourName: 'Package',
      category: 'Category',
      services: 'Services',
      numberOfPersons: 'Number of persons',
      visitingPlaces: 'Visiting places',
      message: 'Message',
    },
  },
  accountExists: {
    subject: 'You already have an account',
    heading: 'You already have an account',
    paragraphs: [
      'Someone, most likely you, has just tried to register with this mail address. It has an account already, and nothing was changed.',
      'If you have forgotten your password, call us. If it was not you, there is nothing to do.',
    ],
  },
  page: { noScript: 'This page needs JavaScript, which is off in this browser. Call us:' },
  calendar: {
    summary: (trip: string, route: string) => `${trip}: ${route}`,
    description: (reference: string, cab: string, phone: string) =>
      `Booking ${reference}, ${cab}. Questions? Call ${phone}.`,
  },
  footer: { call: 'Call us', address: 'Address', write: 'Write to us' },
}
