import { cityName } from 'shared-api/geography'
import type { Language } from 'shared-api/languages'
import { fareLines } from 'shared-api/languages/en'
import { cities, clock, contract, fareLines as tamilLines } from 'shared-api/languages/ta'
import * as telugu from 'shared-api/languages/te'
import { hi } from './texts-hi.ts'
import { kn } from './texts-kn.ts'
import { ml } from './texts-ml.ts'

/** '06:30' as '6:30 am'. */
function shortClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

const en = {
  locale: 'en-IN',
  visitor: {
    subject: (reference: string, route: string, date: string) => `Booking ${reference}: ${route}, ${date}`,
    heading: (reference: string) => `Your booking ${reference}`,
    greeting: (name: string) => `Dear ${name},`,
    intro: 'Your booking is confirmed. Our team will contact you soon.',
    received: (by: string) =>
      `We have received it. Someone from our team will check it and confirm the cab by ${by}. Until then no cab is reserved for you.`,
    page: 'See, change or cancel your trip',
    help: 'To change or cancel, open your trip page, or call us with your booking reference.',
    changed: {
      subject: (reference: string) => `Booking ${reference}: new price`,
      intro: 'The price of your booking has changed. Here is what it is made of now.',
    },
    changedTrip: {
      subject: (reference: string) => `Booking ${reference}: changed`,
      intro: 'Your booking has changed. Here are your trip and its price now.',
    },
    cancelled: {
      intro: 'Your booking is cancelled.',
      help: 'If you did not ask for this, or want to book again, call us with your booking reference.',
    },
  },
  insteadOf: (reference: string) => `It replaces booking ${reference}, which is cancelled.`,
  words: {
    city: cityName,
    tripType: (name: string) => name,
    route: (from: string, to: string) => `${from} to ${to}`,
    cab: (name: string, seats: string) => `${name}, ${seats} seats`,
    /** '06:30' as '6:30 am IST'. */
    clock: (time: string) => `${shortClock(time)} IST`,
    shortClock,
  },
  trip: {
    title: 'Your trip',
    reference: 'Reference',
    tripType: 'Trip type',
    from: 'From',
    to: 'To',
    pickUp: 'Pick-up',
    pickUpLocation: 'Pick-up location',
    visitingPlaces: 'Visiting places',
    return: 'Return',
    returnLocation: 'Return location',
    persons: 'Number of persons',
    cab: 'Cab',
    package: 'Package',
  },
  traveller: { title: 'Traveller', name: 'Name', mobile: 'Mobile', mail: 'Mail Id' },
  price: {
    title: 'Price (approx)',
    lines: fareLines,
    total: 'Total Price',
    advance: 'In advance',
    atBoarding: 'At boarding',
    /** The costs that `named` are in the price. */
    notIncluded: (costs: string) => `Not included: ${costs}.`,
    costs: {
      toll: 'toll',
      parking: 'parking',
      permit: 'state permits',
      allowance: 'driver allowance',
      night: 'the night charge (10 pm to 6 am)',
    },
    paid: (advance: string, rest: string) => `${advance}% of the price is paid in advance and ${rest}% at boarding.`,
  },
  calendar: {
    summary: (trip: string, route: string) => `${trip}: ${route}`,
    description: (reference: string, cab: string, phone: string) =>
      `Booking ${reference}, ${cab}. Questions? Call ${phone}.`,
  },
}

export type BookingTexts = typeof en

