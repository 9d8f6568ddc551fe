import { useParams } from 'shared-ui'
import { paths } from '../config/paths.ts'
import { PackageForm } from '../features/enquiry-forms/package-form.tsx'
import { NoPackage, OtherPackages } from '../features/packages/no-package.tsx'
import { packageIn } from '../features/packages/package-in.ts'
import { headOf, PackagePage } from '../features/packages/package-page.tsx'
import { PackageData } from '../features/seo/packages-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { useTours } from '../lib/queries.ts'
import { headsTexts } from '../texts/heads.ts'

/** One tour package (/tourPackage/{name}). */
export default function TourPage() {
  const { id = '' } = useParams()
  const query = packageIn(useTours(), id)
  const { data } = query
  const head = data ? headOf(data) : headsTexts().tourPage
  return (
    <>
      <PageHead
        {...head}
        path={paths.tourPage.href(data?.slug || id)}
        drawing="temple"
        image={data?.imageUrl}
        noIndex={data === null}
      />
      {data && <PackageData travelPackage={data} path={paths.tourPage.href(data.slug || id)} />}
      <PackagePage
        query={query}
        form={(travelPackage) => <PackageForm key={travelPackage._id} travelPackage={travelPackage} />}
        gone={<NoPackage />}
        otherWay={<OtherPackages />}
      />
    </>
  )
}
