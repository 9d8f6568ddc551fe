/** The home page around its form. */
export const home = {
  hero: {
    title: 'A cab and a good driver, anywhere in the south',
    lead: 'Tamil Nadu, Kerala, Karnataka, Andhra Pradesh: choose your cab, see the price, and we call you to confirm.',
  },
  login: 'Login',
  account: 'Your account',
  loggedIn: 'Login successful!',
  call: { title: 'Call now', text: 'Rather talk? We book your cab on the phone, day and night.' },
  routes: { title: 'Popular routes', route: (from: string, to: string) => `${from} to ${to}` },
  packages: {
    title: 'Holiday packages',
    all: 'See all holiday packages',
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    from: (price: string) => `From ${price}`,
  },
  how: {
    title: 'How it works',
    steps: [
      { title: 'Say where and when', text: 'From where to where, the day and the time, and how many of you.' },
      { title: 'Choose a cab', text: 'You see the price of each cab for your trip, line by line.' },
      {
        title: 'We confirm',
        text: 'Someone from our team checks your booking and confirms it. Your trip gets its own page.',
      },
      { title: 'Travel', text: 'You get the name and number of your driver before the trip, and a bill after it.' },
    ],
  },
  price: {
    title: 'What is in the price',
    always: ['the cab', 'its driver', 'the distance you booked'],
    within: (costs: string) => `Always included: ${costs}.`,
    onTop: (costs: string) => `Extra, where your trip has them: ${costs}.`,
    shown: 'The form shows each part of the price before you book. Booking is free.',
  },
  blurbs: {
    title: 'Why travel with us',
    text: 'Our drivers know the ghat roads, the temple streets and the best filter coffee on the way. You see the price before you book, and a person calls you back.',
    cabs: { what: 'cabs ready', text: 'Hatchbacks to vans, cleaned and checked before each trip.' },
    customers: { what: 'satisfied customers', text: 'Most come back, and send their family.' },
  },
}
