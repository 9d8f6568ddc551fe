import { useParams } from 'shared-ui'
import { PageBanner } from '../components/page-banner.tsx'
import { Section } from '../components/section.tsx'
import { paths } from '../config/paths.ts'
import { CustomersOnly } from '../features/account/customers-only.tsx'
import { GiveProof } from '../features/account/give-proof.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { headsTexts } from '../texts/heads.ts'
import { myTripsTexts } from '../texts/my-trips.ts'

/** Proves the address of an account by a mailed link (/prove-address/{token}). */
export default function ProveAddressPage() {
  const { token = '' } = useParams()
  return (
    <>
      {/* The page's own address is a secret. */}
      <PageHead {...headsTexts().proveAddress} path={paths.myTrips.href()} noIndex />
      <PageBanner title={myTripsTexts().proof.title} lead={myTripsTexts().proof.lead} />
      <Section>
        <CustomersOnly>{() => <GiveProof token={token} />}</CustomersOnly>
      </Section>
    </>
  )
}
