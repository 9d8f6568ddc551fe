import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Company, Holiday } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { type Language, type PaperLanguage, paperLanguageOf } from 'shared-api/languages'
import { formatPaise, toPaise } from 'shared-api/money'
import { brochureTexts } from './brochure-texts.ts'

const require = createRequire(import.meta.url)
const REGULAR = require.resolve('@expo-google-fonts/anek-tamil/400Regular/AnekTamil_400Regular.ttf')
const BOLD = require.resolve('@expo-google-fonts/anek-tamil/700Bold/AnekTamil_700Bold.ttf')

const MARGIN = 50
const WIDTH = 595 - 2 * MARGIN
/** Pictures are 3:2. */
const PICTURE_HEIGHT = 220

type Pdf = InstanceType<typeof PDFDocument>
type Texts = (typeof brochureTexts)[PaperLanguage]
/** What a brochure is made of: the package, its first picture as JPEG if it has one, and today as 'YYYY-MM-DD'. */
type Content = { travelPackage: Holiday; picture: Buffer | null; company: Company; today: string }

/** The brochure of a package as an A4 PDF, of the same data as its page. */
export function brochurePdf({ travelPackage, picture, company, today }: Content, reader: Language): Promise<Buffer> {
  const language = paperLanguageOf(reader)
  const t = brochureTexts[language]
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: language, pdfVersion: '1.7' },
    info: { Title: travelPackage.name, Author: company.name, CreationDate: new Date(`${today}T00:00:00Z`) },
  })
  pdf.registerFont('regular', REGULAR).registerFont('bold', BOLD)
  pdf.font('bold').fontSize(22).text(travelPackage.name)
  pdf.moveDown(0.5)
  if (picture) {
    pdf.image(picture, MARGIN, pdf.y, { cover: [WIDTH, PICTURE_HEIGHT], align: 'center', valign: 'center' })
    pdf.y += PICTURE_HEIGHT + 12
  }
  facts(pdf, factsOf(travelPackage, t, today))
  list(
    pdf,
    '',
    travelPackage.services.map(({ name }) => name),
  )
  itinerary(pdf, travelPackage, t)
  list(pdf, t.included, travelPackage.included)
  list(pdf, t.notIncluded, travelPackage.notIncluded)
  pdf
    .font('bold')
    .fontSize(11)
    .text(t.call(company.name, company.phones.map(formatPhone).join(', ')))
  pdf.end()
  return buffer(pdf)
}

type Row = [label: string, value: string]

/** What is set, in words; dates that have gone are left out. */
function factsOf(one: Holiday, t: Texts, today: string): Row[] {
  const { facts: labels } = t
  const route = [one.startCity, one.endCity].flatMap((id) => (id ? [t.city(id)] : [])).join(' – ')
  const persons = one.personsFrom || one.personsTo ? t.persons(one.personsFrom, one.personsTo) : ''
  const dates = one.startDates
    .filter((day) => day >= today)
    .sort()
    .map(t.date)
    .join(', ')
  const price = one.priceFrom === null ? '' : [t.from(formatPaise(toPaise(one.priceFrom))), one.priceFor].join(' ')
  const rows: Row[] = [
    [labels.days, one.days === null ? '' : t.days(one.days)],
    [labels.route, route],
    [labels.state, one.state ? t.state(one.state) : ''],
    [labels.persons, persons],
    [labels.hotel, one.hotelClass ? t.hotel(one.hotelClass) : ''],
    [labels.starts, one.anyDay ? t.anyDay : dates],
    [labels.price, price],
  ]
  return rows.filter(([, value]) => value !== '')
}

function facts(pdf: Pdf, rows: Row[]) {
  pdf.fontSize(11)
  for (const [label, value] of rows) {
    const { y } = pdf
    pdf.font('regular').fillColor('#555').text(label, MARGIN, y, { width: 110 })
    pdf
      .font('bold')
      .fillColor('black')
      .text(value, MARGIN + 120, y, { width: WIDTH - 120 })
    pdf.y += 2
  }
  pdf.x = MARGIN
  pdf.moveDown()
}

function itinerary(pdf: Pdf, { itinerary: days }: Holiday, t: Texts) {
  if (days.length === 0) return
  heading(pdf, t.itinerary)
  for (const [index, { title, text }] of days.entries()) {
    pdf
      .font('bold')
      .fontSize(11)
      .text(`${t.day(index + 1)}: ${title}`)
    pdf.font('regular').text(text)
    pdf.moveDown(0.5)
  }
  pdf.moveDown(0.5)
}

function list(pdf: Pdf, title: string, items: string[]) {
  if (items.length === 0) return
  if (title) heading(pdf, title)
  pdf.font('regular').fontSize(11).list(items, { bulletRadius: 2, textIndent: 12 })
  pdf.moveDown()
}

const heading = (pdf: Pdf, text: string) => pdf.font('bold').fontSize(14).fillColor('black').text(text).moveDown(0.3)
