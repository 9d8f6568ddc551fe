import { useCompany } from '../../lib/queries.ts'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'
import { companyNode } from './schema-nodes.ts'

/** The company for search engines; nothing until its profile is there. */
export function CompanyData() {
  const { data: company } = useCompany()
  const origin = useOrigin()
  return company && origin && <JsonLd data={companyNode(company, origin)} />
}
