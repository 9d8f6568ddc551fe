import { execFileSync } from 'node:child_process'
import { type Company, DOCUMENT_KINDS, type DocumentContent, type Holiday } from 'shared-api/contract'
import { LANGUAGES, type Language, PAPER_LANGUAGES } from 'shared-api/languages'
import { expect, it } from 'vitest'
import { brochurePdf, brochureTexts } from '../packages/brochure.ts'
import { documentPdf } from './pdf.ts'
import { documentTexts } from './texts.ts'

const NAMES = ['Lakshmi Nair', 'தமிழ்ச்செல்வி தேயிலை', 'ലക്ഷ്മി നായർ', 'శ్రీనివాస్ రెడ్డి', 'ಶ್ರೀನಿವಾಸ ರೆಡ್ಡಿ', 'क्षत्रिय कुमार']
const CONTENT: Omit<DocumentContent, 'kind'> = {
  ...{ number: 'VC-26-27-00001', day: '2026-12-26', sac: null, lines: [], taxable: 0, taxes: [], total: 1000, paid: 0 },
  supplier: { name: 'வைகை டிராவல்ஸ்', address: 'எண் 4, மதுரை', gstin: null },
  recipient: { name: '', address: '', gstin: null },
  booking: {
    ...{ reference: 'TT-ABC234', tripType: 'Outstation', from: 'tn-chennai', to: 'tn-madurai' },
    pickUpDate: '2026-12-24',
  },
  ...{ placeOfSupply: 'TN', reverseCharge: false, of: null, reason: 'गलत नाम', payment: null },
}

const DAY = { title: 'ಊಟಿ ಉದ್ಯಾನ', text: 'देवभूमि की यात्रा' }
const PACKAGE = {
  ...{ name: 'தேயிலை மலைகள்', services: [{ name: 'ലക്ഷ്മി ഹോട്ടൽ' }], included: ['శ్రీశైలం దర్శనం'], notIncluded: [] },
  ...{
    itinerary: [DAY],
    startDates: [],
    anyDay: true,
    days: 3,
    startCity: 'tn-chennai',
    endCity: 'tn-madurai',
    state: 'TN',
  },
  ...{ personsFrom: 2, personsTo: 4, hotelClass: null, priceFrom: 4500, priceFor: '' },
} as unknown as Holiday

const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).normalize('NFC')

it.each(Object.keys(LANGUAGES) as Language[])(
  'pdftotext reads each paper as it was written, in %s and with names of six languages',
  async (language) => {
    const t = documentTexts[language]
    for (const kind of DOCUMENT_KINDS)
      for (const name of NAMES) {
        const text = textOf(
          await documentPdf({ ...CONTENT, kind, recipient: { name, address: name, gstin: null } }, language),
        )
        const said = [
          t.titles[kind],
          t.booking,
          'TT-ABC234',
          t.date(CONTENT.day),
          name,
          'வைகை டிராவல்ஸ்',
          'எண் 4, மதுரை',
          'गलत नाम',
        ]
        for (const words of said) expect(text).toContain(words)
      }
  },
)

it.each(PAPER_LANGUAGES)('pdftotext reads the brochure of a package as it was written, in %s', async (language) => {
  const company = { name: 'வைகை டிராவல்ஸ்', phones: ['+919840012345'] } as Company
  const text = textOf(
    await brochurePdf({ travelPackage: PACKAGE, picture: null, company, today: CONTENT.day }, language),
  )
  const t = brochureTexts[language]
  const written = ['தேயிலை மலைகள்', 'ലക്ഷ്മി ഹോട്ടൽ', 'శ్రీశైలం దర్శనం', DAY.title, DAY.text, 'வைகை டிராவல்ஸ்']
  for (const words of [...written, t.facts.route, t.included, t.itinerary, t.anyDay, t.days({ count: 3 })])
    expect(text).toContain(words.normalize('NFC'))
})
