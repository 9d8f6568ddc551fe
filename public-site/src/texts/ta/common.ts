import { translator } from 'shared-api/languages/messages'
import { cities, clock, contract, states } from 'shared-api/languages/ta'
import type { Texts } from '../page.ts'

export const common: Texts['common'] = {
  locale: 'ta-IN',
  cities,
  states,
  time: (time) => `${clock(time)} (இந்திய நேரம்)`,
  message: translator(contract),
  required: (label) => `${label} தேவை`,
  tripTypes: { Outstation: 'வெளியூர்', 'Local Trip': 'உள்ளூர்', 'Drop Trip': 'ஒருவழி' },
  servedTrips: { Outstation: 'வெளியூர்', 'Local Trip': 'உள்ளூர்', 'Drop Trip': 'ஒருவழி' },
  localTripTypes: { 'Hour-Basis': 'மணிநேர வாடகை', 'Day-Use': 'முழுநாள் வாடகை' },
  categories: { Basic: 'எளிய (Basic)', Premium: 'உயர்தர (Premium)' },
  noPrice: 'விலை விவரம் இல்லை',
  noDescription: 'விளக்கம் இல்லை',
  retry: 'மீண்டும் முயல்க',
  close: 'மூடு',
  checkFields: (count) => (count === 1 ? 'ஒரு விவரத்தைச் சரிபார்க்கவும்' : `${count} விவரங்களைச் சரிபார்க்கவும்`),
  loading: (what) => `${what} ஏற்றப்படுகிறது…`,
  notLoaded: (what) => `${what}: ஏற்ற முடியவில்லை`,
  notLoadedWhy: 'இணைய இணைப்பு பலவீனமாக இருக்கலாம், அல்லது எங்கள் சேவையகம் வேலைப்பளுவில் இருக்கலாம்.',
  offline: 'இணைய இணைப்பு இல்லை',
  offlineKept: 'நீங்கள் எழுதுவது இந்தச் சாதனத்தில் பாதுகாக்கப்படும். இணைப்பு வந்ததும் தொடரவும்.',
  bookNow: 'முன்பதிவு செய்க',
  bookCab: 'வண்டி முன்பதிவு',
  seeCabs: 'எங்கள் வண்டிகளைப் பார்க்க',
  contactUs: 'எங்களைத் தொடர்பு கொள்க',
  ourServices: 'எங்கள் சேவைகள்',
  backHome: 'முகப்புப் பக்கத்திற்குத் திரும்ப',
  price: {
    title: 'கட்டணச் சுருக்கம்',
    from: 'புறப்பாடு',
    to: 'சேருமிடம்',
    distance: 'தூரம்',
    km: (km) => `${km} கி.மீ.`,
    total: 'மொத்தக் கட்டணம் (தோராயமாக)',
    short: 'மொத்தம் (தோராயமாக)',
    notIncluded:
      'இதில் சேராதவை: சுங்கம், வாகன நிறுத்தம், அனுமதிக் கட்டணங்கள், ஓட்டுநர் படி, இரவு 10 முதல் காலை 6 வரையிலான இரவுக் கட்டணம். முன்பணம் 25%; மீதி 75% வண்டியில் ஏறும்போது.',
  },
  mobileHint: '10 இலக்கங்கள்; வெளிநாட்டிலிருந்து என்றால் நாட்டுக் குறியீட்டுடன்',
}
