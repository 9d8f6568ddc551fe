import type { Company } from 'shared-api/contract'

/** A company profile for tests. */
export const company: Company = {
  name: 'Vaigai Travels',
  legalName: 'Vaigai Travels Private Limited',
  phones: ['+919840012345', '+919840012346', '+919840012347'],
  email: 'desk@vaigai.example',
  address: { street: '12 West Masi Street', city: 'Madurai', state: 'Tamil Nadu', postalCode: '625001', country: 'IN' },
  location: { lat: 9.9195, lon: 78.1194 },
  map: {
    embed: 'about:blank#map',
    link: 'https://www.openstreetmap.org/?mlat=9',
  },
  links: {
    facebook: 'https://facebook.com/vaigai',
    instagram: 'https://instagram.com/vaigai',
    youtube: 'https://youtube.com/vaigai',
    whatsapp: 'https://wa.me/919840012345',
  },
  foundedYear: 1998,
  leadMinutes: 60,
  confirmWithinMinutes: 120,
  graceMinutes: 30,
  officeHours: { from: '07:00', to: '21:00' },
  mailRequired: true,
  mapLoads: 'on request',
  driverLanguage: 'en',
  driversCollect: true,
}
