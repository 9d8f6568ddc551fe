import type { Texts } from '../page.ts'

export const packagePage: Texts['packagePage'] = {
  facts: 'ஒரு பார்வையில்',
  length: 'நாட்கள்',
  route: 'தொடக்கமும் முடிவும்',
  state: 'மாநிலம்',
  for: 'பயணிகள்',
  stay: 'தங்குமிடம்',
  starts: 'தொடங்கும் தேதி',
  price: 'விலை',
  anyDay: 'எந்த நாளிலும்',
  ask: 'இந்தத் தொகுப்பைக் கேளுங்கள்',
  askText: 'எப்போது, எத்தனை பேர் என்று சொல்லுங்கள். தேதி, அறைகள், விலையை முடிவு செய்ய நாங்கள் அழைப்போம்.',
  persons: (from, to) => (from === to ? `${from} பேர்` : `${from} முதல் ${to} பேர் வரை`),
  wayOf: (from, to) => (from === to ? `${from}: அங்கிருந்து தொடங்கி அங்கேயே முடியும்` : `${from} முதல் ${to} வரை`),
  itinerary: 'நாள் வாரியாக',
  day: (number) => `நாள் ${number}`,
  services: 'நாங்கள் ஏற்பாடு செய்பவை',
  included: 'விலையில் அடங்குபவை',
  notIncluded: 'விலையில் அடங்காதவை',
  picture: (name, number) => `${name}, படம் ${number}`,
  brochure: 'கையேட்டைப் பதிவிறக்குக',
}
