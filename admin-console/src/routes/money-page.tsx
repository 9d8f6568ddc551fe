import { Page } from '../components/page.tsx'
import { LookList } from '../features/desk/look-list.tsx'
import { deskTexts } from '../texts/desk.ts'

/** /money: money and papers that wait for a person. */
export default function MoneyPage() {
  const { title, description } = deskTexts().payments.look
  return (
    <Page title={title} description={description}>
      <LookList />
    </Page>
  )
}
