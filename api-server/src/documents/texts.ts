import type { DocumentKind } from 'shared-api/contract'
import { cityName, states } from 'shared-api/geography'
import type { PaperLanguage } from 'shared-api/languages'
import { fareLines } from 'shared-api/languages/en'
import type { LineTexts } from 'shared-api/languages/fare-words'
import { cities, fareLines as tamilLines, states as tamilStates } from 'shared-api/languages/ta'
import { otherStates } from './gst-states.ts'

export interface DocumentTexts {
  titles: Record<DocumentKind, string>
  /** The names of the rows at the top. */
  number: string
  day: string
  from: string
  to: string
  gstin: string
  booking: string
  trip: string
  sac: string
  placeOfSupply: string
  reverseCharge: string
  yes: string
  no: string
  item: string
  amount: string
  taxable: string
  tax: (code: string, percent: number) => string
  total: string
  paid: string
  balance: string
  of: string
  reason: string
  way: string
  bankNumber: string
  received: string
  given: string
  at: string
  lines: LineTexts
  city: (id: string) => string
  /** Of the code of a place of supply. */
  state: (code: string) => string
  /** Of 'YYYY-MM-DD'. */
  date: (day: string) => string
}

/** '2026-12-25' as '25 December 2026'. */
function dateIn(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}

const stateName = (code: string) => states.find((state) => state.code === code)?.name ?? otherStates[code] ?? code

const en: DocumentTexts = {
  titles: {
    ...{ invoice: 'Tax invoice', bill: 'Bill', 'credit-note': 'Credit note', receipt: 'Receipt' },
    refund: 'Refund voucher',
  },
  ...{ number: 'Number', day: 'Date', from: 'From', to: 'To', gstin: 'GSTIN', booking: 'Booking', trip: 'Trip' },
  ...{
    sac: 'SAC',
    placeOfSupply: 'Place of supply',
    reverseCharge: 'Reverse charge',
    yes: 'yes',
    no: 'no',
    item: 'Item',
  },
  ...{ amount: 'Amount', taxable: 'Taxable value', total: 'Total', paid: 'Paid', balance: 'Still to pay' },
  tax: (code, percent) => `${code.toUpperCase()} ${percent}%`,
  ...{ of: 'Takes back', reason: 'Reason', way: 'Paid by', bankNumber: "Bank's number", received: 'Received' },
  ...{ given: 'Given back', at: 'At', lines: fareLines, city: cityName },
  date: dateIn('en-IN'),
  state: stateName,
}

const ta: DocumentTexts = {
  titles: {
    ...{ invoice: 'வரி விலைப்பட்டியல்', bill: 'பில்', 'credit-note': 'வரவு குறிப்பு', receipt: 'ரசீது' },
    refund: 'பணத்திருப்பிச் சீட்டு',
  },
  ...{ number: 'எண்', day: 'தேதி', from: 'வழங்குபவர்', to: 'பெறுபவர்', gstin: 'GSTIN', booking: 'முன்பதிவு', trip: 'பயணம்' },
  ...{
    sac: 'SAC',
    placeOfSupply: 'சேவை வழங்கும் மாநிலம்',
    reverseCharge: 'எதிர்முறை வரி',
    yes: 'ஆம்',
    no: 'இல்லை',
    item: 'விவரம்',
  },
  ...{ amount: 'தொகை', taxable: 'வரிக்குரிய மதிப்பு', total: 'மொத்தம்', paid: 'செலுத்தியது', balance: 'செலுத்த வேண்டியது' },
  tax: (code, percent) => `${code.toUpperCase()} ${percent}%`,
  ...{ of: 'ரத்தாகும் விலைப்பட்டியல்', reason: 'காரணம்', way: 'செலுத்திய முறை', bankNumber: 'வங்கி எண்', received: 'பெற்றது' },
  ...{ given: 'திருப்பித் தந்தது', at: 'நேரம்', lines: tamilLines, city: (id) => cities[id] ?? cityName(id) },
  date: dateIn('ta-IN'),
  state: (code) => tamilStates[code] ?? stateName(code),
}

export const documentTexts: Record<PaperLanguage, DocumentTexts> = { en, ta }
