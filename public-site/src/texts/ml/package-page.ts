import type { Texts } from '../page.ts'

export const packagePage: Texts['packagePage'] = {
  facts: 'ഒറ്റനോട്ടത്തിൽ',
  length: 'ദിവസങ്ങൾ',
  route: 'തുടക്കവും ഒടുക്കവും',
  state: 'സംസ്ഥാനം',
  for: 'യാത്രക്കാർ',
  stay: 'താമസം',
  starts: 'തുടങ്ങുന്നത്',
  price: 'വില',
  anyDay: 'ഏത് ദിവസവും',
  ask: 'ഈ പാക്കേജ് ചോദിക്കാം',
  askText: 'എപ്പോൾ, എത്ര പേർ എന്ന് പറയൂ. തീയതിയും മുറികളും വിലയും തീരുമാനിക്കാൻ ഞങ്ങൾ വിളിക്കാം.',
  persons: (from, to) => (from === to ? `${from} പേർ` : `${from} മുതൽ ${to} പേർ വരെ`),
  wayOf: (from, to) => (from === to ? `${from}: അവിടെ തുടങ്ങി അവിടെത്തന്നെ തീരും` : `${from} മുതൽ ${to} വരെ`),
  itinerary: 'ഓരോ ദിവസവും',
  day: (number) => `ദിവസം ${number}`,
  services: 'ഞങ്ങൾ ഒരുക്കുന്നവ',
  included: 'വിലയിൽ ഉൾപ്പെടുന്നവ',
  notIncluded: 'വിലയിൽ പെടാത്തവ',
  picture: (name, number) => `${name}, ചിത്രം ${number}`,
  brochure: 'ബ്രോഷർ ഡൗൺലോഡ് ചെയ്യാം',
}
