import { ExportList } from '../components/csv-button.tsx'
import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { ActivityList } from '../features/activity/activity-list.tsx'
import { useStaff } from '../features/staff/use-staff.ts'
import { activityTexts } from '../texts/activity.ts'

/** /activity: who did what at the desk. */
export default function ActivityPage() {
  const texts = activityTexts()
  return (
    <Page title={texts.title} description={texts.description} actions={<ExportList list="activity" />}>
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
