import { isDriven } from 'shared-api/contract'
import { fareInPaise } from 'shared-api/fares'
import { Text } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { isChangeable } from './booking-words.ts'
import { ChangePrice } from './change-price.tsx'
import { useBill } from './use-bill.ts'
import type { BookingChange } from './use-step.ts'

/** The price as it is stored with the booking, by the tariff of its day, and the way to change it (docs/product.md, Fare lines); a bill takes its place. */
export function PricePart({ version, onChanged }: BookingChange) {
  const { booking } = version.reply
  const { data: bill } = useBill(booking._id, isDriven(booking.status))
  const texts = bookingMoneyTexts().price
  const { tariff } = booking
  return (
    <div>
      {!bill?.made && <FareRows {...fareInPaise(booking)} />}
      {tariff && (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.tariff({ name: tariff.name })}
        </Text>
      )}
      {tariff && isChangeable(booking) && <ChangePrice version={version} onChanged={onChanged} />}
    </div>
  )
}
