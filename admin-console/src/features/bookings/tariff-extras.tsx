import type { Tariff } from 'shared-api/fares'
import { formatPaise } from 'shared-api/money'
import { Button } from 'shared-ui'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { NEW_ROW, type PriceRow } from './price-values.ts'

const EXTRAS = ['extraStop', 'pet', 'roofCarrier'] as const

type Props = { tariff: Tariff; onAdd: (row: PriceRow) => void }

/** A button for each thing that the tariff has an amount for and that only the desk knows of (docs/product.md, Lines of the desk). */
export function TariffExtras({ tariff, onAdd }: Props) {
  const texts = bookingMoneyTexts().price
  return EXTRAS.map((extra) => {
    const amount = tariff.surcharges[extra]?.amount
    if (!amount) return null
    const note = texts.extras[extra]
    const row = () => ({ ...NEW_ROW, code: 'other' as const, amount: String(amount / 100), note })
    return (
      <Button key={extra} size="sm" variant="default" onClick={() => onAdd(row())}>
        {texts.addExtra({ what: note, amount: formatPaise(amount) })}
      </Button>
    )
  })
}
