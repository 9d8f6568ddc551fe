import type { Cab } from 'shared-api/contract'
import { useCompany } from '../../lib/queries.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'
import { cabNode, listNode } from './schema-nodes.ts'

/** The cabs for search engines. */
export function CabsData({ cabs }: { cabs: Cab[] }) {
  const { data: company } = useCompany()
  const origin = useOrigin()
  if (!origin || cabs.length === 0) return null
  return (
    <JsonLd
      data={listNode(
        cabsTexts().title,
        cabs.map((cab) => cabNode(cab, origin, company)),
      )}
    />
  )
}
