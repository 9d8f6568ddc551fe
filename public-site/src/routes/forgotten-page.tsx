import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { ForgottenForm } from '../features/account/forgotten-form.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { accountTexts } from '../texts/account.ts'
import { headsTexts } from '../texts/heads.ts'

/** Has a link mailed to set a new password (/forgotten-password). */
export default function ForgottenPage() {
  return (
    <>
      <PageHead {...headsTexts().forgotten} path={paths.forgotten.href()} noIndex />
      <PageBanner title={accountTexts().forgotten.title} lead={accountTexts().forgotten.lead} />
      <Section>
        <ForgottenForm />
      </Section>
    </>
  )
}
