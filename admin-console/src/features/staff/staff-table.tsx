import { useState } from 'react'
import { patchStaffMember } from 'shared-api/client'
import type { StaffMember } from 'shared-api/contract'
import { Badge, Button, Group, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { useAction } from '../../editing/use-action.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { staffTexts } from '../../texts/staff.ts'
import { type Asked, MemberDialog } from './member-dialog.tsx'

type Props = { staff: StaffMember[]; onChanged: () => void }

/** The desk's accounts, and their actions. */
export function StaffTable({ staff, onChanged }: Props) {
  const { session } = useShell()
  const { title, table: texts } = staffTexts()
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions: Column<StaffMember> = {
    key: 'actions',
    header: texts.actions,
    screenOnly: true,
    cell: (member) => {
      if (member._id === session.user?._id) return texts.you
      const { name } = member
      const button = (what: Asked['what'], label: string, named: string) => (
        <Button size="sm" variant="default" aria-label={named} onClick={() => setAsked({ what, member })}>
          {label}
        </Button>
      )
      return (
        <Group gap="xs">
          {button('reset', texts.resetPassword, texts.resetPasswordOf({ name }))}
          {button('role', texts.changeRole, texts.changeRoleOf({ name }))}
          {member.disabled ? (
            <EnableButton member={member} onChanged={onChanged} />
          ) : (
            button('disable', texts.disable, texts.disableOne({ name }))
          )}
        </Group>
      )
    },
  }
  return (
    <>
      <DataTable caption={title} columns={[...columns(), actions]} rows={staff} rowId={({ _id }) => _id} />
      <MemberDialog asked={asked} onClose={() => setAsked(null)} onChanged={onChanged} />
    </>
  )
}

function columns(): Column<StaffMember>[] {
  const { labels, roles, table: texts } = staffTexts()
  return [
    { key: 'name', header: labels.name, room: 'name', cell: ({ name }) => name },
    { key: 'email', header: labels.email, room: 'name', cell: ({ email }) => email },
    { key: 'role', header: labels.staffRole, cell: ({ staffRole }) => roles[staffRole] },
    { key: 'since', header: texts.since, cell: ({ createdAt }) => instantText(createdAt) },
    {
      key: 'access',
      header: texts.access,
      cell: ({ disabled }) => (
        <Badge color={disabled ? 'gray' : 'green'}>{disabled ? texts.disabled : texts.active}</Badge>
      ),
    },
  ]
}

function EnableButton({ member, onChanged }: { member: StaffMember; onChanged: () => void }) {
  const { notify } = useShell()
  const { _id, name } = member
  const texts = staffTexts().table

  const { busy, act: enable } = useAction(async () => {
    await staffCall((client) => patchStaffMember(client, _id, { disabled: false }))
    notify({ kind: 'success', message: texts.enabled({ name }) })
    onChanged()
  })

  return (
    <ActionButton size="sm" variant="default" loading={busy} onClick={enable} aria-label={texts.enableOne({ name })}>
      {texts.enable}
    </ActionButton>
  )
}
