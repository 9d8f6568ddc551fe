import type { Holiday, Tour } from 'shared-api/contract'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'
import { listNode, tripNode } from './schema-nodes.ts'

type Props = { name: string; packages: (Holiday | Tour)[] }

/** A list of packages for search engines. */
export function PackagesData({ name, packages }: Props) {
  const origin = useOrigin()
  if (!origin || packages.length === 0) return null
  return (
    <JsonLd
      data={listNode(
        name,
        packages.map((one) => tripNode(one, origin)),
      )}
    />
  )
}

/** One package for search engines. */
export function PackageData({ travelPackage }: { travelPackage: Holiday | Tour }) {
  const origin = useOrigin()
  return origin && <JsonLd data={tripNode(travelPackage, origin)} />
}
