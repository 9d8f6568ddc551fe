import type { Texts } from '../page.ts'
import { account } from './account.ts'
import { booking } from './booking.tsx'
import { cabs } from './cabs.ts'
import { cityRoute } from './city-route.ts'
import { common } from './common.ts'
import { company } from './company.ts'
import { confirm } from './confirm.tsx'
import { enquiry } from './enquiry.tsx'
import { heads } from './heads.ts'
import { home } from './home.ts'
import { myTrips } from './my-trips.ts'
import { packagePage } from './package-page.ts'
import { packages } from './packages.ts'
import { privacy } from './privacy.tsx'
import { quotation } from './quotation.ts'
import { services } from './services.ts'
import { terms } from './terms.tsx'
import { trip } from './trip.ts'

export const texts: Texts = {
  account,
  booking,
  cabs,
  cityRoute,
  common,
  company,
  confirm,
  enquiry,
  heads,
  home,
  myTrips,
  packagePage,
  packages,
  privacy,
  quotation,
  services,
  terms,
  trip,
}
