import { Button, Link } from 'shared-ui'
import { StateMessage } from '../../components/state-message.tsx'
import { paths } from '../../config/paths.ts'
import type { FieldErrors } from '../../lib/trip-check.ts'
import { commonTexts } from '../../texts/common.ts'
import { confirmTexts } from '../../texts/confirm.ts'

/** The confirm page without a trip. */
export const NothingToConfirm = () => (
  <StateMessage title={confirmTexts().nothing.title} actions={<WaysBack />}>
    {confirmTexts().nothing.text}
  </StateMessage>
)

/** The confirm page for a trip that cannot be booked, for instance because its pick-up time has passed. */
export const TripNotReady = ({ errors }: { errors: FieldErrors }) => (
  <StateMessage failure title={confirmTexts().notReady} actions={<WaysBack />}>
    {Object.values(errors).map((message) => (
      <div key={message}>{message}.</div>
    ))}
  </StateMessage>
)

const WaysBack = () => (
  <>
    <Button component={Link} to={`${paths.home.href()}#book`}>
      {confirmTexts().toForm}
    </Button>
    <Button component={Link} to={paths.cars.href()} variant="default">
      {commonTexts().seeCabs}
    </Button>
  </>
)
