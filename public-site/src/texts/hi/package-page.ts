import type { Texts } from '../page.ts'

export const packagePage: Texts['packagePage'] = {
  facts: 'एक नज़र में',
  length: 'अवधि',
  route: 'शुरुआत और अंत',
  state: 'राज्य',
  for: 'किनके लिए',
  stay: 'ठहरना',
  starts: 'शुरू',
  price: 'दाम',
  anyDay: 'किसी भी दिन',
  ask: 'यह पैकेज माँगें',
  askText: 'बताइए कब और कितने लोग। तारीख, कमरे और दाम तय करने के लिए हम फ़ोन करेंगे।',
  persons: (from, to) => (from === to ? `${from} लोग` : `${from} से ${to} लोग`),
  wayOf: (from, to) => (from === to ? `${from} से चलकर वहीं वापस` : `${from} से ${to}`),
  itinerary: 'दिन-ब-दिन',
  day: (number) => `दिन ${number}`,
  services: 'हम क्या इंतज़ाम करते हैं',
  included: 'दाम में शामिल',
  notIncluded: 'दाम में शामिल नहीं',
  picture: (name, number) => `${name}, तस्वीर ${number}`,
  brochure: 'ब्रोशर डाउनलोड करें',
}
