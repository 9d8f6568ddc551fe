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
  blurbs: {
    title: 'Why travel with us',
    text: 'Our drivers know the ghat roads, the temple streets and the best filter coffee on the way. You see the price before you book, and a person calls you back.',
    cabs: { what: 'cabs ready', text: 'Hatchbacks to vans, cleaned and checked before each trip.' },
    customers: { what: 'satisfied customers', text: 'Most come back, and send their family.' },
  },
}
