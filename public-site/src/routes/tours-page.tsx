import { Button, Link } from 'shared-ui'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { StateMessage } from '../components/state-message.tsx'
import { pageTexts } from '../config/page-texts.ts'
import { paths } from '../config/paths.ts'
import { PackageBrowser } from '../features/packages/package-browser.tsx'
import { PackagesPlaceholder } from '../features/packages/packages-placeholder.tsx'
import { PackagesData } from '../features/seo/packages-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTours } from '../lib/queries.ts'

/** The public list of tour packages (`specification §2`, /tourPackage). */
export default function ToursPage() {
  const tours = useTours()
  return (
    <>
      <PageHead {...pageTexts.tours} path={paths.tours.href()} image={tours.data?.[0]?.imageUrl} />
      <PageBanner title="Tour Packages" lead="Temples, hills and coast, for the family or the whole office.">
        <Button component={Link} to={paths.customTour.href()} color="marigold" size="lg" mt="md">
          Add Customized Tour
        </Button>
      </PageBanner>
      <Section>
        <Loaded query={tours} what="the tour packages" placeholder={<PackagesPlaceholder />} otherWay={<OwnTour />}>
          {(packages) => (
            <>
              <PackagesData name="Tour Packages" packages={packages} bookingHref={paths.packageBooking.href} />
              <PackageBrowser packages={packages} bookingHref={paths.packageBooking.href} empty={<NoTours />} />
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

const OwnTour = () => (
  <Button component={Link} to={paths.customTour.href()} variant="default">
    Ask for your own tour
  </Button>
)

const NoTours = () => (
  <StateMessage
    title="No tour packages at the moment"
    actions={
      <>
        <OwnTour />
        <Button component={Link} to={paths.holidays.href()} variant="default">
          See holiday packages
        </Button>
      </>
    }
  >
    Tell us where you would like to go, and we plan the tour around you.
  </StateMessage>
)
