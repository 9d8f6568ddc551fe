import { useParams } from 'shared-ui'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { NewPasswordForm } from '../features/account/new-password-form.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { accountTexts } from '../texts/account.ts'
import { headsTexts } from '../texts/heads.ts'

/** Sets a new password by a mailed link (/new-password/{token}). */
export default function NewPasswordPage() {
  const { token = '' } = useParams()
  return (
    <>
      {/* The page's own address is a secret. */}
      <PageHead {...headsTexts().newPassword} path={paths.forgotten.href()} noIndex />
      <PageBanner title={accountTexts().newPassword.title} lead={accountTexts().newPassword.lead} />
      <Section>
        <NewPasswordForm token={token} />
      </Section>
    </>
  )
}
