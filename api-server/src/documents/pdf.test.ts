import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DocumentContent, DocumentKind, FareLine } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { expect, it } from 'vitest'
import { documentPdf } from './pdf.ts'

const LONG = 'Venkatanarasimharajuvaripeta Chandrasekharan Subramaniam Iyer and Sons Private Limited'
const TAMIL = 'தமிழ்ச்செல்வி ராஜன்'
const line = (code: FareLine['code'], amount: number, part: Partial<FareLine> = {}): FareLine => ({
  ...{
    code,
    quantity: 1,
    unit: 'trip',
    rate: amount,
    amount,
    taxable: true,
    basis: 'actual',
    origin: 'tariff',
    ...part,
  },
})
const INVOICE: DocumentContent = {
  ...{ kind: 'invoice', number: 'INV-26-27-00001', day: '2026-12-26' },
  supplier: { name: 'Thenral Travels', address: '12 West Veli Street, Madurai 625001', gstin: '33AABCT1332L1ZL' },
  recipient: { name: LONG, address: 'Plot 14, Velachery, Chennai 600042', gstin: '32AAACT2727Q1Z5' },
  booking: {
    ...{ reference: 'TT-ABC234', tripType: 'Outstation', from: 'tn-chennai', to: 'tn-madurai' },
    pickUpDate: '2026-12-24',
  },
  lines: [
    ...[line('distance', 650_000, { quantity: 500, unit: 'km', rate: 1300 }), line('toll', 66_500, { taxable: false })],
    ...[line('gst', 32_500, { taxable: false }), line('rounding', 50, { taxable: false })],
  ],
  ...{ sac: '996601', taxable: 650_000, taxes: [{ code: 'igst', percent: 5, amount: 32_500 }], total: 749_050 },
  ...{ paid: 200_000, placeOfSupply: 'KL', reverseCharge: false, of: null, reason: null, payment: null },
}
const IN_STATE: Partial<DocumentContent> = {
  placeOfSupply: 'TN',
  recipient: { name: TAMIL, address: '', gstin: null },
  taxes: ['cgst', 'sgst'].map((code) => ({ code: code as 'cgst', percent: 2.5, amount: 16_250 })),
}
const PAYMENT: Partial<DocumentContent> = {
  ...{ lines: [], taxes: [], sac: null, paid: 0, recipient: { name: TAMIL, address: '', gstin: null } },
  payment: { way: 'bank', reference: 'SBIN426123456789', at: '2026-12-25 10:30' },
}
const ADVANCE: Partial<DocumentContent> = {
  ...{ whatFor: 'advance', sac: '996601', placeOfSupply: 'TN', taxable: 416_667, total: 437_500 },
  lines: [line('rounding', -1, { taxable: false })],
  taxes: (['cgst', 'sgst'] as const).map((code) => ({ code, percent: 2.5, amount: 10_417 })),
}
const NO_GSTIN: Partial<DocumentContent> = {
  ...{ supplier: { ...INVOICE.supplier, gstin: null }, sac: null, taxes: [], taxable: 749_050 },
  lines: INVOICE.lines.map((one) => (one.code === 'gst' ? { ...one, code: 'permit' } : one)),
}

/** The texts of each page, in order. Vowel signs that are drawn before their consonant follow it, as they are written. */
async function read(content: DocumentContent, language: 'en' | 'ta') {
  const bytes = await documentPdf(content, language)
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.map((item) =>
      'str' in item ? item.str.replace(/([ெேை])(\p{L})/gu, '$2$1').normalize('NFC') : '',
    )
    pages.push(texts.filter((text) => text.trim() !== ''))
  }
  return { bytes, pages, text: pages.flat().join(' ') }
}

const paise = (text: string) => toPaise(Number(text.replace(/[₹,]/g, '')))