const ta: BookingTexts = {
  locale: 'ta-IN',
  visitor: {
    subject: (reference, route, date) => `முன்பதிவு ${reference}: ${route}, ${date}`,
    heading: (reference) => `உங்கள் முன்பதிவு ${reference}`,
    greeting: (name) => `அன்புள்ள ${name} அவர்களுக்கு,`,
    intro: 'உங்கள் முன்பதிவு உறுதி செய்யப்பட்டது. எங்கள் குழுவினர் விரைவில் உங்களைத் தொடர்பு கொள்வார்கள்.',
    received: (by) =>
      `உங்கள் முன்பதிவு எங்களுக்குக் கிடைத்துள்ளது; எங்கள் குழுவைச் சேர்ந்த ஒருவர் சரிபார்த்து ${by}-க்குள் வண்டியை உறுதி செய்வார். அதுவரை உங்களுக்காக வண்டி ஒதுக்கப்படாது.`,
    page: 'உங்கள் பயணத்தின் பக்கம்: விவரங்கள், மாற்றம், ரத்து',
    help: 'மாற்றவோ ரத்து செய்யவோ உங்கள் பயணத்தின் பக்கத்தைத் திறக்கவும், அல்லது எங்களை அழைத்து முன்பதிவு எண்ணைக் கூறவும்.',
    changed: {
      subject: (reference) => `முன்பதிவு ${reference}: புதிய கட்டணம்`,
      intro: 'உங்கள் முன்பதிவின் கட்டணம் மாறியுள்ளது. அதன் இப்போதைய விவரங்கள் கீழே உள்ளன.',
    },
    changedTrip: {
      subject: (reference) => `முன்பதிவு ${reference}: மாற்றம்`,
      intro: 'உங்கள் முன்பதிவு மாற்றப்பட்டுள்ளது. உங்கள் பயணத்தின் இப்போதைய விவரங்களும் கட்டணமும் கீழே உள்ளன.',
    },
    cancelled: {
      intro: 'உங்கள் முன்பதிவு ரத்து செய்யப்பட்டது.',
      help: 'நீங்கள் ரத்து செய்யச் சொல்லவில்லை என்றாலோ, மீண்டும் முன்பதிவு செய்ய விரும்பினாலோ, எங்களை அழைத்து முன்பதிவு எண்ணைக் கூறவும்.',
    },
  },
  insteadOf: (reference) => `இது முன்பதிவு ${reference}-க்குப் பதிலானது; அந்த முன்பதிவு ரத்து செய்யப்பட்டது.`,
  words: {
    city: (id) => cities[id] ?? id,
    tripType: (name) => contract.tripTypes[name] ?? name,
    route: (from, to) => `${from} – ${to}`,
    cab: (name, seats) => `${name}, ${seats} இருக்கைகள்`,
    clock: (time) => `${clock(time)} (இந்திய நேரம்)`,
    shortClock: clock,
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
    lines: tamilLines,
    total: 'மொத்தக் கட்டணம்',
    advance: 'முன்பணம்',
    atBoarding: 'வண்டியில் ஏறும்போது',
    notIncluded: (costs) => `இதில் சேராதவை: ${costs}.`,
    costs: {
      toll: 'சுங்கக் கட்டணம்',
      parking: 'வாகன நிறுத்தக் கட்டணம்',
      permit: 'மாநில அனுமதிக் கட்டணம்',
      allowance: 'ஓட்டுநர் படி',
      night: 'இரவுக் கட்டணம் (இரவு 10 முதல் காலை 6 வரை)',
    },
    paid: (advance, rest) => `கட்டணத்தில் ${advance}% முன்பணமாகவும் ${rest}% வண்டியில் ஏறும்போதும் செலுத்த வேண்டும்.`,
  },
  calendar: {
    summary: (trip, route) => `${trip}: ${route}`,
    description: (reference, cab, phone) => `முன்பதிவு ${reference}, ${cab}. கேள்விகள் உண்டா? ${phone} எண்ணை அழைக்கவும்.`,
  },
}

