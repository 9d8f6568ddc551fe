import { useState } from 'react'
import { type Bill, isDriven } from 'shared-api/contract'
import { Button, Stack, Text } from 'shared-ui'
import { useSWRConfig } from 'swr'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { instantText } from '../../components/times.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { BillForm } from './bill-form.tsx'
import classes from './booking-page.module.css'
import { lookOf } from './next-step.ts'
import { Part } from './part.tsx'
import { QuotedActual } from './quoted-actual.tsx'
import { useBill } from './use-bill.ts'
import { readBooking } from './use-bookings.ts'
import { ledgerKey } from './use-ledger.ts'
import type { BookingChange } from './use-step.ts'

type Props = BookingChange & { isNext?: boolean }

/** The final bill of a trip that has ended: quoted and driven, line by line (docs/product.md, The final bill). */
export function BillPart({ version, onChanged, isNext = false }: Props) {
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
    <Part title={texts.title}>
      <Loaded query={query} what={texts.what}>
        {(bill) => (
          <Stack gap="sm" align="stretch">
            {bill.made ? (
              <>
                <div className={classes.bill}>
                  <QuotedActual bill={bill} />
                </div>
                <Text size="sm" c="dimmed">
                  {texts.made({ by: bill.made.by, at: instantText(bill.made.at) })}
                </Text>
              </>
            ) : (
              <Text c="dimmed">{texts.notMade}</Text>
            )}
            <Button
              size="sm"
              {...lookOf(isNext)}
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
    </Part>
  )
}
