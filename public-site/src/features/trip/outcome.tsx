import { Alert } from 'shared-ui'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { tripTexts } from '../../texts/trip.ts'
import type { Failure } from './trip-calls.ts'

/** What came of a form, announced: that it is done, or why not. */
export const Outcome = ({ done, failure }: { done: string | null; failure: Failure | null }) => (
  <>
    <div role="status">
      {done && (
        <Alert ref={comeIntoSight} color="green" mt="md">
          {done}
        </Alert>
      )}
    </div>
    {failure && (
      <Alert ref={comeIntoSight} role="alert" color="red" mt="md" title={tripTexts().failed}>
        {failure.message}
      </Alert>
    )}
  </>
)
