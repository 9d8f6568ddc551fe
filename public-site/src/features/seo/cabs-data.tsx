import type { Cab } from 'shared-api/contract'
import { cabsTexts } from '../../texts/cabs.ts'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'
import { cabNode, listNode } from './schema-nodes.ts'

/** The cabs for search engines. `href` is the path of their page. */
export function CabsData({ cabs, href }: { cabs: Cab[]; href: string }) {
  const origin = useOrigin()
  if (!origin || cabs.length === 0) return null
  return (
    <JsonLd
      data={listNode(
        cabsTexts().title,
        cabs.map((cab) => cabNode(cab, href, origin)),
      )}
    />
  )
}
