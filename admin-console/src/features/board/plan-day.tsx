import type { PlannedTrip, PlanReply } from 'shared-api/contract'
import { Button, Checkbox, Group, Stack, Text } from 'shared-ui'
import { Progress } from 'shared-ui/admin'
import { ActionButton } from '../../components/action-button.tsx'
import { routeText } from '../../components/city-text.ts'
import { nearText } from '../../components/near-text.ts'
import { Refusal } from '../../components/refusal.tsx'
import { clockTextOf } from '../../components/times.ts'
import { boardTexts } from '../../texts/board.ts'
import { isComplete, useTakePlan } from './use-plan.ts'

type Props = {
  plan: PlanReply
  /** Chooses by hand. */
  onChoose: (id: string) => void
  /** Called once those that were ticked are assigned, or all but some. */
  onTaken: (all: boolean) => void
}

/** The trips of a day that nobody drives yet, each with its first choice; one press takes those that are ticked. */
export function PlanDay({ plan: { trips }, onChoose, onTaken }: Props) {
  const texts = boardTexts().plan
  const { left, toggle, wanted, take, busy, done, refusals } = useTakePlan(trips, onTaken)
  if (trips.length === 0) return <Text>{texts.none}</Text>
  return (
    <Stack>
      {trips.map((trip) => (
        <Stack key={trip._id} gap={4}>
          <Group justify="space-between" wrap="nowrap" align="start">
            {isComplete(trip) ? (
              <Checkbox
                label={headOf(trip)}
                description={choiceOf(trip)}
                checked={!left.has(trip._id)}
                disabled={busy}
                onChange={() => toggle(trip._id)}
              />
            ) : (
              <Stack gap={0}>
                <Text>{headOf(trip)}</Text>
                <Text size="sm" c="dimmed">
                  {trip.vehicle ? texts.noDriver : texts.noVehicle}
                </Text>
              </Stack>
            )}
            <Button size="xs" variant="default" flex="none" disabled={busy} onClick={() => onChoose(trip._id)}>
              {texts.choose}
            </Button>
          </Group>
          <Refusal text={refusals.get(trip._id)} />
        </Stack>
      ))}
      {busy && <Progress value={(done / wanted.length) * 100} aria-label={texts.taking} />}
      <ActionButton size="sm" loading={busy} disabled={wanted.length === 0} onClick={take}>
        {texts.take({ count: wanted.length })}
      </ActionButton>
    </Stack>
  )
}

const headOf = (trip: PlannedTrip) => [clockTextOf(trip.startsAt), routeText(trip), trip.cab].join(' · ')

const choiceOf = ({ vehicle, driver }: PlannedTrip) =>
  [vehicle?.registration, driver?.name, ...nearText(vehicle ?? undefined)].join(' · ')
