import { Alert } from 'shared-ui'
import { deskTexts } from '../../texts/desk.ts'

/** Tells a clerk that no mail can be sent. */
export function NoMailServer() {
  const { noServer, noServerHint } = deskTexts().mail
  return (
    <Alert color="yellow" title={noServer} data-screen-only>
      {noServerHint}
    </Alert>
  )
}
