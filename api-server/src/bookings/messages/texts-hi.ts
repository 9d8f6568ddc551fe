import { cities, clock, contract, fareLines } from 'shared-api/languages/hi'
import type { BookingTexts } from './texts.ts'

/** Hindi. */
export const hi: BookingTexts = {
  locale: 'hi-IN',
  visitor: {
    subject: (reference, route, date) => `बुकिंग ${reference}: ${route}, ${date}`,
    heading: (reference) => `आपकी बुकिंग ${reference}`,
    greeting: (name) => `प्रिय ${name},`,
    intro: 'आपकी बुकिंग पक्की हो गई है। हमारी टीम जल्द ही आपसे संपर्क करेगी।',
    received: (by) =>
      `आपकी बुकिंग हमें मिल गई है; हमारी टीम का कोई सदस्य उसे देखकर ${by} तक कैब पक्की करेगा। तब तक आपके लिए कोई कैब रोकी नहीं गई है।`,
    page: 'आपकी यात्रा का पेज: विवरण, बदलाव, रद्द करना',
    help: 'बदलने या रद्द करने के लिए अपनी यात्रा का पेज खोलें, या हमें फ़ोन करके बुकिंग नंबर बताएँ।',
    changed: {
      subject: (reference) => `बुकिंग ${reference}: नया किराया`,
      intro: 'आपकी बुकिंग का किराया बदल गया है। अब का विवरण नीचे है।',
    },
    changedTrip: {
      subject: (reference) => `बुकिंग ${reference}: बदलाव`,
      intro: 'आपकी बुकिंग बदल गई है। अब की यात्रा और किराया नीचे है।',
    },
    cancelled: {
      intro: 'आपकी बुकिंग रद्द हो गई है।',
      help: 'अगर यह आपने नहीं कहा था, या फिर से बुक करना चाहते हैं, तो हमें फ़ोन करके बुकिंग नंबर बताएँ।',
    },
  },
  insteadOf: (reference) => `यह बुकिंग ${reference} की जगह है; वह बुकिंग रद्द हो गई है।`,
  words: {
    city: (id) => cities[id] ?? id,
    tripType: (name) => contract.tripTypes[name] ?? name,
    route: (from, to) => `${from} से ${to}`,
    cab: (name, seats) => `${name}, ${seats} सीट`,
    clock: (time) => `${clock(time)} (भारतीय समय)`,
    shortClock: clock,
  },
  trip: {
    title: 'आपकी यात्रा',
    reference: 'बुकिंग नंबर',
    tripType: 'यात्रा का प्रकार',
    from: 'कहाँ से',
    to: 'कहाँ तक',
    pickUp: 'पिकअप',
    pickUpLocation: 'पिकअप की जगह',
    visitingPlaces: 'घूमने की जगहें',
    return: 'वापसी',
    returnLocation: 'लौटने की जगह',
    persons: 'यात्रियों की संख्या',
    cab: 'कैब',
    package: 'पैकेज',
  },
  traveller: { title: 'यात्री', name: 'नाम', mobile: 'मोबाइल नंबर', mail: 'ईमेल' },
  price: {
    title: 'किराया (लगभग)',
    lines: fareLines,
    total: 'कुल किराया',
    advance: 'एडवांस',
    atBoarding: 'कैब में बैठते समय',
    notIncluded: (costs) => `इसमें शामिल नहीं: ${costs}।`,
    costs: {
      toll: 'टोल',
      parking: 'पार्किंग',
      permit: 'राज्य परमिट',
      allowance: 'ड्राइवर भत्ता',
      night: 'रात्रि शुल्क (रात 10 से सुबह 6 बजे तक)',
    },
    paid: (advance, rest) => `किराए का ${advance}% एडवांस और ${rest}% कैब में बैठते समय देना है।`,
  },
  calendar: {
    summary: (trip, route) => `${trip}: ${route}`,
    description: (reference, cab, phone) => `बुकिंग ${reference}, ${cab}। कुछ पूछना है? ${phone} पर फ़ोन करें।`,
  },
}
