import type { Fuel, Transmission } from 'shared-api/contract'
import type { Texts } from '../page.ts'

const GEARBOXES: Record<Transmission, string> = { manual: 'மேனுவல்', automatic: 'ஆட்டோமேட்டிக்' }
const FUELS: Record<Fuel, string> = {
  ...{ petrol: 'பெட்ரோல்', diesel: 'டீசல்', cng: 'சிஎன்ஜி', hybrid: 'ஹைபிரிட்', electric: 'மின்சாரம்' },
}

export const cabs: Texts['cabs'] = {
  title: 'கிடைக்கும் வண்டிகள்',
  showing: (count) => `கிடைக்கும் வண்டிகள்: ${count}`,
  lead: (perKm) =>
    perKm === null
      ? 'ஒவ்வொரு வண்டியும் ஓட்டுநருடன் வரும். பயண விவரங்களைத் தந்தால் ஒவ்வொரு வண்டியின் கட்டணமும் தெரியும்.'
      : `ஒவ்வொரு வண்டியும் ஓட்டுநருடன் வரும். வண்டியின் கட்டணத்துடன் ஒவ்வொரு கிலோமீட்டருக்கும் ${perKm} சேரும்.`,
  what: 'வண்டிகள்',
  chosen: (name) => `${name} தேர்ந்தெடுக்கப்பட்டது. இப்போது பயண விவரங்களைத் தாருங்கள்.`,
  otherType: (name, before, now) =>
    `${name} தேர்ந்தெடுக்கப்பட்டது; அது ‘${before}’ பயணத்துக்கு அல்ல. படிவம் இப்போது ‘${now}’ பயணத்துக்கு; உங்கள் விவரங்கள் அப்படியே உள்ளன, சரிபாருங்கள்.`,
  none: {
    title: 'வண்டிகள் எதுவும் கிடைக்கவில்லை',
    text: 'எங்கள் வண்டிகள் அனைத்தும் இப்போது பயணத்தில் உள்ளன. அழையுங்கள் அல்லது எழுதுங்கள்: உங்களுக்காக ஒன்றைத் தேடித் தருகிறோம்.',
  },
  noMatch: {
    title: 'வண்டிகள் எதுவும் கிடைக்கவில்லை',
    all: 'அனைத்து வண்டிகளையும் காட்டு',
    text: 'மேலே நீங்கள் தேர்ந்தெடுத்ததற்கு எதுவும் பொருந்தவில்லை.',
  },
  filter: {
    trip: 'பயண வகை',
    allTrips: 'அனைத்தும்',
    seats: 'இருக்கைகள்',
    anySeats: 'எத்தனையும்',
    orMore: (seats) => `${seats} முதல்`,
    cabClass: 'வகை',
    allClasses: 'அனைத்தும்',
    sort: 'வரிசைப்படுத்த',
    asListed: 'பட்டியல் வரிசை',
    rising: 'குறைந்த கட்டணம்',
    falling: 'அதிகக் கட்டணம்',
  },
  facts: ({ transmission, fuel, seats }) =>
    `${GEARBOXES[transmission ?? 'manual']} - ${FUELS[fuel ?? 'petrol']} - ${seats}\u00a0இருக்கைகள்`,
  fastag: 'ஃபாஸ்டேக் உள்ளது',
  fees: '₹1000 இதர கட்டணங்கள் நீங்கலாக',
  readOn: 'மேலும் படிக்க',
  select: 'தேர்ந்தெடு',
  selectCab: (name) => `${name} தேர்ந்தெடு`,
  more: (count) => `மேலும் வண்டிகள் (${count})`,
}
