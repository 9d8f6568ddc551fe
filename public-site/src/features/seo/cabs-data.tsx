import type { Cab } from 'shared-api/contract'
import type { Tariff } from 'shared-api/fares'
import { addsCabPrice } from '../../lib/fare-texts.ts'
import { useCompany } from '../../lib/queries.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'
import { cabNode, listNode } from './schema-nodes.ts'

/** The cabs for search engines; a cab's own price only where the tariff adds it to a trip. */
export function CabsData({ cabs, tariff }: { cabs: Cab[]; tariff: Tariff | undefined }) {
  const { data: company } = useCompany()
  const origin = useOrigin()
  if (!origin || cabs.length === 0) return null
  return (
    <JsonLd
      data={listNode(
        cabsTexts().title,
        cabs.map((cab) =>
          cabNode(tariff && addsCabPrice(tariff, cab) ? cab : { ...cab, price: null }, origin, company),
        ),
      )}
    />
  )
}
