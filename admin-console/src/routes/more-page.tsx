import { Page } from '../components/page.tsx'
import { MoreMenu } from '../features/frame/more-menu.tsx'
import { frameTexts } from '../texts/frame.ts'

/** /more: fleet, packages, tariffs and what is set once. */
export default function MorePage() {
  const { moreTitle, moreDescription } = frameTexts()
  return (
    <Page title={moreTitle} description={moreDescription}>
      <MoreMenu />
    </Page>
  )
}
