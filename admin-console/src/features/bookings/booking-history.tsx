import { type BookingPage, isAssigned, isUnderWay } from 'shared-api/contract'
import { Stack, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { commonTexts } from '../../texts/common.ts'
import classes from './booking-page.module.css'
import { Folded } from './folded.tsx'
import { MoneyChanges } from './money-changes.tsx'
import { TripChanges } from './trip-changes.tsx'

/** The steps that were taken, what was changed, and who changed the money; the last step can be read while it is closed. */
export function BookingHistory({ booking }: { booking: BookingPage }) {
  const { history, changes } = booking
  const title = bookingPageTexts().status.history
  const steps = history.map((entry, index) => entryText(entry, history.slice(0, index)))
  return (
    <Folded id="history" title={title} hint={steps.at(-1)}>
      <Stack gap="md">
        <ol aria-label={title} className={classes.history}>
          {history.map((entry, index) => (
            <li key={`${entry.at} ${entry.status}`}>
              <Text size="sm">{steps[index]}</Text>
            </li>
          ))}
        </ol>
        <TripChanges changes={changes} />
        <MoneyChanges booking={booking} />
      </Stack>
    </Folded>
  )
}

type Entry = BookingPage['history'][number]

function entryText({ status, at, by, reason }: Entry, before: Entry[]): string {
  const { entry, entryWhy } = bookingPageTexts().status
  // The status stays where another takes over in mid-trip.
  const isTakeOver = isAssigned(status) && before.some((one) => isUnderWay(one.status))
  const name = isTakeOver ? assignmentTexts().another : commonTexts().statuses[status]
  return reason
    ? entryWhy({ status: name, at: instantText(at), by, why: reason })
    : entry({ status: name, at: instantText(at), by })
}
