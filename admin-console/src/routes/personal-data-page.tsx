import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { PersonalDataDesk } from '../features/personal-data/personal-data.tsx'

/** /personal-data: a copy of a person's data, or their erasure. */
export default function PersonalDataPage() {
  return (
    <Page title="Personal data" description="Find the data of one person, to hand out or erase.">
      <OwnersOnly>
        <PersonalDataDesk />
      </OwnersOnly>
    </Page>
  )
}
