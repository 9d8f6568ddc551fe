import { Alert } from 'shared-ui'
import { deskTexts } from '../../texts/desk.ts'

/** Says to a clerk that mail cannot go out at all. */
export function NoMailServer() {
  const { noServer, noServerHint } = deskTexts().mail
  return (
    <Alert color="yellow" title={noServer} data-screen-only>
      {noServerHint}
    </Alert>
  )
}
