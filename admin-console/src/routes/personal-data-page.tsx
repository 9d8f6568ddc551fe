import { Page } from '../components/page.tsx'
import { PersonalDataDesk } from '../features/personal-data/personal-data.tsx'

/** /personal-data: a copy of a person's data, or their erasure. */
export default function PersonalDataPage() {
  return (
    <Page title="Personal data" description="All that is kept of one person: to be handed out, or erased.">
      <PersonalDataDesk />
    </Page>
  )
}
