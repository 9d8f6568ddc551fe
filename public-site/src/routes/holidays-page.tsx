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
import { useHolidays } from '../lib/queries.ts'
import { commonTexts } from '../texts/common.ts'
import { headsTexts } from '../texts/heads.ts'
import { packagesTexts } from '../texts/packages.ts'

/** The public list of holiday packages (/holidayPackage). */
export default function HolidaysPage() {
  const holidays = useHolidays()
  return (
    <>
      <PageHead {...headsTexts().holidays} path={paths.holidays.href()} drawing="backwaters" />
      <PageBanner title={packagesTexts().holidays.title} lead={packagesTexts().holidays.lead} />
      <Section>
        <Loaded
          query={holidays}
          what={packagesTexts().holidays.what}
          placeholder={<PackagesPlaceholder />}
          otherWay={<CallUs />}
        >
          {(packages) => (
            <>
              <PackagesData
                name={packagesTexts().holidays.title}
                packages={packages.map((one) => ({ travelPackage: one, path: packageHref(one) }))}
              />
              <PackageBrowser packages={packages} more={holidays.more} empty={<NoHolidays />} />
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

const CallUs = () => (
  <Button component={Link} to={paths.contact.href()} variant="default">
    {commonTexts().contactUs}
  </Button>
)

const NoHolidays = () => (
  <StateMessage
    title={packagesTexts().holidays.none}
    actions={
      <>
        <Button component={Link} to={paths.customTour.href()}>
          {packagesTexts().ownTour}
        </Button>
        <Button component={Link} to={paths.tours.href()} variant="default">
          {packagesTexts().tours.see}
        </Button>
      </>
    }
  >
    {packagesTexts().holidays.noneText}
  </StateMessage>
)
