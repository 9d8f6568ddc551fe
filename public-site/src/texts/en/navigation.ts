/** The entries of the navigation bar and the footer. */
export const navigation = {
  home: 'Home',
  about: 'About',
  tours: 'Tour Package',
  holidays: 'Holiday Package',
  contact: 'Contact Us',
  cars: 'Our Cabs',
  cityRoutes: 'Routes and prices',
  findTrip: 'My trip',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
}
