import { cities, clock, contract } from 'shared-api/languages/ta'
import type { Texts } from './index.ts'

/** The Tamil texts of the mails to visitors. */
export const texts: Texts = {
  language: 'ta',
  locale: 'ta-IN',
  visitor: {
    subject: (reference, route, date) => `முன்பதிவு ${reference}: ${route}, ${date}`,
    heading: (reference) => `உங்கள் முன்பதிவு ${reference}`,
    greeting: (name) => `அன்புள்ள ${name} அவர்களுக்கு,`,
    intro: 'உங்கள் முன்பதிவு உறுதி செய்யப்பட்டது. எங்கள் குழுவினர் விரைவில் உங்களைத் தொடர்பு கொள்வார்கள்.',
    help: 'மாற்றவோ ரத்து செய்யவோ எங்களை அழைத்து முன்பதிவு எண்ணைக் கூறவும்; தொலைபேசி மூலம் மட்டுமே ரத்து செய்ய முடியும்.',
    cancelled: {
      intro: 'உங்கள் முன்பதிவு ரத்து செய்யப்பட்டது.',
      help: 'நீங்கள் ரத்து செய்யச் சொல்லவில்லை என்றாலோ, மீண்டும் முன்பதிவு செய்ய விரும்பினாலோ, எங்களை அழைத்து முன்பதிவு எண்ணைக் கூறவும்.',
    },
  },
  insteadOf: (reference) => `இது முன்பதிவு ${reference}-க்குப் பதிலானது; அந்த முன்பதிவு ரத்து செய்யப்பட்டது.`,
  desk: {
    subject: (reference, name, trip, route, date) => `புதிய முன்பதிவு ${reference}: ${name}, ${trip}, ${route}, ${date}`,
    heading: (reference) => `புதிய முன்பதிவு ${reference}`,
    intro: (name) => `இந்த மின்னஞ்சலுக்கான பதில் ${name} அவர்களுக்குச் செல்லும்.`,
    distance: 'தூரம்',
    besideRoad: (km, roadKm) => `${km} கி.மீ. (சாலை வழியாக சுமார் ${roadKm} கி.மீ.)`,
  },
  words: {
    city: (id) => cities[id] ?? id,
    tripType: (name) => contract.tripTypes[name] ?? name,
    route: (from, to) => `${from} – ${to}`,
    cab: (name, seats) => `${name}, ${seats} இருக்கைகள்`,
    clock: (time) => `${clock(time)} (இந்திய நேரம்)`,
  },
  trip: {
    title: 'உங்கள் பயணம்',
    reference: 'முன்பதிவு எண்',
    tripType: 'பயண வகை',
    from: 'புறப்படும் ஊர்',
    to: 'சேரும் ஊர்',
    pickUp: 'புறப்பாடு',
    pickUpLocation: 'ஏறும் இடம்',
    visitingPlaces: 'பார்க்க வேண்டிய இடங்கள்',
    return: 'திரும்புதல்',
    returnLocation: 'திரும்பி இறங்கும் இடம்',
    persons: 'பயணிகளின் எண்ணிக்கை',
    cab: 'வண்டி',
    package: 'தொகுப்பு',
  },
  traveller: { title: 'பயணி', name: 'பெயர்', mobile: 'கைபேசி எண்', mail: 'மின்னஞ்சல்' },
  price: {
    title: 'கட்டணம் (தோராயமாக)',
    distance: (km, rate) => `தூரம் ${km} கி.மீ. × ${rate}`,
    fare: 'வண்டிக் கட்டணம்',
    total: 'மொத்தக் கட்டணம்',
    notes: [
      'சுங்கக் கட்டணம், வாகன நிறுத்தக் கட்டணம், மாநில அனுமதிக் கட்டணம், ஓட்டுநர் படி, இரவுக் கட்டணம் (இரவு 10 முதல் காலை 6 வரை) ஆகியவை இதில் சேரவில்லை.',
      'கட்டணத்தில் 25% முன்பணமாகவும் 75% வண்டியில் ஏறும்போதும் செலுத்த வேண்டும்.',
    ],
  },
  enquiry: {
    subject: {
      contact: 'தொடர்புச் செய்தி',
      package: 'தொகுப்பு முன்பதிவு',
      'custom-tour': 'விருப்பச் சுற்றுலா கோரிக்கை',
    },
    from: (what, name) => `${name} அனுப்பிய ${what}`,
    intro: (name) => `இந்த மின்னஞ்சலுக்கான பதில் ${name} அவர்களுக்குச் செல்லும்.`,
    title: 'அனுப்பப்பட்டவை',
    thanks: 'படிவம் வெற்றிகரமாக அனுப்பப்பட்டது!',
    fields: {
      name: 'பெயர்',
      email: 'மின்னஞ்சல்',
      phone: 'தொலைபேசி எண்',
      tourName: 'தொகுப்பு',
      category: 'வகை',
      services: 'சேவைகள்',
      numberOfPersons: 'பயணிகளின் எண்ணிக்கை',
      visitingPlaces: 'பார்க்க வேண்டிய இடங்கள்',
      message: 'செய்தி',
    },
  },
  accountExists: {
    subject: 'உங்களுக்கு ஏற்கெனவே ஒரு கணக்கு உள்ளது',
    heading: 'உங்களுக்கு ஏற்கெனவே ஒரு கணக்கு உள்ளது',
    paragraphs: [
      'இந்த மின்னஞ்சல் முகவரியைக் கொண்டு யாரோ ஒருவர், பெரும்பாலும் நீங்களே, இப்போது பதிவு செய்ய முயன்றுள்ளார். இந்த முகவரிக்கு ஏற்கெனவே கணக்கு உள்ளது; எதுவும் மாற்றப்படவில்லை.',
      'கடவுச்சொல்லை மறந்திருந்தால் எங்களை அழைக்கவும். நீங்கள் முயலவில்லை என்றால், எதுவும் செய்யத் தேவையில்லை.',
    ],
  },
  page: {
    noScript: 'இந்தப் பக்கத்துக்கு ஜாவாஸ்கிரிப்ட் தேவை; இந்த உலாவியில் அது நிறுத்தப்பட்டுள்ளது. எங்களை அழைக்கவும்:',
  },
  calendar: {
    summary: (trip, route) => `${trip}: ${route}`,
    description: (reference, cab, phone) => `முன்பதிவு ${reference}, ${cab}. கேள்விகள் உண்டா? ${phone} எண்ணை அழைக்கவும்.`,
  },
  footer: { call: 'அழைக்க', address: 'முகவரி', write: 'எழுத' },
}
