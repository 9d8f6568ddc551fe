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
import { useHolidays } from '../lib/queries.ts'

/** The public list of holiday packages (`specification §2`, /holidayPackage). */
export default function HolidaysPage() {
  const holidays = useHolidays()
  return (
    <>
      <PageHead {...pageTexts.holidays} path={paths.holidays.href()} image={holidays.data?.[0]?.imageUrl} />
      <PageBanner
        title="Holiday Packages"
        lead="A few days away, all arranged. Choose one, and we call you to settle dates and price."
      />
      <Section>
        <Loaded
          query={holidays}
          what="the holiday packages"
          placeholder={<PackagesPlaceholder />}
          otherWay={<CallUs />}
        >
          {(packages) => (
            <>
              <PackagesData name="Holiday Packages" packages={packages} bookingHref={paths.packageBooking.href} />
              <PackageBrowser packages={packages} bookingHref={paths.packageBooking.href} empty={<NoHolidays />} />
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

const CallUs = () => (
  <Button component={Link} to={paths.contact.href()} variant="default">
    Contact us
  </Button>
)

const NoHolidays = () => (
  <StateMessage
    title="No holiday packages at the moment"
    actions={
      <>
        <Button component={Link} to={paths.customTour.href()}>
          Ask for your own tour
        </Button>
        <Button component={Link} to={paths.tours.href()} variant="default">
          See tour packages
        </Button>
      </>
    }
  >
    New ones come before each season. Until then we gladly plan a holiday for you.
  </StateMessage>
)
