import { useState } from 'react'
import { istDay } from 'shared-api/india'
import { Anchor, Button, Link, Text, useShell } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { useIsOwner } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { shortDayText } from '../components/times.ts'
import { TitledCard } from '../components/titled-card.tsx'
import { paths } from '../config/paths.ts'
import { standingText } from '../features/board/board-view.ts'
import { useBoard } from '../features/board/use-board.ts'
import { AssignDialog } from '../features/bookings/assign-dialog.tsx'
import { CabPanel } from '../features/desk/cab-panel.tsx'
import { Day } from '../features/desk/day.tsx'
import { FirstSteps } from '../features/desk/first-steps.tsx'
import { NoMailServer } from '../features/desk/no-mail-server.tsx'
import { UnsentMail } from '../features/desk/unsent-mail.tsx'
import { useDeskSummary } from '../features/desk/use-desk-summary.ts'
import { useLook } from '../features/desk/use-look.ts'
import { Waiting } from '../features/desk/waiting.tsx'
import { sendSettings } from '../features/settings/use-settings.ts'
import { deskTexts } from '../texts/desk.ts'

/** /admin: the day. */
export default function AdminPage() {
  const { session } = useShell()
  const isOwner = useIsOwner()
  const { query, watchMail } = useDeskSummary()
  const look = useLook()
  const board = useBoard({ day: istDay(Date.now()), view: 'day', rows: 'vehicles' })
  // All at once, so that nothing is pushed down. The board alone may be missing.
  const isHere = [look, board].every(({ data, error }) => data !== undefined || error !== undefined)
  const [assigning, setAssigning] = useState<string | null>(null)
  const texts = deskTexts()
  return (
    <Page
      title={texts.today({ day: shortDayText(istDay(Date.now())) })}
      description={texts.welcome({ name: session.user?.name ?? '' })}
      actions={
        <Button component={Link} to={paths.createBooking.href()} data-screen-only>
          {texts.newBooking}
        </Button>
      }
    >
      <Loaded query={isHere ? query : { mutate: query.mutate }} what={texts.what}>
        {(summary) => (
          <>
            {/* An owner reads it in the first steps. */}
            {!summary.mailServer && !isOwner && <NoMailServer />}
            <FirstSteps
              steps={summary.firstSteps}
              sayNoGstin={() => sendSettings({ noGstin: true }, null)}
              onChanged={() => void query.mutate()}
            />
            <Loaded query={look} what={texts.look.what}>
              {(found) => <Waiting summary={summary} look={found} onSettled={() => void look.mutate()} />}
            </Loaded>
            <Day summary={summary} onAssign={setAssigning} />
            {board.data && <Tonight standing={standingText(board.data)} />}
            <UnsentMail summary={summary} onRetried={watchMail} />
          </>
        )}
      </Loaded>
      {/* Not before: what comes above would push it down. */}
      {isHere && (query.data !== undefined || query.error !== undefined) && <CabPanel />}
      <AssignDialog
        trip={assigning === null ? null : { id: assigning }}
        onClose={() => setAssigning(null)}
        onAssigned={() => {
          setAssigning(null)
          void query.mutate()
        }}
      />
    </Page>
  )
}

/** Where the cars stand tonight; nothing without cars. */
function Tonight({ standing }: { standing: string }) {
  const { title, board } = deskTexts().tonight
  if (standing === '') return null
  return (
    <TitledCard title={title}>
      <Text>
        {standing}{' '}
        <Anchor component={Link} to={paths.board.href()} data-screen-only>
          {board}
        </Anchor>
      </Text>
    </TitledCard>
  )
}
