import { useCompany } from '../../lib/queries.ts'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'
import { listNode, type PackageAt, tripNode } from './schema-nodes.ts'

type Props = { name: string; packages: PackageAt[] }

/** A list of packages for search engines. */
export function PackagesData({ name, packages }: Props) {
  const { data: company } = useCompany()
  const origin = useOrigin()
  if (!origin || packages.length === 0) return null
  return (
    <JsonLd
      data={listNode(
        name,
        packages.map((one) => tripNode(one, origin, company)),
      )}
    />
  )
}

/** One package for search engines. */
export function PackageData(one: PackageAt) {
  const { data: company } = useCompany()
  const origin = useOrigin()
  return origin && <JsonLd data={tripNode(one, origin, company)} />
}
