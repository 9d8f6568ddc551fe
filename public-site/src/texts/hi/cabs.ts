import type { Texts } from '../page.ts'

export const cabs: Texts['cabs'] = {
  title: 'उपलब्ध कैब',
  showing: (count) => `उपलब्ध कैब: ${count}`,
  lead: (perKm) =>
    perKm === null
      ? 'हर कैब ड्राइवर के साथ आती है। अपनी यात्रा भरिए, और हर कैब का किराया दिख जाएगा।'
      : `हर कैब ड्राइवर के साथ आती है। कैब के किराए में हर किलोमीटर के ${perKm} जुड़ते हैं।`,
  what: 'कैब',
  chosen: (name) => `${name} चुनी गई। अब अपनी यात्रा भरिए।`,
  otherType: (name, before, now) =>
    `${name} चुनी गई, लेकिन वह ‘${before}’ यात्रा के लिए नहीं है। फ़ॉर्म अब ‘${now}’ के लिए है और आपकी जानकारी वैसी ही है: कृपया जाँच लें।`,
  none: {
    title: 'कोई कैब उपलब्ध नहीं',
    text: 'हमारी सभी कैब अभी सड़क पर हैं। फ़ोन करें या लिखें: शायद हम आपके लिए एक ढूँढ लें।',
  },
  noMatch: {
    title: 'कोई कैब उपलब्ध नहीं',
    all: 'सभी कैब दिखाएँ',
    text: 'ऊपर आपने जो चुना, उससे कोई मेल नहीं खाती।',
  },
  filter: {
    trip: 'यात्रा का प्रकार',
    allTrips: 'सभी यात्राएँ',
    seats: 'सीट',
    anySeats: 'कितनी भी',
    orMore: (seats) => `${seats} या ज़्यादा`,
    cabClass: 'श्रेणी',
    allClasses: 'सभी श्रेणियाँ',
    sort: 'क्रम',
    asListed: 'सूची के अनुसार',
    rising: 'किराया: कम से ज़्यादा',
    falling: 'किराया: ज़्यादा से कम',
  },
  seats: (seats) => `${seats}\u00a0सीट`,
  gearboxes: { manual: 'मैनुअल', automatic: 'ऑटोमैटिक' },
  fuels: { petrol: 'पेट्रोल', diesel: 'डीज़ल', cng: 'सीएनजी', hybrid: 'हाइब्रिड', electric: 'इलेक्ट्रिक' },
  fastag: 'फ़ास्टैग चालू है',
  fees: '₹1000, बाकी शुल्क अलग',
  readOn: 'आगे पढ़ें',
  select: 'चुनें',
  selectCab: (name) => `${name} चुनें`,
  more: (count) => `और कैब दिखाएँ (${count})`,
}
