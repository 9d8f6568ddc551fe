import { Page } from '../components/page.tsx'
import { PersonalDataDesk } from '../features/personal-data/personal-data.tsx'

/** /personal-data: what a person may ask for, a copy of their data or that they go. */
export default function PersonalDataPage() {
  return (
    <Page title="Personal data" description="All that is kept of one person: to be handed out, or erased.">
      <PersonalDataDesk />
    </Page>
  )
}
