import { useState } from 'react'
import { type Bill, isDriven } from 'shared-api/contract'
import { Button, Stack, Text } from 'shared-ui'
import { useSWRConfig } from 'swr'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { BillForm } from './bill-form.tsx'
import type { BookingVersion } from './booking-status.tsx'
import { ledgerKey } from './payments-card.tsx'
import { QuotedActual } from './quoted-actual.tsx'
import { useBill } from './use-bill.ts'
import { readBooking } from './use-bookings.ts'

type Props = { version: BookingVersion; onChanged: (version: BookingVersion) => void }

/** The final bill of a trip that has ended: quoted and driven, line by line (docs/product.md, The final bill). */
export function BillCard({ version, onChanged }: Props) {
  const { _id: id, status } = version.reply.booking
  const isOver = isDriven(status)
  const query = useBill(id, isOver)
  const { mutate } = useSWRConfig()
  const [opened, setOpened] = useState(false)
  const texts = bookingMoneyTexts().bill
  if (!isOver) return null

  const onMade = async (bill: Bill) => {
    setOpened(false)
    // Before the bill is shown: nobody may take the sum that was quoted.
    await mutate(ledgerKey(id))
    void query.mutate(bill, { revalidate: false })
    onChanged(await readBooking(id))
  }
  return (
    <TitledCard title={texts.title}>
      <Loaded query={query} what={texts.what}>
        {(bill) => (
          <Stack gap="sm" align="stretch">
            {bill.made ? (
              <>
                <QuotedActual bill={bill} />
                <Text size="sm" c="dimmed">
                  {texts.made({ by: bill.made.by, at: instantText(bill.made.at) })}
                </Text>
              </>
            ) : (
              <Text c="dimmed">{texts.notMade}</Text>
            )}
            <Button
              size="sm"
              variant={bill.made ? 'default' : 'filled'}
              style={{ alignSelf: 'flex-start' }}
              onClick={() => setOpened(true)}
              data-screen-only
            >
              {bill.made ? texts.correct : texts.make}
            </Button>
            <DeskDialog opened={opened} onClose={() => setOpened(false)} title={texts.title}>
              <BillForm bookingId={id} bill={bill} etag={version.etag} onMade={onMade} />
            </DeskDialog>
          </Stack>
        )}
      </Loaded>
    </TitledCard>
  )
}
