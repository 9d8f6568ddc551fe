import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { pageTexts } from '../config/page-texts.ts'
import { paths } from '../config/paths.ts'
import { LegalArticle } from '../features/legal/legal-article.tsx'
import { privacySections } from '../features/legal/privacy-sections.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useCompany } from '../lib/queries.ts'

/** What the site stores about its visitors (`specification §2`, /privacy-policy). */
export default function PrivacyPage() {
  const company = useCompany()
  return (
    <>
      <PageHead {...pageTexts.privacy} path={paths.privacy.href()} />
      <PageBanner
        title="Privacy Policy"
        lead="What we store about you, why, for how long, and how you get it erased."
      />
      <Section>
        <Loaded query={company} what="the privacy policy">
          {(profile) => <LegalArticle sections={privacySections(profile)} validFrom="21 November 2026" />}
        </Loaded>
      </Section>
    </>
  )
}
