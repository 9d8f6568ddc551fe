import { setPasswordByLink } from 'shared-api/client'
import { Alert, Anchor, Button, Link, Stack } from 'shared-ui'
import { PasswordField } from '../../components/password-field.tsx'
import { ReadyFields } from '../../components/ready-fields.tsx'
import { paths } from '../../config/paths.ts'
import { api } from '../../lib/client.ts'
import { comeIntoSight } from '../../lib/come-into-sight.ts'
import { accountTexts } from '../../texts/account.ts'
import { useAccountCall } from './use-account-call.ts'

const NAMES = ['password', 'confirmPassword'] as const
const NOT_FOUND = 404

/** Sets a new password by the token of a mailed link. */
export function NewPasswordForm({ token }: { token: string }) {
  const { newPassword: t, labels, passwordHint } = accountTexts()
  const { state, errorOf, submit } = useAccountCall(NAMES, (values) => setPasswordByLink(api(), { token, ...values }))
  if (state.kind === 'done')
    return (
      <Alert ref={comeIntoSight} role="status" color="green">
        {t.done}
      </Alert>
    )
  return (
    <form aria-label={t.form} noValidate onSubmit={submit}>
      <ReadyFields>
        <Stack maw="30rem">
          {state.kind === 'failed' && (
            <Alert ref={comeIntoSight} role="alert" color="red">
              {state.status === NOT_FOUND ? t.dead : state.reason}{' '}
              {state.status === NOT_FOUND && (
                <Anchor component={Link} to={paths.forgotten.href()} inherit>
                  {t.again}
                </Anchor>
              )}
            </Alert>
          )}
          <PasswordField
            {...{ name: 'password', label: labels.password, description: passwordHint, required: true }}
            {...{ autoComplete: 'new-password', error: errorOf('password') }}
          />
          <PasswordField
            {...{ name: 'confirmPassword', label: labels.confirmPassword, required: true }}
            {...{ autoComplete: 'new-password', error: errorOf('confirmPassword') }}
          />
          <Button type="submit" size="lg" loading={state.kind === 'sending'}>
            {t.button}
          </Button>
        </Stack>
      </ReadyFields>
    </form>
  )
}
