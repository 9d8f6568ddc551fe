import type { StatementEntry } from 'shared-api/contract'
import { rupeesText } from '../../components/rupees-text.ts'

/** What an entry between a driver and the company is. */
export const ENTRY_WORDS: Record<StatementEntry['kind'], string> = {
  ...{ cash: 'Cash taken', expense: 'Cost on the way', allowance: 'Allowance', settlement: 'Settled' },
}

/** A balance in rupees, below 0 what the driver holds. */
export const balanceText = (name: string, balance: number) =>
  balance < 0 ? `${name} hands over ${rupeesText(-balance)}` : `${name} gets ${rupeesText(balance)}`
