import type { DocumentContent } from 'shared-api/contract'
import { TAX_CODES } from 'shared-api/fares'
import type { Language } from 'shared-api/languages'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise } from 'shared-api/money'
import { paymentTexts, wayText } from '../payments/index.ts'
import { Paper, type Style, WIDTH } from '../platform/paper/paper.ts'
import { type DocumentTexts, documentTexts } from './texts.ts'

type Row = [label: string, value: string]

/** A document as an A4 PDF in the reader's language; the same bytes each time. */
export function documentPdf(content: DocumentContent, language: Language): Promise<Buffer> {
  const texts = documentTexts[language]
  const title = texts.titles[isVoucher(content) ? 'voucher' : content.kind]
  const paper = new Paper({ title: `${title} ${content.number}`, language, day: content.day })
  paper.write('H1', title, { weight: 'bold', size: 20 }).space(8)
  paper.group('Table', () => head(paper, headRows(content, texts)))
  parties(paper, content, texts)
  paper.group('Table', () => {
    const { payment } = content
    amounts(paper, [...(payment ? paymentRows(payment, texts, language) : []), ...lineRows(content, texts)], texts)
    for (const row of totalRows(content, texts)) amountRow(paper, row, 'bold')
  })
  below(paper, content, texts)
  return paper.end()
}

function headRows(content: DocumentContent, t: DocumentTexts): Row[] {
  const { number, day, booking, sac, of, reason } = content
  const rows: [string, string | null][] = [
    [t.number, number],
    [t.day, t.date(day)],
    [ofText(content, t), of],
    [t.reason, reason],
    [t.booking, booking.reference],
    [t.trip, `${t.city(booking.from)} – ${t.city(booking.to)}, ${t.date(booking.pickUpDate)}`],
    ...driveRows(content, t),
    [t.sac, sac],
    [t.placeOfSupply, content.supplier.gstin && t.state(content.placeOfSupply)],
    [t.reverseCharge, content.supplier.gstin && (content.reverseCharge ? t.yes : t.no)],
  ]
  return rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : []))
}

/** The receipt of an advance that says its tax (Rule 50 of the CGST Rules). */
const isVoucher = ({ kind, whatFor, sac }: DocumentContent) =>
  kind === 'receipt' && whatFor === 'advance' && sac !== null

const ofText = ({ kind, whatFor }: DocumentContent, t: DocumentTexts) =>
  kind === 'refund' ? t.ofReceipt : whatFor === 'part' ? t.partOf : t.of

/** What is paid for: the lines of the fare, or what else it is for, then what rounding left. */
function lineRows({ lines, whatFor, total, taxes, reverseCharge }: DocumentContent, t: DocumentTexts): Row[] {
  const shown = lines.filter(({ code }) => !TAX_CODES.includes(code))
  const rest = [...shown, ...(reverseCharge ? [] : taxes)].reduce((left, { amount }) => left - amount, total)
  return [
    ...(whatFor ? [[t.whatFor[whatFor], formatPaise(rest)] satisfies Row] : []),
    ...shown.map((line): Row => [lineText(t.lines, line), formatPaise(line.amount)]),
  ]
}

function totalRows(content: DocumentContent, t: DocumentTexts): Row[] {
  const { taxable, taxes, total, paid, kind, reverseCharge } = content
  const rows: Row[] = taxes.map(({ code, percent, amount }) => [
    (reverseCharge ? t.reverseTax : t.tax)({ code: code.toUpperCase(), percent }),
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
  const sum = kind === 'receipt' ? t.received : kind === 'refund' ? t.given : t.total
  const all: Row = [sum, formatPaise(total)]
  return reverseCharge ? [[t.taxable, formatPaise(taxable)], all, ...due, ...rows] : [...ofTax, all, ...due]
}

const paymentRows = (
  { way, reference, at }: NonNullable<DocumentContent['payment']>,
  t: DocumentTexts,
  language: Language,
): Row[] => [
  [t.way, wayText(way, paymentTexts[language])],
  ...(reference ? [[t.bankNumber, reference] satisfies Row] : []),
  [t.at, atText(at, t)],
]

/** '2026-12-25 10:30' with its day in words. */
const atText = (at: string, t: DocumentTexts) => `${t.date(at.slice(0, 10))}${at.slice(10)}`

const driveRows = ({ drive }: DocumentContent, t: DocumentTexts): Row[] =>
  drive
    ? [
        [t.vehicle, drive.vehicle ?? ''],
        [t.passenger, drive.passenger],
        [t.driven, `${atText(drive.start, t)} – ${atText(drive.end, t)}`],
        [t.days, String(drive.days)],
        [t.km, drive.km === null ? '' : String(drive.km)],
      ]
    : []

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

function below(paper: Paper, { note, bank, supplier, signatory }: DocumentContent, t: DocumentTexts) {
  paper.space(12)
  for (const line of [bank, note]) if (line !== undefined) paper.write('P', line)
  if (signatory === undefined) return
  const right: Style = { left: WIDTH / 2, width: WIDTH / 2, align: 'right' }
  paper
    .space(12)
    .write('P', t.forCompany({ name: supplier.name }), right)
    .space(24)
  for (const line of [signatory, t.signatory]) if (line) paper.write('P', line, right)
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
