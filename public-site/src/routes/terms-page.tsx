import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { pageTexts } from '../config/page-texts.ts'
import { paths } from '../config/paths.ts'
import { LegalArticle } from '../features/legal/legal-article.tsx'
import { TermsAtAGlance } from '../features/legal/terms-at-a-glance.tsx'
import { termsSections } from '../features/legal/terms-sections.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useCompany } from '../lib/queries.ts'

/** The terms of hire (`specification §2`, /terms&conditions). */
export default function TermsPage() {
  const company = useCompany()
  return (
    <>
      <PageHead {...pageTexts.terms} path={paths.terms.href()} />
      <PageBanner title="Terms and Conditions" lead="What you agree to when you hire a cab from us, in plain words." />
      <Section>
        <Loaded query={company} what="the terms">
          {(profile) => (
            <LegalArticle sections={termsSections(profile)} validFrom="21 November 2026">
              <TermsAtAGlance />
            </LegalArticle>
          )}
        </Loaded>
      </Section>
    </>
  )
}
