import { DESK_WAYS, type Ledger, type Payment } from 'shared-api/contract'
import { Group, Stack, Text } from 'shared-ui'
import { rupeesText } from '../../components/rupees-text.ts'
import { instantText } from '../../components/times.ts'
import { wayText } from '../../components/way-text.ts'

import { GiveBack } from './give-back.tsx'
import { PaymentReceipt } from './payment-receipt.tsx'

/** The rows of a booking's ledger, from the oldest. */
export const PaymentList = ({
  payments,
  onNoted,
}: {
  payments: readonly Payment[]
  onNoted: (ledger: Ledger) => void
}) =>
  payments.length === 0 ? (
    <Text c="dimmed">Nothing paid yet.</Text>
  ) : (
    <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Payments">
      {payments.map(({ id, at, by, way, amount, reference, note, driver }) => (
        <li key={id}>
          <Group justify="space-between" wrap="nowrap">
            <Text>
              {amount < 0 ? 'Refund, ' : ''}
              {wayText(way)}
              {reference && ` ${reference}`}
            </Text>
            <Group gap="xs" wrap="nowrap">
              {amount > 0 && isOfProvider(way) && <GiveBack payment={{ id, amount }} onNoted={onNoted} />}
              <PaymentReceipt payment={{ id, amount }} />
              <Text>{rupeesText(amount)}</Text>
            </Group>
          </Group>
          <Text size="sm" c="dimmed">
            {[driver && `Taken by ${driver}`, note, `${instantText(at)}, by ${by}`].filter(Boolean).join(' · ')}
          </Text>
        </li>
      ))}
    </Stack>
  )

const isOfProvider = (way: string) => !DESK_WAYS.some((one) => one === way)
