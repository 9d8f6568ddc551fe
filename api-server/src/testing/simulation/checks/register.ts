import { partsOf } from '../../csv.ts'
import { logInAs } from '../../desk.ts'
import type { World } from '../world.ts'

const SALES = ['B2B', 'B2C', 'Without tax']
const signOf = (kind: string) => (kind === 'credit-note' ? -1 : 1)

/** Months whose register of sales comes to another sum than the invoices, bills and credit notes that were issued in them. */
export async function wrongRegister({ app, staff }: World): Promise<string[]> {
  const all = await app.database.db.selectFrom('documents').select(['kind', 'totalPaise', 'day']).execute()
  const papers = all.filter(({ kind }) => ['invoice', 'bill', 'credit-note'].includes(kind))
  const cookie = await logInAs(app, staff[0]?.id ?? '')
  const wrong: string[] = []
  for (const [month, own] of Map.groupBy(papers, ({ day }) => day.slice(0, 7))) {
    const { body } = await app.inject({ url: `/api/v1/books/sales.csv?month=${month}`, headers: { cookie } })
    const parts = partsOf(body)
    // The last row of a part is its sum.
    const rows = SALES.flatMap((part) => (parts[part] ?? []).slice(0, -1))
    const said = rows.reduce((sum, row) => sum + Math.round(Number(row.Total) * 100), 0)
    const issued = own.reduce((sum, { kind, totalPaise }) => sum + signOf(kind) * Number(totalPaise), 0)
    if (said !== issued) wrong.push(`${month}: the register comes to ${said} paise, and its papers to ${issued}`)
  }
  return wrong
}
