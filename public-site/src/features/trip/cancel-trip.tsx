import { useState } from 'react'
import type { TripReply } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Button, Dialog, Group, Text, TextInput, Title } from 'shared-ui'
import { formatInstant } from '../../lib/format-instant.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { commonTexts } from '../../texts/common.ts'
import { tripTexts } from '../../texts/trip.ts'
import { Outcome } from './outcome.tsx'
import classes from './trip.module.css'
import { useCall } from './use-call.ts'

type Cost = NonNullable<TripReply['cancellation']>
type Props = { token: string; cost: Cost; onReply: (trip: TripReply) => void; onFailure: () => void }

/** Cancels the trip: says what it costs, and asks once more. */
export function CancelTrip({ token, cost, onReply, onFailure }: Props) {
  const t = tripTexts().cancel
  const hydrated = useHydrated()
  const [opened, setOpened] = useState(false)
  const [reason, setReason] = useState('')
  const { sending, failure, send } = useCall({ reason: t.reason })
  const { fee } = cost

  async function cancel() {
    const reply = await send((calls) => calls.cancel(token, { fee, ...(reason.trim() && { reason }) }))
    if (reply) onReply(reply)
    // The fee may have risen, or the answer was lost: the next press must name the fee of now.
    else onFailure()
  }
  return (
    <section className={classes.screenOnly}>
      <Title order={2} size="h3" mb="xs">
        {t.title}
      </Title>
      <Text mb="md">{costText(cost)}</Text>
      <Button color="red" variant="outline" disabled={!hydrated} onClick={() => setOpened(true)}>
        {t.button}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t.sure} closeLabel={commonTexts().close}>
        <Text mb="md">
          {costText(cost)} {t.noUndo}
        </Text>
        <TextInput
          {...{ label: t.reason, maxLength: 150, value: reason, error: failure?.fields.reason }}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Outcome done={null} failure={failure} />
        <Group mt="md">
          <Button variant="default" onClick={() => setOpened(false)}>
            {t.keep}
          </Button>
          <Button color="red" loading={sending} onClick={cancel}>
            {fee > 0 ? t.yesFee({ fee: rupeesText(fee) }) : t.yes}
          </Button>
        </Group>
      </Dialog>
    </section>
  )
}

function costText({ fee, until, later }: Cost): string {
  const t = tripTexts().cancel
  if (until === null || later === null) return fee > 0 ? t.fee({ fee: rupeesText(fee) }) : t.free
  const [when, then] = [formatInstant(until), rupeesText(later)]
  return fee > 0 ? t.feeUntil({ fee: rupeesText(fee), when, later: then }) : t.freeUntil({ when, later: then })
}
