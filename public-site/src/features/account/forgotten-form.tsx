import { forgetPassword } from 'shared-api/client'
import { plainText } from 'shared-api/india'
import { Alert, Button, Stack, TextInput } from 'shared-ui'
import { NoScript } from '../../components/no-script.tsx'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { api } from '../../lib/client.ts'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { useSendsMail } from '../../lib/queries.ts'
import { accountTexts } from '../../texts/account.ts'
import { commonTexts } from '../../texts/common.ts'
import { useAccountCall } from './use-account-call.ts'

const NAMES = ['email'] as const

/** Has a link mailed to set a new password (docs/product.md, Forgotten password). */
export function ForgottenForm() {
  const { forgotten: t, labels } = accountTexts()
  const sendsMail = useSendsMail()
  const { state, errorOf, submit } = useAccountCall(NAMES, ({ email }) =>
    forgetPassword(api(), plainText(email).trim()),
  )
  return (
    <form aria-label={t.form} noValidate onSubmit={submit}>
      <ReadyFields>
        <Stack maw="30rem">
          <NoScript />
          {state.kind === 'failed' && (
            <Alert ref={comeIntoSight} role="alert" color="red">
              {state.reason}
            </Alert>
          )}
          <TextInput
            {...{ name: 'email', label: labels.email, type: 'email', autoComplete: 'username', required: true }}
            error={errorOf('email')}
          />
          <Button type="submit" size="lg" loading={state.kind === 'sending'}>
            {t.button}
          </Button>
          <div role="status">
            {state.kind === 'done' && (
              <Alert color={sendsMail ? 'green' : 'red'}>{sendsMail ? t.sent : commonTexts().noMails}</Alert>
            )}
          </div>
        </Stack>
      </ReadyFields>
    </form>
  )
}
