import type { Notebook, Paper } from './notebook.ts'
import { dayOf } from './plan.ts'
import { sum } from './recount.ts'

const SALES = ['invoice', 'bill', 'credit-note']
const takesBack = ({ kind }: Paper) => kind === 'credit-note' || kind === 'refund'

/** The sums of a paper in paise by the columns of the register; one that takes back is below 0. A bill without tax is all value. */
function sumsOf(paper: Paper, isTaxed: boolean): Record<string, number> {
  const { total } = paper.split
  const untaxed = { value: total, taxes: [], passedOn: 0, rounding: 0 }
  const { value, taxes, passedOn, rounding } = isTaxed ? paper.split : untaxed
  const [cgst, sgst, igst] = taxes.length === 2 ? [...taxes, 0] : [0, 0, taxes[0] ?? 0]
  const sums = { 'Taxable value': value, CGST: cgst ?? 0, SGST: sgst ?? 0, IGST: igst ?? 0, 'Passed on': passedOn }
  const sign = takesBack(paper) ? -1 : 1
  return Object.fromEntries(
    Object.entries({ ...sums, Rounding: rounding, Total: total }).map(([name, one]) => [name, sign * one || 0]),
  )
}

function totals(papers: Paper[], isTaxed: boolean): Record<string, number> {
  const all = papers.map((paper) => sumsOf(paper, isTaxed))
  const names = ['Taxable value', 'CGST', 'SGST', 'IGST', 'Passed on', 'Rounding', 'Total']
  return Object.fromEntries(names.map((name) => [name, sum(all.map((one) => one[name] ?? 0))]))
}

/** What the register of sales of a month ('2026-10') must say, by its parts; `isTaxed` of a company with a GSTIN. */
export function registerOf({ papers }: Notebook, month: string, isTaxed: boolean) {
  const own = papers.filter(({ day }) => dayOf(day).startsWith(month))
  const vouchers = (some: Paper[]) =>
    some.filter(({ isAdvance, kind }) => isTaxed && isAdvance && !SALES.includes(kind))
  const sales = own.filter(({ kind }) => SALES.includes(kind))
  const partName = ({ isB2B }: Paper) => (isTaxed ? (isB2B ? 'B2B' : 'B2C') : 'Without tax')
  const firsts = own.filter((paper) => paper.kind === 'invoice' && paper === firstInvoice(papers, paper))
  return {
    rows: sales.map((paper) => ({
      ...{
        part: partName(paper),
        Number: paper.number,
        Kind: paper.kind,
        Date: dayOf(paper.day),
        'Takes back': paper.of,
      },
      ...{ Booking: paper.trip.reference, 'Place of supply': paper.place, ...sumsOf(paper, isTaxed) },
    })),
    'By code and rate': totals(sales, isTaxed),
    'Advances received': totals(vouchers(own), isTaxed),
    'Advances adjusted': totals(
      firsts.flatMap((invoice) =>
        vouchers(papers.slice(0, papers.indexOf(invoice)).filter(({ trip }) => trip === invoice.trip)),
      ),
      isTaxed,
    ),
  }
}

const firstInvoice = (papers: Paper[], { trip }: Paper) =>
  papers.find((paper) => paper.kind === 'invoice' && paper.trip === trip)
