import type { Texts } from '../page.ts'

export const bookings: Texts['bookings'] = {
  create: 'புதிய முன்பதிவு',
  what: 'முன்பதிவு',
  one: 'முன்பதிவு',
  reason: 'காரணம்',
  reasonOptional: 'காரணம் (விரும்பினால்)',
  notifyTraveller: 'பயணிக்குத் தெரிவி',
  back: 'திரும்பு',
}
