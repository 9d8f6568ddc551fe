import { Button, Group, Link, Text, Title } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { pageTexts } from '../config/page-texts.ts'
import { paths } from '../config/paths.ts'
import { History } from '../features/company/history.tsx'
import { MaintenanceList } from '../features/company/maintenance-list.tsx'
import { Reasons } from '../features/company/reasons.tsx'
import { Services } from '../features/company/services.tsx'
import { CompanyData } from '../features/seo/company-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useCompany } from '../lib/queries.ts'

/** Who the company is (`specification §2`, /about). */
export default function AboutPage() {
  const company = useCompany()
  return (
    <>
      <PageHead {...pageTexts.about} path={paths.about.href()} />
      <CompanyData />
      <PageBanner title="About Us" lead="The people behind the wheel, and what we do so that you arrive well." />
      <Section>
        <Loaded query={company} what="our history">
          {(profile) => <History company={profile} />}
        </Loaded>
      </Section>
      <Section tone="sunken">
        <Title order={2} mb="lg">
          Why Choose Us
        </Title>
        <Reasons />
      </Section>
      <Section>
        <MaintenanceList />
      </Section>
      <Section tone="sunken">
        <Title order={2} mb="lg">
          Our services
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
      Where shall we take you?
    </Text>
    <Button component={Link} to={paths.home.href()}>
      Book a cab
    </Button>
    <Button component={Link} to={paths.contact.href()} variant="default">
      Talk to us
    </Button>
  </Group>
)
