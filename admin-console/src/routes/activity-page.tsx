import { ExportList } from '../components/csv-button.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { ActivityList } from '../features/activity/activity-list.tsx'
import { useStaff } from '../features/staff/use-staff.ts'

/** /activity: who did what at the desk. */
export default function ActivityPage() {
  return (
    <Page
      title="Activity"
      description="Who did what at the desk in the last 90 days."
      actions={<ExportList list="activity" />}
    >
      <OwnersOnly>
        <Activity />
      </OwnersOnly>
    </Page>
  )
}

function Activity() {
  const staff = useStaff()
  return <ActivityList staff={staff.data ?? []} />
}
