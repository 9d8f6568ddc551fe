import { type Cab, seatsProblem } from 'shared-api/contract'
import { Alert, Button, Group, Stack, Text } from 'shared-ui'
import { seatsAll } from '../../lib/cab-order.ts'
import { cabName } from '../../lib/cab-texts.ts'
import { problemText } from '../../lib/problem-text.ts'
import { bookingTexts } from '../../texts/booking.ts'
import classes from './cab-choice.module.css'

// Both notices are alerts: few screen readers announce a status that appears with its text.

/** The number of cabs that are offered by name. */
const OFFERS = 3

type Props = { persons: number; chosen: Cab; cabs: Cab[]; onChoose: (cab: Cab) => void }

/** Says that the chosen cab is too small, and offers those that fit (`cabs` in the order they are offered). */
export function SeatsNotice({ persons, chosen, cabs, onChoose }: Props) {
  const t = bookingTexts().cabs
  const problem = seatsProblem(persons, chosen.seats)
  const fitting = cabs.filter((cab) => seatsAll(cab, persons)).slice(0, OFFERS)
  if (!problem || fitting.length === 0) return null
  return (
    <Alert role="alert" color="yellow" className={classes.notice}>
      <Stack gap="xs">
        <Text inherit>{t.fitting({ problem: problemText(problem) })}</Text>
        <Group gap="xs">
          {fitting.map((cab) => (
            <Button key={cab._id} variant="default" onClick={() => onChoose(cab)}>
              {t.offer({ name: cabName(cab), seats: cab.seats })}
            </Button>
          ))}
        </Group>
      </Stack>
    </Alert>
  )
}

type NoneProps = { persons: number; cabs: Cab[] }

/** Reports that none of `cabs`, which must not be empty, has so many seats; nothing if one has. */
export function NoneFits({ persons, cabs }: NoneProps) {
  if (cabs.some((cab) => seatsAll(cab, persons))) return null
  const largest = Math.max(...cabs.map(({ seats }) => seats))
  return (
    <Alert role="alert" color="yellow" mb="sm">
      {bookingTexts().cabs.noneFits({ largest, persons })}
    </Alert>
  )
}
