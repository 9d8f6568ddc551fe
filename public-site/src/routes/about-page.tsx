import { Button, Group, Link, Text, Title } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Prose } from '../components/prose.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { History } from '../features/company/history.tsx'
import { MaintenanceList } from '../features/company/maintenance-list.tsx'
import { Reasons } from '../features/company/reasons.tsx'
import { Services } from '../features/company/services.tsx'
import { CompanyData } from '../features/seo/company-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useArticle, useCompany } from '../lib/queries.ts'
import { commonTexts } from '../texts/common.ts'
import { companyTexts } from '../texts/company.ts'
import { headsTexts } from '../texts/heads.ts'

/** Who the company is (/about). */
export default function AboutPage() {
  const company = useCompany()
  const own = useArticle('about')
  return (
    <>
      <PageHead {...headsTexts().about} path={paths.about.href()} drawing="workshop" />
      <CompanyData />
      <PageBanner title={companyTexts().about.title} lead={companyTexts().about.lead} />
      <Section>
        <Loaded query={company} what={companyTexts().about.what}>
          {(profile) => (
            <Loaded query={own} what={companyTexts().about.what}>
              {(html) => (html === '' ? <History company={profile} /> : <Prose html={html} />)}
            </Loaded>
          )}
        </Loaded>
      </Section>
      <Section tone="sunken">
        <Title order={2} mb="lg">
          {companyTexts().about.why}
        </Title>
        <Reasons />
      </Section>
      <Section>
        <MaintenanceList />
      </Section>
      <Section tone="sunken">
        <Title order={2} mb="lg">
          {commonTexts().ourServices}
        </Title>
        <Services />
        <NextStep />
      </Section>
    </>
  )
}

const NextStep = () => (
  <Group mt="xl" gap="md">
    <Text fw={600} w={{ base: '100%', xs: 'auto' }}>
      {companyTexts().about.where}
    </Text>
    <Button component={Link} to={paths.home.href()}>
      {commonTexts().bookCab}
    </Button>
    <Button component={Link} to={paths.contact.href()} variant="default">
      {companyTexts().about.talk}
    </Button>
  </Group>
)
