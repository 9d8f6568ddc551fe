import { linesInPaise } from 'shared-api/fares'
import { toPaise } from 'shared-api/money'
import { Text } from 'shared-ui'
import { FareRows } from '../../components/fare-rows.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import type { BookingVersion } from './booking-status.tsx'
import { isChangeable } from './booking-words.ts'
import { ChangePrice } from './change-price.tsx'

type Props = { version: BookingVersion; onChanged: (version: BookingVersion) => void }

/** The price as it is stored with the booking, by the tariff of its day, and the way to change it (docs/product.md, Fare lines). */
export function PriceCard({ version, onChanged }: Props) {
  const { booking } = version.reply
  const texts = bookingMoneyTexts().price
  const { fareLines, total, advance, tariff } = booking
  return (
    <TitledCard title={texts.title}>
      <FareRows lines={linesInPaise(fareLines)} total={toPaise(total)} advance={toPaise(advance)} />
      {tariff && (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.tariff({ name: tariff.name })}
        </Text>
      )}
      {tariff && isChangeable(booking) && <ChangePrice version={version} onChanged={onChanged} />}
    </TitledCard>
  )
}
