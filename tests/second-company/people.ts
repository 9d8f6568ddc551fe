/** A traveller as she types her name at first, which papers cannot print, and as she is booked. */
export const PRIYA = { typed: 'Priya 🚗 R', booked: 'Priya R' } as const

/** Whom the company drives: in seven scripts, and with a name of 60 characters. */
const TRAVELLERS = [
  'Meena Sundaram',
  'முத்துலட்சுமி சுப்பிரமணியன்',
  'ലക്ഷ്മി നായർ',
  'శ్రీనివాస్ రావు',
  'ಶ್ರೀನಿವಾಸ ರೆಡ್ಡಿ',
  'क्षत्रिय कुमार',
  'محمد علی',
  PRIYA.booked,
  'Venkatanarasimharajuvaripeta Subrahmanya Sathyanarayana Iyer',
  "D'Souza, Anthony (jr.)",
  'Karthik Raja',
  'Fathima Beevi',
  'கி. ராஜநாராயணன்',
  'Bo',
] as const

/** Where they are picked up; the third is of a town without a page. */
const PICK_UPS = [
  'Madurai Junction, east entry',
  'மீனாட்சி அம்மன் கோவில், கிழக்கு வாசல்',
  'Courtallam Road, Tenkasi',
  'എം ജി റോഡ്, കൊച്ചി',
  'Madurai Airport (IXM), arrivals',
  '12/3 "Sri Nivas" 2nd Cross St., Anna Nagar & opp. bus stand',
  'మహాత్మా గాంధీ రోడ్డు',
  'ಮಹಾತ್ಮ ಗಾಂಧಿ ರಸ್ತೆ',
  'महात्मा गांधी मार्ग',
] as const

/** Registered customers of two states, and one that has a UIN in place of a GSTIN. */
export const FIRMS = [
  { name: 'Mango Exports Pvt Ltd', address: '4 Bypass Road, Madurai 625010', gstin: '33AABCM7310Q1ZC' },
  { name: 'ഗ്രീൻ ലീഫ് ട്രാവൽസ്', address: 'എം ജി റോഡ്, കൊച്ചി 682016', gstin: '32AAGCP5518L1ZA' },
  { name: 'Consulate of Examplia', address: 'Chennai 600006', gstin: '3317UNO00211UN7' },
] as const

export const nameOf = (nth: number): string => TRAVELLERS[nth % TRAVELLERS.length] ?? ''
export const pickUpOf = (nth: number): string => PICK_UPS[nth % PICK_UPS.length] ?? ''
/** Some travellers come again. */
export const mobileOf = (nth: number): string => `+91984${String(4_000_000 + (nth % 120) * 137)}`
/** Two of five have a mail address. */
export const mailOf = (nth: number): string => (nth % 5 < 2 ? `traveller${nth % 120}@example.com` : '')
