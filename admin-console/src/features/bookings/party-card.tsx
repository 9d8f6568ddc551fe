import { useState } from 'react'
import { takeStep } from 'shared-api/client'
import { isAsked, STEP } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Anchor, Group, Link, Stack, Text } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { StatusBadge } from './status-badge.tsx'
import { readBooking } from './use-bookings.ts'
import type { BookingChange } from './use-step.ts'

/** All cars of a party with their total, and one press that confirms those that nobody has confirmed (docs/product.md, Parties). */
export function PartyCard(change: BookingChange) {
  const { party, _id: own } = change.version.reply.booking
  const { confirm, busy, refusals } = useConfirmAll(change)
  if (!party) return null
  const texts = bookingPageTexts().party
  const asked = party.cars.filter(({ status }) => isAsked(status))
  return (
    <TitledCard title={texts.title({ count: party.cars.length })}>
      <Stack gap="xs">
        {party.cars.map(({ _id, reference, status, total }) => (
          <Group key={_id} gap="xs">
            {_id === own ? (
              <Text fw={600}>{reference}</Text>
            ) : (
              <Anchor component={Link} to={paths.booking.href(_id)}>
                {reference}
              </Anchor>
            )}
            <StatusBadge status={status} />
            <Text>{rupeesText(total)}</Text>
          </Group>
        ))}
        <Text fw={600}>{texts.total({ total: rupeesText(party.total) })}</Text>
        {refusals.map((refusal) => (
          <Refusal key={refusal} text={refusal} />
        ))}
        <Group gap="xs" data-screen-only>
          {asked.length > 1 && (
            <ActionButton size="sm" loading={busy} onClick={() => confirm(asked)}>
              {texts.confirm({ count: asked.length })}
            </ActionButton>
          )}
          <Anchor component={Link} to={`${paths.bookings.href()}?q=${party.cars[0]?.reference}`}>
            {texts.list}
          </Anchor>
        </Group>
      </Stack>
    </TitledCard>
  )
}

type Car = { _id: string; reference: string }

/** Confirms cars one after the other; what is refused says why, and the others are confirmed all the same. */
function useConfirmAll({ version, onChanged }: BookingChange) {
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<string[]>([])
  const confirm = async (cars: readonly Car[]) => {
    if (busy) return
    setBusy(true)
    const refused: string[] = []
    for (const { _id, reference } of cars)
      await staffCall((client) => takeStep(client, _id, { to: STEP.confirm })).catch((cause: unknown) => {
        refused.push(`${reference}: ${problemText(cause)}`)
      })
    setRefusals(refused)
    await readBooking(version.reply.booking._id).then(onChanged, () => {})
    setBusy(false)
  }
  return { confirm, busy, refusals }
}
