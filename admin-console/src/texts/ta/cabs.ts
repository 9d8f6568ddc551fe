import { cabClasses, contract } from 'shared-api/languages/ta'
import type { Texts } from '../page.ts'

const { tripTypes } = contract

export const cabs: Texts['cabs'] = {
  pages: {
    list: { title: 'வண்டிகள்', description: 'பார்வையாளர்கள் முன்பதிவு செய்யும் வண்டிகளும் அவற்றின் விலையும்.', add: 'வண்டி சேர்' },
    create: { title: 'புதிய வண்டி', description: 'பயணங்களுக்கு ஒரு புதிய வண்டி.' },
    edit: { title: 'வண்டியைத் திருத்து', description: 'புதிய முன்பதிவுகளுக்கே பொருந்தும்; முந்தையவற்றின் விலை மாறாது.' },
    cabs: 'வண்டிகள்',
    cab: 'வண்டி',
  },
  fields: {
    carModel: 'மாடல்',
    brand: 'தயாரிப்பு',
    price: 'விலை',
    seats: 'இருக்கைகள்',
    cabClass: 'வகை',
    transmission: 'கியர்',
    fuel: 'எரிபொருள்',
    description: 'விவரம்',
    category: 'பயண வகைகள்',
    availability: 'முன்பதிவுக்கு உண்டு',
  },
  hints: {
    price: 'ரூபாயில்; கி.மீ. கட்டணத்துடன் சேரும்',
    seats: 'பயணிகளுக்கு, 1 அல்லது அதற்கு மேல்',
    cabClass: 'கட்டணப் பட்டியல் இதன்படி விலை கணக்கிடும்',
    category: 'இந்த வண்டியின் பயணங்கள்',
  },
  classes: cabClasses,
  noClass: 'இல்லை',
  notEntered: 'குறிப்பிடவில்லை',
  gearboxes: { manual: 'மேனுவல்', automatic: 'ஆட்டோமேட்டிக்' },
  fuels: { petrol: 'பெட்ரோல்', diesel: 'டீசல்', cng: 'சிஎன்ஜி', hybrid: 'ஹைபிரிட்', electric: 'மின்சாரம்' },
  tripTypes: {
    Outstation: tripTypes.Outstation ?? '',
    'Local Trip': tripTypes['Local Trip'] ?? '',
    'Drop Trip': tripTypes['Drop Trip'] ?? '',
  },
  values: { none: 'எதுவும் இல்லை', notEntered: 'குறிப்பிடப்படவில்லை', on: 'ஆம்', off: 'இல்லை' },
  create: 'உருவாக்கு',
  save: 'சேமி',
  created: 'வண்டி உருவாக்கப்பட்டது!',
  notCreated: 'வண்டியை உருவாக்க முடியவில்லை. மீண்டும் முயலவும்.',
  updated: 'வண்டி மாற்றப்பட்டது!',
  notUpdated: 'வண்டியை மாற்ற முடியவில்லை. மீண்டும் முயலவும்.',
  deleted: 'வண்டி நீக்கப்பட்டது!',
  notDeleted: 'வண்டியை நீக்க முடியவில்லை. மீண்டும் முயலவும்.',
  consequence:
    'இது எல்லாப் பட்டியல்களிலிருந்தும் போகும், எண் இல்லாத இதன் வாகனங்களும் போகும். இதில் செய்த முன்பதிவுகள் இதைப் பற்றிச் சொல்வதை வைத்திருக்கும்.',
  gone: 'வேறொருவர் இந்த வண்டியை நீக்கிவிட்டார்.',
  list: {
    caption: 'வண்டிகள்',
    search: 'வண்டிகளைத் தேடு',
    searchHint: 'தயாரிப்பு, மாடல் அல்லது வகை',
    empty: 'வண்டிகள் இல்லை.',
    noMatch: 'இந்தத் தேடலுக்கு எந்த வண்டியும் பொருந்தவில்லை.',
    cab: 'வண்டி',
    image: 'படம்',
    state: 'இப்போது',
    available: 'கிடைக்கும்',
    notAvailable: 'கிடைக்காது',
    onRide: 'பயணத்தில்',
    isOnRide: 'பயணத்தில் உள்ளது',
  },
}
