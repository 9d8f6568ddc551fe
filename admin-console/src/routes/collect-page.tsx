import { Page } from '../components/page.tsx'
import { LookList } from '../features/desk/look-list.tsx'
import { deskTexts } from '../texts/desk.ts'

/** /money/collect: what is still to be paid for trips that are over. */
export default function CollectPage() {
  const { title, description } = deskTexts().payments.collect
  return (
    <Page title={title} description={description}>
      <LookList part="collect" />
    </Page>
  )
}
