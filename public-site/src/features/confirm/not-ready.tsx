import { Button, Link } from 'shared-ui'
import { StateMessage } from '../../components/state-message.tsx'
import { paths } from '../../config/paths.ts'
import type { FieldErrors } from '../../lib/trip-check.ts'

/** The confirm page without a trip. */
export const NothingToConfirm = () => (
  <StateMessage title="There is no trip to confirm yet" actions={<WaysBack />}>
    Choose where you want to go and in which cab; then you come back here.
  </StateMessage>
)

/** The confirm page with a trip that can't be booked as it is, for instance because its pick-up time has passed. */
export const TripNotReady = ({ errors }: { errors: FieldErrors }) => (
  <StateMessage failure title="Your trip needs a look first" actions={<WaysBack />}>
    {Object.values(errors).map((message) => (
      <div key={message}>{message}.</div>
    ))}
  </StateMessage>
)

const WaysBack = () => (
  <>
    <Button component={Link} to={`${paths.home.href()}#book`}>
      To the booking form
    </Button>
    <Button component={Link} to={paths.cars.href()} variant="default">
      See our cabs
    </Button>
  </>
)
