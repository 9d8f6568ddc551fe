import { cities, clock, contract } from 'shared-api/languages/ta'
import type { ProblemTexts, Texts } from './index.ts'

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
  fault: (id) => `இது குறித்து எங்களை அழைத்தால் இந்தக் குறியீட்டைச் சொல்லவும்: ${id}`,
  footer: { call: 'அழைக்க', address: 'முகவரி', write: 'எழுத' },
}

/** What a refused call tells the visitor. */
export const problems: ProblemTexts = {
  malformed: { title: 'தவறான கோரிக்கை', detail: 'கோரிக்கையைப் படிக்க முடியவில்லை.' },
  invalid: { title: 'சரிபார்க்க வேண்டிய விவரங்கள்', detail: 'அனுப்பிய விவரங்களில் சில சரியாக இல்லை.' },
  'not-logged-in': { title: 'உள்நுழையவில்லை', detail: 'இதைச் செய்ய உள்நுழையவும்.' },
  'wrong-credentials': {
    title: 'தவறான உள்நுழைவு விவரங்கள்',
    detail: 'மின்னஞ்சல் அல்லது கடவுச்சொல் தவறானது',
  },
  forbidden: { title: 'அனுமதி இல்லை', detail: 'உங்கள் கணக்கிற்கு இதைச் செய்ய அனுமதி இல்லை.' },
  'foreign-origin': { title: 'அனுமதி இல்லை', detail: 'இந்தத் தளத்திலிருந்து வரும் கோரிக்கைகள் ஏற்கப்படுவதில்லை.' },
  'not-found': { title: 'கிடைக்கவில்லை', detail: 'இங்கு எதுவும் இல்லை.' },
  'wrong-method': { title: 'தவறான செயல்முறை', detail: 'இந்த முகவரி வேறு செயல்முறைகளையே ஏற்கும்.' },
  conflict: { title: 'முரண்பாடு', detail: 'இது சேமித்துள்ள விவரங்களுடன் பொருந்தவில்லை.' },
  'too-slow': { title: 'தாமதம்', detail: 'கோரிக்கை உரிய நேரத்தில் முழுமையாக வந்து சேரவில்லை.' },
  'length-required': { title: 'நீளம் தேவை', detail: 'கோரிக்கையின் நீளத்தைக் குறிப்பிட வேண்டும்.' },
  changed: { title: 'இதற்கிடையில் மாறிவிட்டது', detail: 'நீங்கள் படித்த பிறகு வேறொருவர் இதை மாற்றியுள்ளார்.' },
  'too-large': { title: 'மிகப் பெரியது', detail: 'கோரிக்கை அனுமதிக்கப்பட்ட அளவைவிடப் பெரியது.' },
  'wrong-content-type': { title: 'ஏற்கப்படாத வடிவம்', detail: 'இந்த வடிவத்தில் விவரங்களை ஏற்க முடியாது.' },
  'key-reused': {
    title: 'மீண்டும் பயன்படுத்திய அடையாளம்',
    detail: 'இந்தக் கோரிக்கையின் அடையாளம் வேறொரு கோரிக்கைக்குப் பயன்படுத்தப்பட்டது.',
  },
  'too-many': {
    title: 'மிக அதிகமான முயற்சிகள்',
    detail: 'மிக அதிகமான முயற்சிகள். சிறிது நேரம் கழித்து மீண்டும் முயலவும்.',
  },
  'headers-too-large': {
    title: 'மிகப் பெரிய தலைப்புகள்',
    detail: 'கோரிக்கையின் தலைப்புகள் அனுமதிக்கப்பட்ட அளவைவிடப் பெரியவை. இந்தத் தளத்தின் குக்கீகளை அழிப்பது உதவலாம்.',
  },
  internal: { title: 'உள் பிழை', detail: 'எங்கள் பக்கத்தில் ஏதோ தவறு நேர்ந்துவிட்டது.' },
  unavailable: {
    title: 'தற்காலிகமாகக் கிடைக்கவில்லை',
    detail: 'சேவை இப்போது பதிலளிக்க இயலவில்லை. சற்று நேரத்தில் மீண்டும் முயலவும்.',
  },
}

/** What the form endpoint answers when it took the form. */
export const formThanks = 'படிவம் வெற்றிகரமாக அனுப்பப்பட்டது!'

/** What is told of a new password that is among those that are tried first. */
export const commonPassword = 'இந்தக் கடவுச்சொல் எளிதில் ஊகிக்கக்கூடியது; வேறொன்றைத் தேர்ந்தெடுக்கவும்'

export { contract }
