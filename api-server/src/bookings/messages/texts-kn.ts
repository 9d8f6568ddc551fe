import { cities, clock, contract, fareLines } from 'shared-api/languages/kn'
import type { BookingTexts } from './texts.ts'

/** Kannada. */
export const kn: BookingTexts = {
  locale: 'kn-IN',
  visitor: {
    subject: (reference, route, date) => `ಬುಕಿಂಗ್ ${reference}: ${route}, ${date}`,
    heading: (reference) => `ನಿಮ್ಮ ಬುಕಿಂಗ್ ${reference}`,
    greeting: (name) => `ನಮಸ್ಕಾರ ${name} ಅವರೇ,`,
    intro: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ಖಚಿತವಾಗಿದೆ. ನಮ್ಮ ತಂಡ ಬೇಗನೆ ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತದೆ.',
    received: (by) => `ನಿಮ್ಮ ಬುಕಿಂಗ್ ನಮಗೆ ಬಂದಿದೆ; ನಮ್ಮ ತಂಡದವರು ನೋಡಿ ${by} ರೊಳಗೆ ಕ್ಯಾಬ್ ಖಚಿತಪಡಿಸುತ್ತಾರೆ. ಅಲ್ಲಿಯವರೆಗೆ ನಿಮಗಾಗಿ ಕ್ಯಾಬ್ ಕಾಯ್ದಿರಿಸುವುದಿಲ್ಲ.`,
    page: 'ನಿಮ್ಮ ಪ್ರಯಾಣದ ಪುಟ: ವಿವರ, ಬದಲಾವಣೆ, ರದ್ದತಿ',
    help: 'ಬದಲಿಸಲು ಅಥವಾ ರದ್ದು ಮಾಡಲು ನಿಮ್ಮ ಪ್ರಯಾಣದ ಪುಟ ತೆರೆಯಿರಿ, ಅಥವಾ ಕರೆ ಮಾಡಿ ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ ತಿಳಿಸಿ.',
    changed: {
      subject: (reference) => `ಬುಕಿಂಗ್ ${reference}: ಹೊಸ ದರ`,
      intro: 'ನಿಮ್ಮ ಬುಕಿಂಗ್‌ನ ದರ ಬದಲಾಗಿದೆ. ಈಗಿನ ವಿವರ ಕೆಳಗಿದೆ.',
    },
    changedTrip: {
      subject: (reference) => `ಬುಕಿಂಗ್ ${reference}: ಬದಲಾವಣೆ`,
      intro: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ಬದಲಾಗಿದೆ. ಪ್ರಯಾಣದ ಈಗಿನ ವಿವರ ಮತ್ತು ದರ ಕೆಳಗಿದೆ.',
    },
    cancelled: {
      intro: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ.',
      help: 'ನೀವು ಕೇಳದಿದ್ದರೆ, ಅಥವಾ ಮತ್ತೆ ಬುಕ್ ಮಾಡಬೇಕಿದ್ದರೆ, ಕರೆ ಮಾಡಿ ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ ತಿಳಿಸಿ.',
    },
  },
  insteadOf: (reference) => `ಇದು ಬುಕಿಂಗ್ ${reference} ಬದಲಿಗೆ; ಆ ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ.`,
  words: {
    city: (id) => cities[id] ?? id,
    tripType: (name) => contract.tripTypes[name] ?? name,
    route: (from, to) => `${from} – ${to}`,
    cab: (name, seats) => `${name}, ${seats} ಆಸನಗಳು`,
    clock: (time) => `${clock(time)} (ಭಾರತೀಯ ಸಮಯ)`,
    shortClock: clock,
  },
  trip: {
    title: 'ನಿಮ್ಮ ಪ್ರಯಾಣ',
    reference: 'ಬುಕಿಂಗ್ ಸಂಖ್ಯೆ',
    tripType: 'ಪ್ರಯಾಣದ ಬಗೆ',
    from: 'ಹೊರಡುವ ಊರು',
    to: 'ತಲುಪುವ ಊರು',
    pickUp: 'ಹೊರಡುವುದು',
    pickUpLocation: 'ಹತ್ತುವ ಸ್ಥಳ',
    visitingPlaces: 'ನೋಡುವ ಸ್ಥಳಗಳು',
    return: 'ವಾಪಸ್',
    returnLocation: 'ವಾಪಸ್ ಇಳಿಯುವ ಸ್ಥಳ',
    persons: 'ಪ್ರಯಾಣಿಕರ ಸಂಖ್ಯೆ',
    cab: 'ಕ್ಯಾಬ್',
    package: 'ಪ್ಯಾಕೇಜ್',
  },
  traveller: { title: 'ಪ್ರಯಾಣಿಕರು', name: 'ಹೆಸರು', mobile: 'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ', mail: 'ಇಮೇಲ್' },
  price: {
    title: 'ದರ (ಅಂದಾಜು)',
    lines: fareLines,
    total: 'ಒಟ್ಟು ದರ',
    advance: 'ಮುಂಗಡ',
    atBoarding: 'ಕ್ಯಾಬ್ ಹತ್ತುವಾಗ',
    notIncluded: (costs) => `ಇದರಲ್ಲಿ ಸೇರದವು: ${costs}.`,
    costs: {
      toll: 'ಟೋಲ್',
      parking: 'ಪಾರ್ಕಿಂಗ್',
      permit: 'ರಾಜ್ಯ ಪರ್ಮಿಟ್',
      allowance: 'ಚಾಲಕರ ಭತ್ಯೆ',
      night: 'ರಾತ್ರಿ ಶುಲ್ಕ (ರಾತ್ರಿ 10 ರಿಂದ ಬೆಳಿಗ್ಗೆ 6 ರವರೆಗೆ)',
    },
    paid: (advance, rest) => `ದರದ ${advance}% ಮುಂಗಡವಾಗಿ, ${rest}% ಕ್ಯಾಬ್ ಹತ್ತುವಾಗ ಪಾವತಿಸಬೇಕು.`,
  },
  calendar: {
    summary: (trip, route) => `${trip}: ${route}`,
    description: (reference, cab, phone) => `ಬುಕಿಂಗ್ ${reference}, ${cab}. ಪ್ರಶ್ನೆಗಳಿವೆಯೇ? ${phone} ಸಂಖ್ಯೆಗೆ ಕರೆ ಮಾಡಿ.`,
  },
}
