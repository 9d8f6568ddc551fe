import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Prose } from '../components/prose.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { LegalArticle } from '../features/legal/legal-article.tsx'
import { privacySections } from '../features/legal/privacy-sections.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useArticle, useCompany } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { privacyTexts } from '../texts/privacy.ts'

/** Data that the site stores about its visitors (/privacy-policy). */
export default function PrivacyPage() {
  const company = useCompany()
  const own = useArticle('privacy')
  return (
    <>
      <PageHead {...headsTexts().privacy} path={paths.privacy.href()} drawing="papers" />
      <PageBanner title={privacyTexts().title} lead={privacyTexts().lead} />
      <Section>
        <Loaded query={company} what={privacyTexts().what}>
          {(profile) => (
            <Loaded query={own} what={privacyTexts().what}>
              {(html) => (html === '' ? <LegalArticle sections={privacySections(profile)} /> : <Prose html={html} />)}
            </Loaded>
          )}
        </Loaded>
      </Section>
    </>
  )
}