type Case = [kind: DocumentKind, part: Partial<DocumentContent>, en: string[], ta: string[], none: string[]]
const CASES: Case[] = [
  [
    'invoice',
    {},
    ['Tax invoice', LONG, 'GSTIN 32AAACT2727Q1Z5', 'Place of supply 32-Kerala', 'Reverse charge no', 'IGST 5% ₹325.00'],
    ['வரி விலைப்பட்டியல்', LONG, 'சேவை வழங்கும் மாநிலம் 32-கேரளா', 'IGST 5% ₹325.00', 'மொத்தம் ₹7,490.50'],
    ['CGST', 'SGST'],
  ],
  [
    'invoice',
    IN_STATE,
    [
      TAMIL,
      'Place of supply 33-Tamil Nadu',
      'CGST 2.5% ₹162.50',
      'SGST 2.5% ₹162.50',
      'Rounding ₹0.50',
      'Total ₹7,490.50',
    ],
    [TAMIL, 'தமிழ்நாடு', 'CGST 2.5% ₹162.50', 'முழுமையாக்கல் ₹0.50', 'செலுத்த வேண்டியது ₹5,490.50'],
    ['IGST'],
  ],
  [
    'invoice',
    {
      ...{ reverseCharge: true, total: 716_550, paid: 0, signatory: 'R. Meena' },
      drive: {
        ...{ vehicle: 'TN 58 AB 9009', passenger: TAMIL, start: '2026-12-24 06:40', end: '2026-12-26 21:10' },
        ...{ km: 1000, days: 3 },
      },
    },
    [
      ...['Vehicle TN 58 AB 9009', `Passenger ${TAMIL}`, 'Driven 24 December 2026 06:40 – 26 December 2026 21:10'],
      ...['Days 3', 'Km 1000', 'Reverse charge yes', 'Taxable value ₹6,500.00 Total ₹7,165.50'],
      ...['Tax for you to pay on reverse charge: IGST 5% ₹325.00', 'For Thenral Travels R. Meena Authorised signatory'],
    ],
    ['வாகனம் TN 58 AB 9009', 'நாட்கள் 3', 'எதிர்முறை வரி ஆம்', 'அங்கீகரிக்கப்பட்ட கையொப்பம்'],
    ['Still to pay'],
  ],
  [
    'credit-note',
    { of: 'INV-26-27-00001', reason: 'Wrong km', paid: 0, whatFor: 'part', lines: [], taxable: 47_619, total: 50_000 },
    ['Invoice INV-26-27-00001', 'Part of the invoice', 'Taxable value ₹476.19', 'Total ₹500.00'],
    ['விலைப்பட்டியலின் ஒரு பகுதி', 'மொத்தம் ₹500.00'],
    ['Takes back'],
  ],
  [
    'credit-note',
    { of: 'INV-26-27-00001', reason: 'Wrong name', paid: 0, placeOfSupply: '27', reverseCharge: true },
    [
      'Credit note',
      'Takes back INV-26-27-00001',
      'Reason Wrong name',
      'Place of supply 27-Maharashtra',
      'Total ₹7,490.50',
    ],
    ['வரவு குறிப்பு', 'INV-26-27-00001', 'எதிர்முறை வரி ஆம்', 'Maharashtra', 'மொத்தம் ₹7,490.50'],
    ['Still to pay'],
  ],
  [
    'bill',
    NO_GSTIN,
    ['Bill', LONG, 'Total ₹7,490.50', 'Still to pay ₹5,490.50'],
    ['பில்', 'மொத்தம் ₹7,490.50'],
    ['GSTIN 33', 'SAC', 'Place of supply', 'IGST', 'Taxable value'],
  ],
  [
    'receipt',
    PAYMENT,
    ['Receipt', TAMIL, 'bank transfer', 'SBIN426123456789', '25 December 2026 10:30', 'Received ₹7,490.50'],
    ['ரசீது', TAMIL, 'SBIN426123456789', '25 டிசம்பர்', 'பெற்றது ₹7,490.50'],
    ['Total'],
  ],
  [
    'receipt',
    { ...PAYMENT, ...ADVANCE },
    ['Receipt voucher', 'Advance for the trip ₹4,166.67', 'CGST 2.5% ₹104.17', 'Rounding −₹0.01', 'Received ₹4,375.00'],
    ['முன்பணச் சீட்டு', 'பயணத்திற்கான முன்பணம் ₹4,166.67', 'SGST 2.5% ₹104.17', 'பெற்றது ₹4,375.00'],
    ['Still to pay'],
  ],
  [
    'refund',
    PAYMENT,
    ['Refund voucher', TAMIL, 'Given back ₹7,490.50'],
    ['பணத்திருப்பிச் சீட்டு', 'திருப்பித் தந்தது ₹7,490.50'],
    ['Total'],
  ],
]

