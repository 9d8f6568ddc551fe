import { Button, Link, useShell } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { Page } from '../components/page.tsx'
import { paths } from '../config/paths.ts'
import { Attention } from '../features/desk/attention.tsx'
import { BookingCharts } from '../features/desk/booking-charts.tsx'
import { CabPanel } from '../features/desk/cab-panel.tsx'
import { Day } from '../features/desk/day.tsx'
import { FirstSteps } from '../features/desk/first-steps.tsx'
import { NoMailServer } from '../features/desk/no-mail-server.tsx'
import { PapersToRenew } from '../features/desk/papers-to-renew.tsx'
import { ToLookAt } from '../features/desk/to-look-at.tsx'
import { UnsentMail } from '../features/desk/unsent-mail.tsx'
import { useDeskSummary } from '../features/desk/use-desk-summary.ts'
import { WaitingTrips } from '../features/desk/waiting-trips.tsx'
import { sendSettings } from '../features/settings/use-settings.ts'
import { deskTexts } from '../texts/desk.ts'

/** /admin: the desk at a glance. */
export default function AdminPage() {
  const { session } = useShell()
  const { query, watchMail } = useDeskSummary()
  const texts = deskTexts()
  return (
    <Page
      title={texts.welcome({ name: session.user?.name ?? '' })}
      description={texts.description}
      actions={
        <Button component={Link} to={paths.createBooking.href()} data-screen-only>
          {texts.newBooking}
        </Button>
      }
    >
      <Loaded query={query} what={texts.what}>
        {(summary) => (
          <>
            {!summary.mailServer && <NoMailServer />}
            <FirstSteps
              steps={summary.firstSteps}
              sayNoGstin={() => sendSettings({ noGstin: true }, null)}
              onChanged={() => void query.mutate()}
            />
            <Attention summary={summary} />
            <ToLookAt />
            <Day summary={summary} />
            <WaitingTrips kind="due" trips={summary.dueTrips} total={summary.dueTripsTotal} />
            <WaitingTrips kind="over" trips={summary.overTrips} total={summary.overTripsTotal} />
            <PapersToRenew summary={summary} />
            <UnsentMail summary={summary} onRetried={watchMail} />
            <BookingCharts summary={summary} />
          </>
        )}
      </Loaded>
      {/* Not before: what comes above would push it down. */}
      {(query.data !== undefined || query.error !== undefined) && <CabPanel />}
    </Page>
  )
}
