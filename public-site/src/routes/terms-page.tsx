import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Prose } from '../components/prose.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { LegalArticle } from '../features/legal/legal-article.tsx'
import { TermsAtAGlance } from '../features/legal/terms-at-a-glance.tsx'
import { termsSections } from '../features/legal/terms-sections.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useArticle, useCompany, useTariff } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { termsTexts } from '../texts/terms.ts'

/** The terms of hire (/terms&conditions): the company's own, or the built-in ones with the figures of the tariff. */
export default function TermsPage() {
  const own = useArticle('terms')
  return (
    <>
      <PageHead {...headsTexts().terms} path={paths.terms.href()} drawing="papers" />
      <PageBanner title={termsTexts().title} lead={termsTexts().lead} />
      <Section>
        <Loaded query={own} what={termsTexts().what}>
          {(html) => (html === '' ? <BuiltIn /> : <Prose html={html} />)}
        </Loaded>
      </Section>
    </>
  )
}

function BuiltIn() {
  const company = useCompany()
  const tariff = useTariff()
  return (
    <Loaded query={company} what={termsTexts().what}>
      {(profile) => (
        <Loaded query={tariff} what={termsTexts().what}>
          {(inForce) => (
            <LegalArticle sections={termsSections(profile, inForce)}>
              <TermsAtAGlance tariff={inForce} />
            </LegalArticle>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
