import type { DocumentContent } from 'shared-api/contract'
import { TAX_CODES } from 'shared-api/fares'
import { type Language, type PaperLanguage, paperLanguageOf } from 'shared-api/languages'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise } from 'shared-api/money'
import { paymentTexts, wayText } from '../payments/index.ts'
import { Paper, type Style, WIDTH } from '../platform/paper/paper.ts'
import { type DocumentTexts, documentTexts } from './texts.ts'

type Row = [label: string, value: string]

/** A document as an A4 PDF in the reader's language, where papers have it; the same bytes each time. */
export function documentPdf(content: DocumentContent, reader: Language): Promise<Buffer> {
  const language = paperLanguageOf(reader)
  const texts = documentTexts[language]
  const title = texts.titles[content.kind]
  const paper = new Paper({ title: `${title} ${content.number}`, language, day: content.day })
  paper.write('H1', title, { weight: 'bold', size: 20 }).space(8)
  paper.group('Table', () => head(paper, headRows(content, texts)))
  parties(paper, content, texts)
  paper.group('Table', () => {
    amounts(paper, content.payment ? paymentRows(content, texts, language) : lineRows(content, texts), texts)
    for (const row of content.payment ? [] : totalRows(content, texts)) amountRow(paper, row, 'bold')
  })
  below(paper, content)
  return paper.end()
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
  const rows: Row[] = taxes.map(({ code, percent, amount }) => [
    t.tax({ code: code.toUpperCase(), percent }),
    formatPaise(amount),
  ])
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

const LABEL: Style = { colour: '#555', width: 130 }

function head(paper: Paper, rows: Row[]) {
  for (const [label, value] of rows)
    paper.group('TR', () =>
      paper.row(
        [
          ['TH', label, LABEL],
          ['TD', value, { left: 140, width: WIDTH - 140 }],
        ],
        1,
      ),
    )
  paper.space(10)
}

function parties(paper: Paper, { supplier, recipient }: DocumentContent, t: DocumentTexts) {
  const top = paper.y
  const bottoms = [
    { title: t.from, party: supplier, left: 0 },
    { title: t.to, party: recipient, left: WIDTH / 2 },
  ].map(({ title, party, left }) => {
    const place = { left, width: WIDTH / 2 - 10 }
    const lines = [party.address, party.gstin && `${t.gstin} ${party.gstin}`].filter(Boolean)
    paper.y = top
    paper.group('Sect', () => {
      paper.write('P', title, { ...place, colour: '#555' })
      paper.write('P', party.name, { ...place, weight: 'bold' })
      for (const line of lines) paper.write('P', line ?? '', place)
    })
    return paper.y
  })
  paper.y = Math.max(...bottoms)
  paper.space(12)
}

function amounts(paper: Paper, rows: Row[], t: DocumentTexts) {
  paper.rule()
  amountRow(paper, [t.item, t.amount], 'bold')
  for (const row of rows) amountRow(paper, row)
  paper.rule()
}

function below(paper: Paper, { note, bank }: DocumentContent) {
  paper.space(12)
  for (const line of [bank, note]) if (line !== undefined) paper.write('P', line)
}

const amountRow = (paper: Paper, [label, value]: Row, weight: Style['weight'] = 'regular') =>
  paper.group('TR', () =>
    paper.row(
      [
        ['TH', label, { weight, width: WIDTH - 130 }],
        ['TD', value, { weight, left: WIDTH - 120, width: 120, align: 'right' }],
      ],
      2,
    ),
  )
