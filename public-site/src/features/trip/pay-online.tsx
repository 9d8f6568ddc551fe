import { useState } from 'react'
import type { TripReply } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button } from 'shared-ui'
import { useCompany } from '../../lib/queries.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { tripTexts } from '../../texts/trip.ts'
import { Outcome } from './outcome.tsx'
import { useCall } from './use-call.ts'

type Props = {
  token: string
  amount: number /** Another way is taken. */
  isOther: boolean
  onReply: (trip: TripReply) => void
}

/** Pays what is due by the payment provider: its checkout comes with the press, and the server checks what it reports. */
export function PayOnline({ token, amount, isOther, onReply }: Props) {
  const t = tripTexts().payment
  const name = useCompany().data?.name ?? ''
  const hydrated = useHydrated()
  const [closed, setClosed] = useState(false)
  const { sending, failure, send } = useCall()

  async function pay() {
    setClosed(false)
    const trip = await send((calls) => calls.payOnline(token, name))
    if (trip === 'closed') setClosed(true)
    else if (trip) onReply(trip)
  }
  return (
    <>
      <Button mt="md" variant={isOther ? 'default' : 'filled'} loading={sending} disabled={!hydrated} onClick={pay}>
        {t.online({ amount: rupeesText(amount) })}
      </Button>
      <Outcome done={closed ? t.closed : null} failure={failure} />
    </>
  )
}