it.each(CASES)('a PDF of kind %s (%#) says what it has to, in both languages', async (kind, part, en, ta, none) => {
  const content = { ...INVOICE, kind, ...part }
  for (const [language, words] of [
    ['en', en],
    ['ta', ta],
  ] as const) {
    const { text, pages } = await read(content, language)
    for (const word of [...words, content.number]) expect(text, language).toContain(word)
    for (const word of none) expect(text, language).not.toContain(word)
    expect(pages).toHaveLength(1)
  }
})

it('has its fonts with it, so that it reads the same everywhere', async () => {
  for (const language of ['en', 'ta'] as const) {
    const source = (await read(INVOICE, language)).bytes.toString('latin1')
    const fonts = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name = '']) => name)
    expect(fonts.length).toBeGreaterThanOrEqual(2)
    for (const font of fonts) expect(font).toMatch(/^[A-Z]+\+AnekTamil/)
    expect(source.match(/\/FontFile2 /g)).toHaveLength(2)
  }
})

it('holds what people typed as text alone, in any script', async () => {
  const names = ['മീനാക്ഷി', 'మీనాక్షి', 'ಮೀನಾಕ್ಷಿ', 'मीनाक्षी', 'عائشة', ') /JS (app.alert(1)) Tj (', '<script>x</script>']
  const lines = names.map((note, at) => line('toll', 100 * at, { note }))
  const { bytes, text } = await read(
    { ...INVOICE, lines, recipient: { ...INVOICE.recipient, name: names.join(' ') } },
    'en',
  )
  expect(text).toContain('/JS (app.alert(1)) Tj (')
  expect(bytes.toString('latin1')).not.toMatch(/\/(JS|JavaScript|URI|OpenAction|Launch|EmbeddedFile)\b/)
})

it('has lines that add up with the tax to the total', async () => {
  const [texts = []] = (await read(INVOICE, 'en')).pages
  const amounts = texts.filter((text) => text.includes('₹') && !text.includes('×')).map(paise)
  const [distance = 0, toll = 0, rounding = 0, taxable, tax = 0, total = 0, paid = 0, due] = amounts
  expect(amounts).toHaveLength(8)
  expect(distance + toll + rounding + tax).toBe(total)
  expect([taxable, total - paid]).toEqual([650_000, due])
})

it('keeps each amount beside its line where there are several pages', async () => {
  const note = 'toll plazas at Paranur, Athur, Vikravandi, Ulundurpet, Trichy and Madurai, as on the driver’s receipts'
  const lines = Array.from({ length: 30 }, (_, at) => line('toll', 100 * at, { note: `${at} ${note}` }))
  const { pages } = await read({ ...INVOICE, lines }, 'en')
  expect(pages).toHaveLength(2)
  for (const texts of pages) {
    const starts = texts.filter((text) => text.startsWith('Toll:')).map((text) => Number(/\d+/.exec(text)?.[0]))
    expect(texts.filter((text) => starts.some((at) => text === `₹${at}.00`))).toHaveLength(starts.length)
  }
})
