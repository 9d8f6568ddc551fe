import { useParams } from 'shared-ui'
import { FormColumns } from '../components/form-columns.tsx'
import { Loaded } from '../components/loaded.tsx'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { PackageForm } from '../features/enquiry-forms/package-form.tsx'
import { NoPackage, OtherPackages } from '../features/packages/no-package.tsx'
import type { TravelPackage } from '../features/packages/package-filter.ts'
import { packageHref } from '../features/packages/package-href.ts'
import { PackageSummary } from '../features/packages/package-summary.tsx'
import { usePackage } from '../features/packages/use-package.ts'
import { PackageData } from '../features/seo/packages-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { headsTexts } from '../texts/heads.ts'
import { packagesTexts } from '../texts/packages.ts'

/** Asks for a tour or holiday package (/PackageBooknow/{id}). */
export default function PackageBookingPage() {
  const { id = '' } = useParams()
  const found = usePackage(id)
  return (
    <>
      <Head id={id} travelPackage={found.data} />
      <PageBanner title={packagesTexts().booking.title} lead={packagesTexts().booking.lead} />
      <Section>
        <Loaded query={found} what={packagesTexts().booking.what} otherWay={<OtherPackages />}>
          {(travelPackage) => (travelPackage ? <Booking travelPackage={travelPackage} /> : <NoPackage />)}
        </Loaded>
      </Section>
    </>
  )
}

function Head({ id, travelPackage }: { id: string; travelPackage: TravelPackage | null | undefined }) {
  // Its own page says more of the same: search engines get that one.
  const path = travelPackage ? packageHref(travelPackage) : paths.packageBooking.href(id)
  if (!travelPackage) return <PageHead {...headsTexts().packageBooking} path={path} noIndex={travelPackage === null} />
  const { name, services, imageUrl } = travelPackage
  const included = services.map((service) => service.name).join(', ')
  const description = `${name}${included && `: ${included}`}. ${headsTexts().packageBooking.description}`
  return (
    <>
      <PageHead title={name} description={description} path={path} image={imageUrl} />
      <PackageData travelPackage={travelPackage} path={path} />
    </>
  )
}

const Booking = ({ travelPackage }: { travelPackage: TravelPackage }) => (
  <FormColumns
    beside={<PackageSummary travelPackage={travelPackage} />}
    form={<PackageForm key={travelPackage._id} travelPackage={travelPackage} />}
  />
)
