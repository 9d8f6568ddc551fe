import { Button, Link } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { StateMessage } from '../components/state-message.tsx'
import { paths } from '../config/paths.ts'
import { PackageBrowser } from '../features/packages/package-browser.tsx'
import { packageHref } from '../features/packages/package-href.ts'
import { PackagesPlaceholder } from '../features/packages/packages-placeholder.tsx'
import { PackagesData } from '../features/seo/packages-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTours } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'
import { packagesTexts } from '../texts/packages.ts'

/** The public list of tour packages (/tourPackage). */
export default function ToursPage() {
  const tours = useTours()
  return (
    <>
      <PageHead {...headsTexts().tours} path={paths.tours.href()} drawing="temple" />
      <PageBanner title={packagesTexts().tours.title} lead={packagesTexts().tours.lead}>
        <Button component={Link} to={paths.customTour.href()} color="marigold" size="lg" mt="md">
          {packagesTexts().tours.add}
        </Button>
      </PageBanner>
      <Section>
        <Loaded
          query={tours}
          what={packagesTexts().tours.what}
          placeholder={<PackagesPlaceholder />}
          otherWay={<OwnTour />}
        >
          {(packages) => (
            <>
              <PackagesData
                name={packagesTexts().tours.title}
                packages={packages.map((one) => ({ travelPackage: one, path: packageHref(one) }))}
              />
              <PackageBrowser packages={packages} more={tours.more} empty={<NoTours />} />
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

const OwnTour = () => (
  <Button component={Link} to={paths.customTour.href()} variant="default">
    {packagesTexts().ownTour}
  </Button>
)

const NoTours = () => (
  <StateMessage
    title={packagesTexts().tours.none}
    actions={
      <>
        <OwnTour />
        <Button component={Link} to={paths.holidays.href()} variant="default">
          {packagesTexts().holidays.see}
        </Button>
      </>
    }
  >
    {packagesTexts().tours.noneText}
  </StateMessage>
)
