import { useState } from 'react'
import { patchStaffMember } from 'shared-api/client'
import type { StaffMember } from 'shared-api/contract'
import { Badge, Button, Group, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { ChangeRole } from './change-role.tsx'
import { DisableStaff } from './disable-staff.tsx'
import { ResetPassword } from './reset-password.tsx'

type Props = { staff: StaffMember[]; onChanged: () => void }

/** The desk's accounts, and their actions. */
export function StaffTable({ staff, onChanged }: Props) {
  const { session } = useShell()
  const [resetting, setResetting] = useState<StaffMember | null>(null)
  const [ranking, setRanking] = useState<StaffMember | null>(null)
  const [disabling, setDisabling] = useState<StaffMember | null>(null)
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
            aria-label={`Reset password of ${member.name}`}
            onClick={() => setResetting(member)}
          >
            Reset password
          </Button>
          <Button
            size="sm"
            variant="default"
            aria-label={`Change role of ${member.name}`}
            onClick={() => setRanking(member)}
          >
            Change role
          </Button>
          {member.disabled ? (
            <EnableButton member={member} onChanged={onChanged} />
          ) : (
            <Button
              size="sm"
              variant="default"
              aria-label={`Disable ${member.name}`}
              onClick={() => setDisabling(member)}
            >
              Disable
            </Button>
          )}
        </Group>
      ),
  }
  return (
    <>
      <DataTable caption="Staff" columns={[...COLUMNS, actions]} rows={staff} rowId={({ _id }) => _id} />
      <ResetPassword member={resetting} onClose={() => setResetting(null)} />
      <ChangeRole member={ranking} onClose={() => setRanking(null)} onChanged={onChanged} />
      <DisableStaff member={disabling} onClose={() => setDisabling(null)} onChanged={onChanged} />
    </>
  )
}

const COLUMNS: Column<StaffMember>[] = [
  { key: 'name', header: 'Name', room: 'name', cell: ({ name }) => name },
  { key: 'email', header: 'Mail', room: 'name', cell: ({ email }) => email },
  { key: 'role', header: 'Role', cell: ({ staffRole }) => staffRole },
  { key: 'since', header: 'Since', cell: ({ createdAt }) => instantText(createdAt) },
  {
    key: 'access',
    header: 'Access',
    cell: ({ disabled }) => <Badge color={disabled ? 'gray' : 'green'}>{disabled ? 'disabled' : 'active'}</Badge>,
  },
]

function EnableButton({ member, onChanged }: { member: StaffMember; onChanged: () => void }) {
  const { notify } = useShell()
  const [busy, setBusy] = useState(false)
  const { _id, name } = member

  const enable = async () => {
    setBusy(true)
    try {
      await staffCall((client) => patchStaffMember(client, _id, { disabled: false }))
      notify({ kind: 'success', message: `${name} can log in again.` })
      onChanged()
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
    }
    setBusy(false)
  }

  return (
    <ActionButton size="sm" variant="default" loading={busy} onClick={enable} aria-label={`Enable ${name}`}>
      Enable
    </ActionButton>
  )
}
