import type { BookingStatus } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { Anchor, Link, Stack, Text } from 'shared-ui'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { clockText, weekdayText } from '../../components/times.ts'
import { paths } from '../../config/paths.ts'
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
  <DeskDialog opened={trip !== null} onClose={onClose} title="Vehicle and driver">
    {trip && <Trip {...trip} onAssigned={onAssigned} />}
  </DeskDialog>
)

type TripProps = NonNullable<Props['trip']> & Pick<Props, 'onAssigned'>

function Trip({ id, chosen, onAssigned }: TripProps) {
  const query = useBooking(id)
  const onChanged = (changed: BookingVersion) => void query.mutate(changed, { revalidate: false })
  return (
    <Loaded query={query} what="the booking">
      {(version) => (
        <Stack>
          <TripFacts {...version.reply.booking} />
          {mayAssign(version.reply.booking.status) ? (
            <ChooseAssignment version={version} onChanged={onChanged} chosen={chosen} onAssigned={onAssigned} />
          ) : (
            <Text>{whyNot(version.reply.booking.status)}</Text>
          )}
          <Anchor component={Link} to={paths.booking.href(id)}>
            Open booking
          </Anchor>
        </Stack>
      )}
    </Loaded>
  )
}

const TripFacts = ({
  reference,
  status,
  name,
  from,
  to,
  pickUpDate,
  pickUpTime,
}: BookingVersion['reply']['booking']) => (
  <Facts
    facts={[
      ['Booking', `${reference}, ${status}`],
      ['Traveller', name],
      ['Pick-up', `${weekdayText(pickUpDate)}, ${clockText(pickUpTime)}`],
      ['Trip', from === to ? cityName(from) : `${cityName(from)} to ${cityName(to)}`],
    ]}
  />
)

const mayAssign = (status: BookingStatus) => status === 'confirmed' || status === 'assigned'
const whyNot = (status: BookingStatus) =>
  status === 'new'
    ? 'Confirm the booking before you assign it.'
    : `A trip that is ${status} keeps its vehicle and driver.`
