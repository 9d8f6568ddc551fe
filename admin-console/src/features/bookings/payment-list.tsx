import { DESK_WAYS, type Ledger, type Payment } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Group, Stack, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { wayText } from '../../components/way-text.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { GiveBack } from './give-back.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'

type Props = { payments: readonly Payment[]; onNoted: (ledger: Ledger) => void; onFailed: () => void }

/** The rows of a booking's ledger, from the oldest. */
export function PaymentList({ payments, ...on }: Props) {
  const texts = bookingMoneyTexts().payments
  if (payments.length === 0) return <Text c="dimmed">{texts.none}</Text>
  return (
    <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label={texts.title}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <Row payment={payment} {...on} />
        </li>
      ))}
    </Stack>
  )
}

function Row({ payment, ...on }: { payment: Payment } & Omit<Props, 'payments'>) {
  const texts = bookingMoneyTexts().payments
  const { id, at, by, way, amount, reference, note, driver, refund, takesBack, split, goodwill } = payment
  const hasPaper = !takesBack && refund !== 'asked' && refund !== 'refused'
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text>
          {takesBack
            ? texts.takesBack({ way: wayText(way) })
            : amount < 0
              ? texts.refund({ way: wayText(way) })
              : wayText(way)}
          {reference && ` ${reference}`}
        </Text>
        <Text>{rupeesText(amount)}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {[
          refund && texts.refundStates[refund],
          goodwill && texts.fields.goodwill,
          ...[
            driver && texts.takenBy({ driver }),
            note,
            split && texts.split({ why: split }),
            texts.noted({ at: instantText(at), by }),
          ],
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Group gap={0} ml="-0.5rem">
        {hasPaper && <PaymentReceipt payment={{ id, amount }} />}
        {amount > 0 && !takesBack && isOfProvider(way) && <GiveBack payment={{ id, amount }} {...on} />}
      </Group>
    </>
  )
}

const isOfProvider = (way: string) => !DESK_WAYS.some((one) => one === way)
