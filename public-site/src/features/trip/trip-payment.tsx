import { useState } from 'react'
import { isNotDriven, type TripReply, type UpiReply } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Text, Title } from 'shared-ui'
import { useCompany } from '../../lib/queries.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { tripTexts } from '../../texts/trip.ts'
import { Outcome } from './outcome.tsx'
import { PayByUpi } from './pay-by-upi.tsx'
import { PayOnline } from './pay-online.tsx'
import { SayPaid } from './say-paid.tsx'
import classes from './trip.module.css'
import { useCall } from './use-call.ts'

type Props = { trip: TripReply; token: string; onReply: (trip: TripReply) => void }

/** What is paid and what is due, when the advance is asked for, and a way to pay by UPI (docs/product.md, Payments). */
export function TripPayment({ trip: { booking, payment, advanceWhen: when, paysOnline }, token, onReply }: Props) {
  const { paid, balance, now, claimed } = payment ?? { paid: 0, balance: 0, now: 0, claimed: 0 }
  const cancelled = isNotDriven(booking.status)
  const advance = when === 'due' ? 0 : booking.advance - paid
  const t = tripTexts().payment
  const upiId = useCompany().data?.upi
  const hydrated = useHydrated()
  const { sending, failure, send } = useCall()
  const [code, setCode] = useState<UpiReply | null>(null)
  const fee = cancelled ? paid + balance : 0
  if (!payment || (!cancelled && Object.values(payment).every((amount) => amount === 0))) return null
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {t.title}
      </Title>
      {cancelled && <Text>{fee > 0 ? t.fee({ amount: rupeesText(fee) }) : t.noFee}</Text>}
      {paid > 0 && <Text>{t.paid({ amount: rupeesText(paid) })}</Text>}
      {balance > 0 && <Text>{t.balance({ amount: rupeesText(balance) })}</Text>}
      {advance > 0 && <Text>{t.advance({ amount: rupeesText(advance), when })}</Text>}
      {balance < 0 && <Text>{t.back({ amount: rupeesText(-balance) })}</Text>}
      {claimed > 0 && <Text>{t.claimed({ amount: rupeesText(claimed) })}</Text>}
      {paysOnline && now > claimed && (
        <div className={classes.screenOnly}>
          <PayOnline token={token} amount={now} isOther={code !== null} onReply={onReply} />
        </div>
      )}
      {upiId && now > claimed && (
        <div className={classes.screenOnly}>
          {code ? (
            <PayByUpi code={code} upiId={upiId}>
              <SayPaid
                token={token}
                amount={code.amount}
                onReply={(trip) => {
                  setCode(null)
                  onReply(trip)
                }}
              />
            </PayByUpi>
          ) : (
            <Button
              mt="md"
              variant={paysOnline ? 'default' : 'filled'}
              loading={sending}
              disabled={!hydrated}
              onClick={async () => setCode(await send((calls) => calls.upi(token)))}
            >
              {t.button({ amount: rupeesText(now) })}
            </Button>
          )}
          <Outcome done={null} failure={failure} />
        </div>
      )}
    </section>
  )
}
