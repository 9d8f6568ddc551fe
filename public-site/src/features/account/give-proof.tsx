import { Alert, Anchor, Button, Link, Stack } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { accountTexts } from '../../texts/account.ts'
import { myTripsTexts } from '../../texts/my-trips.ts'
import { usePress } from './use-press.ts'

const NOT_FOUND = 404

/** Proves the address of the account by the token of a mailed link. By a button: programs that read mails open links too. */
export function GiveProof({ token }: { token: string }) {
  const { state, press } = usePress(({ prove }) => prove(token))
  const t = myTripsTexts().proof
  const toTrips = (
    <Anchor component={Link} to={paths.myTrips.href()} inherit>
      {accountTexts().myTrips}
    </Anchor>
  )
  if (state.kind === 'done')
    return (
      <Alert ref={comeIntoSight} role="status" color="green">
        {t.done} {toTrips}
      </Alert>
    )
  return (
    <Stack align="flex-start">
      {state.kind === 'failed' && (
        <Alert ref={comeIntoSight} role="alert" color="red">
          {state.status === NOT_FOUND ? t.dead : state.reason} {state.status === NOT_FOUND && toTrips}
        </Alert>
      )}
      <Button size="lg" loading={state.kind === 'sending'} onClick={press}>
        {t.button}
      </Button>
    </Stack>
  )
}
