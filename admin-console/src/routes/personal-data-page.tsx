import { OwnersOnly } from '../components/owners-only.tsx'
import { Page } from '../components/page.tsx'
import { PersonalDataDesk } from '../features/personal-data/personal-data.tsx'
import { personalDataTexts } from '../texts/personal-data.ts'

/** /personal-data: a copy of a person's data, or their erasure. */
export default function PersonalDataPage() {
  const texts = personalDataTexts()
  return (
    <Page title={texts.title} description={texts.description}>
      <OwnersOnly>
        <PersonalDataDesk />
      </OwnersOnly>
    </Page>
  )
}
