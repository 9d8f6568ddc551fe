import type { BookingPage } from 'shared-api/contract'
import { Button, Group, Stack, Text } from 'shared-ui'
import { Loaded } from '../../components/loaded.tsx'
import { nearText } from '../../components/near-text.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import type { ChosenBefore } from './assign-form.tsx'
import { nameOf, proposalsOf } from './assignment-words.ts'
import { useFree } from './use-assignment.ts'

/** So many of the nearest are enough to choose from at a glance; the form has all. */
const SHOWN = 3

type Props = { booking: BookingPage; onChoose: (chosen: ChosenBefore) => void }

/** The nearest vehicles that fit, each with its driver and why it is near. */
export function Proposals({ booking, onChoose }: Props) {
  const texts = assignmentTexts()
  return (
    <Loaded query={useFree(booking._id, booking.version)} what={texts.what}>
      {(free) => {
        const nearest = proposalsOf(free, booking).slice(0, SHOWN)
        if (nearest.length === 0) return <Text c="dimmed">{texts.nothingFree}</Text>
        return (
          <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} data-screen-only>
            {nearest.map(({ vehicle, driver }) => (
              <Group key={vehicle.id} component="li" justify="space-between" wrap="nowrap" gap="xs">
                <div>
                  <Text>{[nameOf(vehicle), driver?.name].filter(Boolean).join(' · ')}</Text>
                  <Text size="sm" c="dimmed">
                    {nearText(vehicle).join(' · ')}
                  </Text>
                </div>
                <Button
                  size="sm"
                  variant="default"
                  flex="none"
                  aria-label={texts.chooseName({ name: nameOf(vehicle) })}
                  onClick={() => onChoose({ vehicle: vehicle.id, driver: driver?.id ?? '' })}
                >
                  {texts.choose}
                </Button>
              </Group>
            ))}
          </Stack>
        )
      }}
    </Loaded>
  )
}
