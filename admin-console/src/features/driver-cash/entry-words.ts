import { rupeesText } from 'shared-api/money'
import { driverCashTexts } from '../../texts/driver-cash.ts'

/** A balance in rupees, below 0 what the driver holds. */
export const balanceText = (name: string, balance: number) =>
  balance < 0
    ? driverCashTexts().handsOver({ name, sum: rupeesText(-balance) })
    : driverCashTexts().gets({ name, sum: rupeesText(balance) })
