import { type BookingStatus, isAsked, isAssigned, isBooked } from 'shared-api/contract'
import { Anchor, Link, Stack, Text } from 'shared-ui'
import { routeText } from '../../components/city-text.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { clockText, weekdayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { bookingsTexts } from '../../texts/bookings.ts'
import { commonTexts } from '../../texts/common.ts'
import type { Assigned, ChosenBefore } from './assign-form.tsx'
import { ChooseAssignment } from './choose-assignment.tsx'
import { useBooking } from './use-bookings.ts'
import type { BookingVersion } from './use-step.ts'

type Props = {
  /** The booking and what was chosen for it; null while the dialog is closed. */
  trip: { id: string; chosen?: ChosenBefore } | null
  onClose: () => void
  onAssigned: (assigned: Assigned) => void
}

/** One trip in a dialog, with the form that assigns vehicle and driver (docs/product.md, Board). */
export const AssignDialog = ({ trip, onClose, onAssigned }: Props) => (
  <DeskDialog opened={trip !== null} onClose={onClose} title={assignmentTexts().title}>
    {trip && <Trip {...trip} onAssigned={onAssigned} />}
  </DeskDialog>
)

type TripProps = NonNullable<Props['trip']> & Pick<Props, 'onAssigned'>

function Trip({ id, chosen, onAssigned }: TripProps) {
  const query = useBooking(id)
  const onChanged = (changed: BookingVersion) => void query.mutate(changed, { revalidate: false })
  return (
    <Loaded query={query} what={bookingsTexts().what}>
      {(version) => (
        <Stack>
          <TripFacts booking={version.reply.booking} />
          {mayAssign(version.reply.booking.status) ? (
            <ChooseAssignment version={version} onChanged={onChanged} chosen={chosen} onAssigned={onAssigned} />
          ) : (
            <Text>{whyNot(version.reply.booking.status)}</Text>
          )}
          <Anchor component={Link} to={paths.booking.href(id)}>
            {assignmentTexts().open}
          </Anchor>
        </Stack>
      )}
    </Loaded>
  )
}

function TripFacts({ booking }: BookingVersion['reply']) {
  const texts = assignmentTexts()
  const { reference, status, name, pickUpDate, pickUpTime } = booking
  return (
    <Facts
      facts={[
        [texts.booking, texts.bookingText({ reference, status: commonTexts().statuses[status] })],
        [texts.traveller, name],
        [texts.pickUp, `${weekdayText(pickUpDate)}, ${clockText(pickUpTime)}`],
        [texts.trip, routeText(booking)],
      ]}
    />
  )
}

const mayAssign = (status: BookingStatus) => isBooked(status) || isAssigned(status)
function whyNot(status: BookingStatus): string {
  const { confirmFirst, keeps } = assignmentTexts()
  return isAsked(status) ? confirmFirst : keeps({ status: commonTexts().statuses[status] })
}
