import { getTouristList } from 'shared-api/client'
import { type BookingPage, isToCome } from 'shared-api/contract'
import { leavesState } from 'shared-api/geography'
import { dayAfter, istDay } from 'shared-api/india'
import { Alert, Anchor, Link } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { assignmentTexts } from '../../texts/assignment.ts'

/** Asks for the passengers of a trip that leaves the state, from the day before; it keeps nobody from driving off. */
export function PassengerList({ booking }: { booking: BookingPage }) {
  const { _id: id, status, pickUpDate } = booking
  const isDue = leavesState(booking) && isToCome(status) && istDay(Date.now()) >= dayAfter(pickUpDate, -1)
  const { data } = useSWR(isDue && `tourists ${id}`, () => staffCall((client) => getTouristList(client, id)))
  if (!data || data.list.passengers.length > 0) return null
  const texts = assignmentTexts().list
  return (
    <Alert color="yellow">
      {texts.missing}{' '}
      <Anchor component={Link} to={paths.tripSheet.href(id)}>
        {texts.enter}
      </Anchor>
    </Alert>
  )
}
