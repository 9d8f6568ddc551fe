/**
 * Titles and descriptions of the pages for search engines, shared links and the browser's tab. A title precedes the
 * company's name.
 */
export const heads = {
  home: {
    title: 'Cabs for Outstation, Local and Drop Trips',
    description:
      'Book a cab with driver across Tamil Nadu, Kerala, Karnataka and Andhra Pradesh. See the estimated price before you book; we confirm by phone.',
  },
  about: {
    title: 'About Us',
    description:
      'Who drives you: our history, how we maintain our vehicles, and why families in the south travel with us.',
  },
  cars: {
    title: 'Available Cabs',
    description:
      'All cabs that are free now, with seats and prices in rupees: hatchbacks, sedans, SUVs and vans with driver.',
  },
  cityRoutes: {
    title: 'Cab Routes and Prices',
    description:
      'Cabs between the cities of Tamil Nadu, Kerala, Karnataka and Andhra Pradesh: distance, driving time and the price of every class of cab, one way and return.',
  },
  cityRoute: { title: 'Cab Route', description: 'Two cities: distance, stops, and the price of every class of cab.' },
  confirm: {
    title: 'Confirm Your Booking',
    description: 'Check your trip and the estimated price, and leave your name and number.',
  },
  contact: {
    title: 'Contact Us',
    description: 'Office address, phone numbers, e-mail and map. Call us, or leave a message and we call you back.',
  },
  terms: {
    title: 'Terms and Conditions',
    description:
      'Advance and balance, day and night charges, hill-station trips, cancellation, lost goods: the terms of hiring a cab.',
  },
  findTrip: {
    title: 'Find Your Trip',
    description: 'Get the link to your booked trip again: see its status, ask for a change, or cancel it.',
  },
  quotation: {
    title: 'Your Quotation',
    description: 'Our quotation for your enquiry, and the button to accept it.',
  },
  trip: { title: 'Your Trip', description: 'The status of your booked trip, your driver, and what it costs.' },
  forgotten: { title: 'Forgotten Password', description: 'Get a link by mail to set a new password.' },
  newPassword: { title: 'New Password', description: 'Set a new password for your account.' },
  myTrips: { title: 'My Trips', description: 'The trips of your account: see each, and book it again.' },
  proveAddress: {
    title: 'Confirm Your Address',
    description: 'Confirm that the mail address of your account is yours.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What this site stores about you, why, for how long, and how to see, correct or erase it under the Digital Personal Data Protection Act, 2023.',
  },
  holidays: {
    title: 'Holiday Packages',
    description:
      'Holiday packages across South India: see what each includes, choose one, and we call you to settle dates and price.',
  },
  tours: {
    title: 'Tour Packages',
    description:
      'Tour packages for families and groups: temples, hills and coast. Choose a Basic or Premium tour, or have one made for you.',
  },
  holidayPage: {
    title: 'Holiday Package',
    description: 'One holiday package: its days, what is in the price, when it starts, and how to ask for it.',
  },
  tourPage: {
    title: 'Tour Package',
    description: 'One tour package: its days, what is in the price, when it starts, and how to ask for it.',
  },
  packageBooking: {
    title: 'Book a Package',
    description: 'Send us your name and number, choose Basic or Premium, and we call you to settle dates and price.',
  },
  customTour: {
    title: 'Customised Tour',
    description:
      'Tell us where you want to go and with how many people, and we plan a tour with vehicle, driver and stay.',
  },
  /** The drawings for shared links, by their files: what each shows. */
  pictures: {
    road: 'A white cab on a road to a temple by the sea',
    workshop: 'A bus in our workshop',
    fleet: 'A hatchback, a sedan and a minibus on a road below hills',
    route: 'A road through hills, with a pin at either end',
    backwaters: 'A houseboat on the backwaters between palms',
    temple: 'A minibus in front of a temple tower',
    office: 'Our office with a cab at the door, and a telephone',
    papers: 'A signed paper and a padlock',
    trip: 'A cab on a coast road, marked by a pin',
  },
}
