import { changePassword } from 'shared-api/client'
import { Paper, Stack, Title, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { PasswordForm } from '../../editing/password-form.tsx'
import { staffTexts } from '../../texts/staff.ts'

/** Changes one's own password; one's other sessions end. */
export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { notify } = useShell()
  const texts = staffTexts().account
  const done = () => {
    notify({ kind: 'success', message: texts.passwordChanged })
    onChanged()
  }
  return (
    <Paper withBorder p="lg">
      <Stack>
        <Title order={2} size="h4">
          {texts.changePassword}
        </Title>
        <PasswordForm send={(change) => staffCall((client) => changePassword(client, change))} onChanged={done} />
      </Stack>
    </Paper>
  )
}
