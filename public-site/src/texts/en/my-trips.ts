/** The trips of a customer, and the proof of their mail address. */
export const myTrips = {
  title: 'My trips',
  lead: 'Everything you booked while logged in. Open a trip to see its status, change it or cancel it.',
  what: 'your trips',
  login: { title: 'Log in to see your trips', text: 'No account yet? You can create one in the same place.' },
  staff: 'This is a staff account: the bookings are in the console.',
  none: { title: 'No trips yet', text: 'Trips that you book while logged in appear here.' },
  toCome: 'Upcoming',
  past: 'Past',
  open: 'See the trip',
  again: 'Book again',
  filledIn: 'Your trip is filled in. Choose the date.',
  prove: {
    title: 'Did you book without logging in?',
    text: 'Confirm that the mail address of your account is yours: the trips that were booked with it will appear here too.',
    button: 'Confirm your address',
    sent: 'A link is on its way to your mail address. It works once, for one hour.',
  },
  proof: {
    title: 'Confirm your address',
    lead: 'Log in to the account with this mail address first.',
    button: 'Yes, it is my address',
    done: 'Your address is confirmed.',
    dead: 'This link no longer works, or it belongs to another account. Ask for a new one.',
  },
}
