import { useParams } from 'shared-ui'
import type { paths } from '../config/paths.ts'
import { PackageForm } from '../features/enquiry-forms/package-form.tsx'
import { NoPackage, OtherPackages } from '../features/packages/no-package.tsx'
import type { TravelPackage } from '../features/packages/package-filter.ts'
import { packageIn } from '../features/packages/package-in.ts'
import { headOf, PackagePage } from '../features/packages/package-page.tsx'
import { PackageData } from '../features/seo/packages-data.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import type { ListQuery } from '../lib/queries.ts'

interface Props {
  /** The packages of its kind. */
  packages: ListQuery<TravelPackage>
  page: typeof paths.holidayPage | typeof paths.tourPage
  /** Until the package has come. */
  head: ReturnType<typeof headOf>
  drawing: 'backwaters' | 'temple'
}

/** The page of the package that the address names. */
export function OnePackage({ packages, page, head, drawing }: Props) {
  const { id = '' } = useParams()
  const query = packageIn(packages, id)
  const { data } = query
  const path = page.href(data?.slug || id)
  return (
    <>
      <PageHead
        {...(data ? headOf(data) : head)}
        {...{ path, drawing }}
        image={data?.imageUrl}
        noIndex={data === null}
      />
      {data && <PackageData travelPackage={data} path={path} />}
      <PackagePage
        query={query}
        form={(travelPackage) => <PackageForm key={travelPackage._id} travelPackage={travelPackage} />}
        gone={<NoPackage />}
        otherWay={<OtherPackages />}
      />
    </>
  )
}
