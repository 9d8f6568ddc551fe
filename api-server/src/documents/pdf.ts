import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { DocumentContent } from 'shared-api/contract'
import { TAX_CODES } from 'shared-api/fares'
import { type Language, type PaperLanguage, paperLanguageOf } from 'shared-api/languages'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise } from 'shared-api/money'
import { paymentTexts, wayText } from '../payments/index.ts'
import { type DocumentTexts, documentTexts } from './texts.ts'

const require = createRequire(import.meta.url)
const REGULAR = require.resolve('@expo-google-fonts/anek-tamil/400Regular/AnekTamil_400Regular.ttf')
const BOLD = require.resolve('@expo-google-fonts/anek-tamil/700Bold/AnekTamil_700Bold.ttf')

const MARGIN = 50
const WIDTH = 595 - 2 * MARGIN
type Row = [label: string, value: string]

/** A document as an A4 PDF in the reader's language, where papers have it; the same bytes each time. */
export function documentPdf(content: DocumentContent, reader: Language): Promise<Buffer> {
  const language = paperLanguageOf(reader)
  const texts = documentTexts[language]
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: language, pdfVersion: '1.7' },
    info: { Title: content.number, CreationDate: new Date(`${content.day}T00:00:00Z`) },
  })
  pdf.registerFont('regular', REGULAR).registerFont('bold', BOLD)
  pdf.font('bold').fontSize(20).text(texts.titles[content.kind])
  pdf.moveDown(0.5)
  table(pdf, headRows(content, texts))
  parties(pdf, content, texts)
  amounts(pdf, content.payment ? paymentRows(content, texts, language) : lineRows(content, texts), texts)
  totals(pdf, content.payment ? [] : totalRows(content, texts))
  below(pdf, content)
  pdf.end()
  return buffer(pdf)
}

function headRows({ number, day, booking, sac, of, reason, ...content }: DocumentContent, t: DocumentTexts): Row[] {
  const rows: [string, string | null][] = [
    [t.number, number],
    [t.day, t.date(day)],
    [t.of, of],
    [t.reason, reason],
    [t.booking, booking.reference],
    [t.trip, `${t.city(booking.from)} – ${t.city(booking.to)}, ${t.date(booking.pickUpDate)}`],
    [t.sac, sac],
    [t.placeOfSupply, content.supplier.gstin && t.state(content.placeOfSupply)],
    [t.reverseCharge, content.supplier.gstin && (content.reverseCharge ? t.yes : t.no)],
  ]
  return rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : []))
}

const lineRows = ({ lines }: DocumentContent, t: DocumentTexts): Row[] =>
  lines
    .filter(({ code }) => !TAX_CODES.includes(code))
    .map((line) => [lineText(t.lines, line), formatPaise(line.amount)])

function totalRows({ taxable, taxes, total, paid, kind }: DocumentContent, t: DocumentTexts): Row[] {
  const rows: Row[] = taxes.map(({ code, percent, amount }) => [t.tax(code, percent), formatPaise(amount)])
  const ofTax: Row[] = rows.length > 0 ? [[t.taxable, formatPaise(taxable)], ...rows] : []
  const due: Row[] =
    kind === 'credit-note' || paid === 0
      ? []
      : [
          [t.paid, formatPaise(paid)],
          [t.balance, formatPaise(total - paid)],
        ]
  return [...ofTax, [t.total, formatPaise(total)], ...due]
}

const paymentRows = ({ payment, total, kind }: DocumentContent, t: DocumentTexts, language: PaperLanguage): Row[] => [
  [t.way, wayText(payment?.way ?? '', paymentTexts[language])],
  ...(payment?.reference ? [[t.bankNumber, payment.reference] satisfies Row] : []),
  [t.at, atText(payment?.at ?? '', t)],
  [kind === 'refund' ? t.given : t.received, formatPaise(total)],
]

/** '2026-12-25 10:30' with its day in words. */
const atText = (at: string, t: DocumentTexts) => `${t.date(at.slice(0, 10))}${at.slice(10)}`

type Pdf = InstanceType<typeof PDFDocument>

function table(pdf: Pdf, rows: Row[]) {
  pdf.fontSize(10)
  for (const [label, value] of rows) {
    const { y } = pdf
    pdf.font('regular').fillColor('#555').text(label, MARGIN, y, { width: 130 })
    const below = pdf.y
    pdf.fillColor('black').text(value, MARGIN + 140, y, { width: WIDTH - 140 })
    pdf.y = Math.max(pdf.y, below) + 2
  }
  pdf.moveDown()
}

function parties(pdf: Pdf, { supplier, recipient }: DocumentContent, t: DocumentTexts) {
  const { y } = pdf
  const bottoms = [
    { title: t.from, party: supplier, x: MARGIN },
    { title: t.to, party: recipient, x: MARGIN + WIDTH / 2 },
  ].map(({ title, party, x }) => {
    const width = WIDTH / 2 - 10
    pdf.font('regular').fillColor('#555').text(title, x, y, { width })
    pdf.font('bold').fillColor('black').text(party.name, { width })
    pdf
      .font('regular')
      .text([party.address, party.gstin && `${t.gstin} ${party.gstin}`].filter(Boolean).join('\n'), { width })
    return pdf.y
  })
  pdf.x = MARGIN
  pdf.y = Math.max(...bottoms)
  pdf.moveDown()
}

function amounts(pdf: Pdf, rows: Row[], t: DocumentTexts) {
  rule(pdf)
  pdf.font('bold')
  amountRow(pdf, [t.item, t.amount])
  pdf.font('regular')
  for (const row of rows) amountRow(pdf, row)
  rule(pdf)
}

function totals(pdf: Pdf, rows: Row[]) {
  pdf.font('bold')
  for (const row of rows) amountRow(pdf, row)
}

function below(pdf: Pdf, { note, bank }: DocumentContent) {
  const lines = [bank, note].filter((line) => line !== undefined)
  if (lines.length === 0) return
  pdf.moveDown().font('regular').fontSize(10)
  for (const line of lines) pdf.text(line, MARGIN, pdf.y, { width: WIDTH })
}

function amountRow(pdf: Pdf, [label, value]: Row) {
  const width = WIDTH - 120
  // A row that has no room goes to the next page as a whole: its amount stays beside it.
  if (pdf.y + pdf.heightOfString(label, { width }) > pdf.page.maxY()) pdf.addPage()
  const { y } = pdf
  pdf.text(label, MARGIN, y, { width })
  const below = pdf.y
  pdf.text(value, MARGIN + WIDTH - 120, y, { width: 120, align: 'right' })
  pdf.y = Math.max(pdf.y, below) + 3
}

function rule(pdf: Pdf) {
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .strokeColor('#999')
    .lineWidth(0.5)
    .stroke()
  pdf.y += 6
}
