/** The page of a quotation. */
export const quotation = {
  title: 'Your quotation',
  lead: 'Here is our offer. Keep the link to yourself: anyone who has it can accept.',
  what: 'your quotation',
  reference: (reference: string) => `Quotation ${reference}`,
  greeting: (name: string) => `For ${name}`,
  route: (from: string, to: string) => `${from} to ${to}`,
  cab: (cab: string, persons: string) => `${cab}, ${persons} persons`,
  line: {
    pickUp: 'Pick-up',
    pickUpLocation: 'Pick-up location',
    visits: 'Visiting places',
    return: 'Return',
    returnLocation: 'Return location',
    package: 'Package',
  },
  trip: 'The trip',
  price: 'The price',
  validUntil: (day: string) => `You can accept it until ${day}.`,
  accept: {
    button: 'Accept the quotation',
    sure: 'Accept this quotation?',
    text: (total: string) => `Your trip is then booked for ${total}.`,
    yes: 'Yes, book it',
    back: 'Not yet',
    failed: 'The quotation was not accepted',
    unreachable: 'We could not be reached. Please check your connection and try again: nothing is booked twice.',
  },
  accepted: {
    title: 'Thank you. Your trip is booked.',
    text: (reference: string) => `Your booking is ${reference}. Our team will confirm it and mail you at each step.`,
    link: 'See your trip',
  },
  expired: {
    title: 'This quotation has expired',
    text: 'Write to us or call us for a new one.',
  },
  withdrawn: {
    title: 'We have withdrawn this quotation',
    text: 'Write to us or call us for a new one.',
  },
  dead: {
    title: 'This link no longer works',
    text: 'Open the newest mail with our quotation, or write to us.',
  },
  contact: 'Write to us',
}
