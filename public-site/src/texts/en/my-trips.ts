/** The trips of a customer, and the proof of their mail address. */
export const myTrips = {
  title: 'My trips',
  lead: 'All that you booked while logged in. Each leads to its page: see where it stands, change or cancel it.',
  what: 'your trips',
  login: { title: 'Log in to see your trips', text: 'No account yet? You can create one in the same place.' },
  staff: 'This is an account of the desk: the bookings are in the console.',
  none: { title: 'No trips yet', text: 'Trips that you book while logged in appear here.' },
  toCome: 'To come',
  past: 'Earlier',
  open: 'See the trip',
  again: 'Book again',
  filledIn: 'Your trip is filled in. Choose the date.',
  prove: {
    title: 'Did you book without logging in?',
    text: 'Prove that the mail address of your account is yours: the trips that were booked with it appear here too.',
    button: 'Prove your address',
    sent: 'A link is on the way to your mail address. It works once, within an hour.',
  },
  proof: {
    title: 'Prove your address',
    lead: 'For whoever is logged in to the account with this mail address.',
    button: 'Yes, it is my address',
    done: 'Your address is proved.',
    dead: 'This link no longer works, or it is not of the account that you are logged in to. Ask for a new one.',
  },
}
