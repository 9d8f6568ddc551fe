import { Page } from '../components/page.tsx'
import { LookList } from '../features/desk/look-list.tsx'
import { deskTexts } from '../texts/desk.ts'

/** /money/give-back: what travellers get back. */
export default function GiveBackPage() {
  const { title, description } = deskTexts().payments['give-back']
  return (
    <Page title={title} description={description}>
      <LookList part="give-back" />
    </Page>
  )
}
