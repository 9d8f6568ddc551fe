import { Button, Link, useParams } from 'shared-ui'
import { LostRoad } from 'shared-ui/illustrations'
import { FormColumns } from '../components/form-columns.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { StateMessage } from '../components/state-message.tsx'
import { pageTexts } from '../config/page-texts.ts'
import { paths } from '../config/paths.ts'
import { PackageForm } from '../features/enquiry-forms/package-form.tsx'
import type { TravelPackage } from '../features/packages/package-filter.ts'
import { PackageSummary } from '../features/packages/package-summary.tsx'
import { usePackage } from '../features/packages/use-package.ts'
import { PackageData } from '../features/seo/packages-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'

/** Asks for a tour or holiday package (`specification §2`, /PackageBooknow/{id}). */
export default function PackageBookingPage() {
  const { id = '' } = useParams()
  const found = usePackage(id)
  return (
    <>
      <Head id={id} travelPackage={found.data} />
      <PageBanner
        title="Package Booking"
        lead="Leave your name and number. We call you to settle dates, rooms and price."
      />
      <Section>
        <Loaded query={found} what="this package" otherWay={<OtherPackages />}>
          {(travelPackage) => (travelPackage ? <Booking travelPackage={travelPackage} /> : <NotFound />)}
        </Loaded>
      </Section>
    </>
  )
}

function Head({ id, travelPackage }: { id: string; travelPackage: TravelPackage | null | undefined }) {
  const path = paths.packageBooking.href(id)
  if (!travelPackage) return <PageHead {...pageTexts.packageBooking} path={path} noIndex={travelPackage === null} />
  const { name, services, imageUrl } = travelPackage
  const included = services.map((service) => service.name).join(', ')
  const description = `${name}${included && `: ${included}`}. ${pageTexts.packageBooking.description}`
  return (
    <>
      <PageHead title={name} description={description} path={path} image={imageUrl} />
      <PackageData travelPackage={travelPackage} href={path} />
    </>
  )
}

const Booking = ({ travelPackage }: { travelPackage: TravelPackage }) => (
  <FormColumns
    beside={<PackageSummary travelPackage={travelPackage} />}
    form={<PackageForm travelPackage={travelPackage} />}
  />
)

const NotFound = () => (
  <StateMessage art={<LostRoad />} title="This package is no longer offered" actions={<OtherPackages />}>
    It may have ended with the season. Others are waiting, or we plan a tour just for you.
  </StateMessage>
)

const OtherPackages = () => (
  <>
    <Button component={Link} to={paths.tours.href()} variant="default">
      Tour packages
    </Button>
    <Button component={Link} to={paths.holidays.href()} variant="default">
      Holiday packages
    </Button>
  </>
)
