import { type Cab, seatsProblem } from 'shared-api/contract'
import { Alert, Button, Group, Stack, Text } from 'shared-ui'
import { seatsAll } from '../../lib/cab-order.ts'
import { cabName } from '../../lib/cab-texts.ts'

/** So many cabs are offered by name. */
const OFFERS = 3

type Props = { persons: number; chosen: Cab | undefined; cabs: Cab[]; onChoose: (cab: Cab) => void }

/** Says that a cab is too small for the persons, and offers those that fit (`cabs` in the order they are offered). */
export function SeatsNotice({ persons, chosen, cabs, onChoose }: Props) {
  const fitting = cabs.filter((cab) => seatsAll(cab, persons))
  const problem = chosen && seatsProblem(persons, chosen.seats)
  if (fitting.length > 0 && !problem) return null
  return (
    <Alert role="status" color="yellow" mb="sm">
      <Stack gap="xs">
        {fitting.length === 0 ? <NoneFits persons={persons} cabs={cabs} /> : <Text inherit>{problem?.message}.</Text>}
        {fitting.length > 0 && (
          <Group gap="xs">
            {fitting.slice(0, OFFERS).map((cab) => (
              <Button key={cab._id} variant="default" size="sm" onClick={() => onChoose(cab)}>
                {cabName(cab)}, {cab.seats} seats
              </Button>
            ))}
          </Group>
        )}
      </Stack>
    </Alert>
  )
}

function NoneFits({ persons, cabs }: { persons: number; cabs: Cab[] }) {
  const largest = Math.max(...cabs.map(({ seats }) => seats))
  return (
    <Text inherit>
      Our largest cab for this trip seats {largest}. For {persons} persons, book two cabs or call us.
    </Text>
  )
}