const te: BookingTexts = {
  locale: 'te-IN',
  visitor: {
    subject: (reference, route, date) => `బుకింగ్ ${reference}: ${route}, ${date}`,
    heading: (reference) => `మీ బుకింగ్ ${reference}`,
    greeting: (name) => `ప్రియమైన ${name} గారికి,`,
    intro: 'మీ బుకింగ్ నిర్ధారించబడింది. మా బృందం త్వరలో మిమ్మల్ని సంప్రదిస్తుంది.',
    received: (by) => `మీ బుకింగ్ మాకు అందింది; మా బృందంలో ఒకరు చూసి ${by} లోపు క్యాబ్ నిర్ధారిస్తారు. అప్పటి వరకు మీ కోసం క్యాబ్ కేటాయించం.`,
    page: 'మీ ప్రయాణం పేజీ: వివరాలు, మార్పు, రద్దు',
    help: 'మార్చడానికి లేదా రద్దు చేయడానికి మీ ప్రయాణం పేజీ తెరవండి, లేదా మాకు కాల్ చేసి బుకింగ్ నంబర్ చెప్పండి.',
    changed: {
      subject: (reference) => `బుకింగ్ ${reference}: కొత్త ధర`,
      intro: 'మీ బుకింగ్ ధర మారింది. ఇప్పటి వివరాలు కింద ఉన్నాయి.',
    },
    changedTrip: {
      subject: (reference) => `బుకింగ్ ${reference}: మార్పు`,
      intro: 'మీ బుకింగ్ మారింది. మీ ప్రయాణం, ధర ఇప్పటి వివరాలు కింద ఉన్నాయి.',
    },
    cancelled: {
      intro: 'మీ బుకింగ్ రద్దయింది.',
      help: 'రద్దు మీరు అడగకపోతే, లేదా మళ్లీ బుక్ చేయాలనుకుంటే, మాకు కాల్ చేసి బుకింగ్ నంబర్ చెప్పండి.',
    },
  },
  insteadOf: (reference) => `ఇది బుకింగ్ ${reference} కు బదులుగా వచ్చింది; ఆ బుకింగ్ రద్దయింది.`,
  words: {
    city: (id) => telugu.cities[id] ?? id,
    tripType: (name) => telugu.contract.tripTypes[name] ?? name,
    route: (from, to) => `${from} – ${to}`,
    cab: (name, seats) => `${name}, ${seats} సీట్లు`,
    clock: (time) => `${telugu.clock(time)} (భారత కాలమానం)`,
    shortClock: telugu.clock,
  },
  trip: {
    title: 'మీ ప్రయాణం',
    reference: 'బుకింగ్ నంబర్',
    tripType: 'ప్రయాణ రకం',
    from: 'బయలుదేరే ఊరు',
    to: 'చేరే ఊరు',
    pickUp: 'బయలుదేరడం',
    pickUpLocation: 'పికప్ స్థలం',
    visitingPlaces: 'చూడాల్సిన ప్రదేశాలు',
    return: 'తిరుగు ప్రయాణం',
    returnLocation: 'తిరిగి దిగే స్థలం',
    persons: 'ప్రయాణికుల సంఖ్య',
    cab: 'క్యాబ్',
    package: 'ప్యాకేజీ',
  },
  traveller: { title: 'ప్రయాణికుడు', name: 'పేరు', mobile: 'మొబైల్ నంబర్', mail: 'ఈమెయిల్' },
  price: {
    title: 'ధర (సుమారుగా)',
    lines: telugu.fareLines,
    total: 'మొత్తం ధర',
    advance: 'అడ్వాన్స్',
    atBoarding: 'క్యాబ్ ఎక్కేటప్పుడు',
    notIncluded: (costs) => `ఈ ధరలో లేనివి: ${costs}.`,
    costs: {
      toll: 'టోల్',
      parking: 'పార్కింగ్',
      permit: 'రాష్ట్ర పర్మిట్ ఛార్జీలు',
      allowance: 'డ్రైవర్ భత్యం',
      night: 'రాత్రి ఛార్జీ (రాత్రి 10 నుంచి ఉదయం 6 వరకు)',
    },
    paid: (advance, rest) => `ధరలో ${advance}% అడ్వాన్స్‌గా, ${rest}% క్యాబ్ ఎక్కేటప్పుడు చెల్లించాలి.`,
  },
  calendar: {
    summary: (trip, route) => `${trip}: ${route}`,
    description: (reference, cab, phone) => `బుకింగ్ ${reference}, ${cab}. సందేహాలున్నాయా? ${phone} నంబర్‌కు కాల్ చేయండి.`,
  },
}

/** The texts of the mails about bookings and of the calendar file. */
export const bookingTexts: Record<Language, BookingTexts> = { en, ta, ml, te, hi, kn }

/** The texts of the desk's mails; the desk reads English. */
export const deskTexts = {
  subject: (reference: string, name: string, trip: string, route: string, date: string) =>
    `New booking ${reference}: ${name}, ${trip}, ${route}, ${date}`,
  heading: (reference: string) => `New booking ${reference}`,
  intro: (name: string) => `Replies to this mail go to ${name}.`,
  distance: 'Distance',
  besideRoad: (km: string, roadKm: string) => `${km} km (by road about ${roadKm} km)`,
}
