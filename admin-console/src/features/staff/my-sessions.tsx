import { useState } from 'react'
import { type Client, endAccountSession, signOutEverywhere } from 'shared-api/client'
import type { AccountSession } from 'shared-api/contract'
import { Badge, Stack, Text, useNavigate, useShell } from 'shared-ui'
import { problemStatus, problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import type { useSessions } from './use-sessions.ts'

type Props = { query: ReturnType<typeof useSessions> }

/** Lists one's own sessions and ends them: one by one, or all. */
export const MySessions = ({ query }: Props) => (
  <TitledCard title="My sessions">
    <Stack align="stretch">
      <Text>Lost a phone, or left a browser open somewhere? End its session here.</Text>
      <Loaded query={query} what="your sessions">
        {(sessions) => <SessionTable sessions={sessions} onEnded={() => query.mutate()} />}
      </Loaded>
      <SignOutEverywhere />
    </Stack>
  </TitledCard>
)

function SessionTable({ sessions, onEnded }: { sessions: AccountSession[]; onEnded: () => void }) {
  const action: Column<AccountSession> = {
    key: 'action',
    header: 'Action',
    screenOnly: true,
    cell: (session) =>
      session.current ? <Badge color="green">this session</Badge> : <EndButton session={session} onEnded={onEnded} />,
  }
  return (
    <>
      <DataTable caption="My sessions" columns={[...COLUMNS, action]} rows={sessions} rowId={({ _id }) => _id} />
      {sessions.length === 1 && <Text>You have no other sessions.</Text>}
    </>
  )
}

const COLUMNS: Column<AccountSession>[] = [
  { key: 'since', header: 'Logged in', cell: ({ createdAt }) => instantText(createdAt) },
  { key: 'used', header: 'Last used', cell: ({ lastUsedAt }) => instantText(lastUsedAt) },
]

function EndButton({ session, onEnded }: { session: AccountSession; onEnded: () => void }) {
  const { notify } = useShell()
  const [busy, setBusy] = useState(false)

  const end = async () => {
    setBusy(true)
    try {
      await staffCall((client) => endUnlessEnded(client, session._id))
      notify({ kind: 'success', message: 'The session has ended.' })
      onEnded()
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
    }
    setBusy(false)
  }

  return (
    <ActionButton
      size="sm"
      variant="default"
      loading={busy}
      onClick={end}
      aria-label={`End the session of ${instantText(session.createdAt)}`}
    >
      End
    </ActionButton>
  )
}

async function endUnlessEnded(client: Client, id: string) {
  try {
    await endAccountSession(client, id)
  } catch (cause) {
    // It has ended already.
    if (problemStatus(cause) !== 404) throw cause
  }
}

function SignOutEverywhere() {
  const { session, notify } = useShell()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      await staffCall(signOutEverywhere)
      notify({ kind: 'success', message: 'You are signed out on every device.' })
      navigate(paths.login.href())
      session.accept(null)
    } catch (cause) {
      notify({ kind: 'error', message: problemText(cause) })
      setBusy(false)
    }
  }

  return (
    <Stack align="flex-start">
      <ActionButton variant="default" loading={busy} onClick={leave}>
        Sign out everywhere
      </ActionButton>
    </Stack>
  )
}
