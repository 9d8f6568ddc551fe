import { useCompany } from '../../lib/queries.ts'
import { companyNode } from './company-node.ts'
import { JsonLd } from './json-ld.tsx'
import { useOrigin } from './page-head.tsx'

/** The company for search engines; nothing until its profile is there. */
export function CompanyData() {
  const { data: company } = useCompany()
  const origin = useOrigin()
  return company && origin && <JsonLd data={companyNode(company, origin)} />
}
