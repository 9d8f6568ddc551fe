import type { Texts } from '../page.ts'

export const packagePage: Texts['packagePage'] = {
  facts: 'ಒಂದೇ ನೋಟದಲ್ಲಿ',
  length: 'ದಿನಗಳು',
  route: 'ಆರಂಭ ಮತ್ತು ಕೊನೆ',
  state: 'ರಾಜ್ಯ',
  for: 'ಎಷ್ಟು ಜನಕ್ಕೆ',
  stay: 'ವಸತಿ',
  starts: 'ಹೊರಡುವ ದಿನ',
  price: 'ದರ',
  anyDay: 'ಯಾವ ದಿನವಾದರೂ',
  ask: 'ಈ ಪ್ಯಾಕೇಜ್ ಕೇಳಿ',
  askText: 'ಯಾವಾಗ, ಎಷ್ಟು ಜನ ಎಂದು ತಿಳಿಸಿ. ದಿನಾಂಕ, ಕೊಠಡಿ, ದರ ನಿರ್ಧರಿಸಲು ನಾವು ಕರೆ ಮಾಡುತ್ತೇವೆ.',
  persons: (from, to) => (from === to ? `${from} ಜನ` : `${from} ರಿಂದ ${to} ಜನ`),
  wayOf: (from, to) => (from === to ? `${from}: ಅಲ್ಲಿಂದ ಹೊರಟು ಅಲ್ಲಿಗೇ ವಾಪಸ್` : `${from} – ${to}`),
  itinerary: 'ದಿನದಿಂದ ದಿನಕ್ಕೆ',
  day: (number) => `ದಿನ ${number}`,
  services: 'ನಾವು ಏರ್ಪಾಡು ಮಾಡುವುದು',
  included: 'ದರದಲ್ಲಿ ಸೇರಿದವು',
  notIncluded: 'ದರದಲ್ಲಿ ಸೇರದವು',
  picture: (name, number) => `${name}, ಚಿತ್ರ ${number}`,
  brochure: 'ಕೈಪಿಡಿ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
}
