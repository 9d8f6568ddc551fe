import { type Client, endAccountSession, signOutEverywhere } from 'shared-api/client'
import type { AccountSession } from 'shared-api/contract'
import { Badge, Stack, Text, useNavigate, useShell } from 'shared-ui'
import { problemStatus } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { paths } from '../../config/paths.ts'
import { useAction } from '../../editing/use-action.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { staffTexts } from '../../texts/staff.ts'
import type { useSessions } from './use-sessions.ts'

type Props = { query: ReturnType<typeof useSessions> }

/** Lists one's own sessions and ends them: one by one, or all. */
export function MySessions({ query }: Props) {
  const texts = staffTexts().sessions
  return (
    <TitledCard title={texts.title}>
      <Stack align="stretch">
        <Text>{texts.text}</Text>
        <Loaded query={query} what={texts.what}>
          {(sessions) => <SessionTable sessions={sessions} onEnded={() => query.mutate()} />}
        </Loaded>
        <SignOutEverywhere />
      </Stack>
    </TitledCard>
  )
}

function SessionTable({ sessions, onEnded }: { sessions: AccountSession[]; onEnded: () => void }) {
  const texts = staffTexts().sessions
  const columns: Column<AccountSession>[] = [
    { key: 'since', header: texts.since, cell: ({ createdAt }) => instantText(createdAt) },
    { key: 'used', header: texts.used, cell: ({ lastUsedAt }) => instantText(lastUsedAt) },
    {
      key: 'action',
      header: texts.action,
      screenOnly: true,
      cell: (session) =>
        session.current ? (
          <Badge color="green">{texts.current}</Badge>
        ) : (
          <EndButton session={session} onEnded={onEnded} />
        ),
    },
  ]
  return (
    <>
      <DataTable caption={texts.title} columns={columns} rows={sessions} rowId={({ _id }) => _id} />
      {sessions.length === 1 && <Text>{texts.noOthers}</Text>}
    </>
  )
}

function EndButton({ session, onEnded }: { session: AccountSession; onEnded: () => void }) {
  const { notify } = useShell()
  const texts = staffTexts().sessions

  const { busy, act: end } = useAction(async () => {
    await staffCall((client) => endUnlessEnded(client, session._id))
    notify({ kind: 'success', message: texts.ended })
    onEnded()
  })

  return (
    <ActionButton
      size="sm"
      variant="default"
      loading={busy}
      onClick={end}
      aria-label={texts.endOne({ since: instantText(session.createdAt) })}
    >
      {texts.end}
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
  const texts = staffTexts().sessions
  const navigate = useNavigate()

  const { busy, act: leave } = useAction(async () => {
    await staffCall(signOutEverywhere)
    notify({ kind: 'success', message: texts.signedOut })
    navigate(paths.login.href())
    session.accept(null)
  })

  return (
    <Stack align="flex-start">
      <ActionButton variant="default" loading={busy} onClick={leave}>
        {texts.everywhere}
      </ActionButton>
    </Stack>
  )
}
