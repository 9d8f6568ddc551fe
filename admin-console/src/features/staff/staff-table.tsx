import { useState } from 'react'
import { setStaffDisabled } from 'shared-api/client'
import type { StaffMember } from 'shared-api/contract'
import { Badge, Button, Group, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { ResetPassword } from './reset-password.tsx'

type Props = { staff: StaffMember[]; onChanged: () => void }

/** The accounts of the desk: who may come in, and ways to change that. */
export function StaffTable({ staff, onChanged }: Props) {
  const { session } = useShell()
  const [resetting, setResetting] = useState<StaffMember | null>(null)
  const actions: Column<StaffMember> = {
    key: 'actions',
    header: 'Actions',
    screenOnly: true,
    cell: (member) =>
      member._id === session.user?._id ? (
        'This is you'
      ) : (
        <Group gap="xs">
          <Button
            size="sm"
            variant="default"
            aria-label={`Reset the password of ${member.name}`}
            onClick={() => setResetting(member)}
          >
            Reset password
          </Button>
          <AccessButton member={member} onChanged={onChanged} />
        </Group>
      ),
  }
  return (
    <>
      <DataTable caption="Staff" columns={[...COLUMNS, actions]} rows={staff} rowId={({ _id }) => _id} />
      <ResetPassword member={resetting} onClose={() => setResetting(null)} />
    </>
  )
}

const COLUMNS: Column<StaffMember>[] = [
  { key: 'name', header: 'Name', room: 'name', cell: ({ name }) => name },
  { key: 'email', header: 'Mail', room: 'name', cell: ({ email }) => email },
  { key: 'since', header: 'Since', cell: ({ createdAt }) => instantText(createdAt) },
  {
    key: 'access',
    header: 'Access',
    cell: ({ disabled }) => <Badge color={disabled ? 'gray' : 'green'}>{disabled ? 'disabled' : 'active'}</Badge>,
  },
]

function AccessButton({ member, onChanged }: { member: StaffMember; onChanged: () => void }) {
  const { notify } = useShell()
  const [busy, setBusy] = useState(false)
  const { _id, name, disabled } = member
  const label = disabled ? 'Enable' : 'Disable'

  const turn = async () => {
    setBusy(true)
    try {
      await staffCall((client) => setStaffDisabled(client, _id, !disabled))
      notify({
        kind: 'success',
        message: disabled ? `${name} can log in again.` : `${name} is logged out and kept out.`,
      })
      onChanged()
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
    }
    setBusy(false)
  }

  return (
    <ActionButton size="sm" variant="default" loading={busy} onClick={turn} aria-label={`${label} ${name}`}>
      {label}
    </ActionButton>
  )
}
