import { Alert, Button, Stack, Text, Title } from 'shared-ui'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { useSendsMail } from '../../lib/queries.ts'
import { commonTexts } from '../../texts/common.ts'
import { myTripsTexts } from '../../texts/my-trips.ts'
import { usePress } from './use-press.ts'

/** Has a link mailed that proves the address of the account (docs/product.md, My trips). */
export function AskProof() {
  const { state, press } = usePress(({ ask }) => ask())
  const t = myTripsTexts().prove
  const sendsMail = useSendsMail()
  return (
    <Stack component="section" align="flex-start">
      <Title order={2} size="h3">
        {t.title}
      </Title>
      <Text>{t.text}</Text>
      {state.kind === 'failed' && (
        <Alert ref={comeIntoSight} role="alert" color="red">
          {state.reason}
        </Alert>
      )}
      {state.kind !== 'done' && (
        <Button variant="default" loading={state.kind === 'sending'} onClick={press}>
          {t.button}
        </Button>
      )}
      <div role="status">
        {state.kind === 'done' && (
          <Alert color={sendsMail ? 'green' : 'red'}>{sendsMail ? t.sent : commonTexts().noMails}</Alert>
        )}
      </div>
    </Stack>
  )
}
