import { renderToStaticMarkup } from 'react-dom/server'
import type { Company } from 'shared-api/contract'
import { expect, test } from 'vitest'
import { Footer } from './footer.tsx'

const company = {
  ...{ name: 'Vaigai Travels', email: 'office@vaigai.example', phones: [], links: {}, foundedYear: 1998 },
  address: { street: 'West Masi Street', city: 'Madurai', state: 'Tamil Nadu', postalCode: '625001' },
} as unknown as Company

const textOf = (of: Company) => renderToStaticMarkup(<Footer entries={[]} company={of} />).replace(/<[^>]+>/g, ' ')

test('the foot of a page names licences and who answers complaints, where owners entered them', () => {
  const licences = [{ name: 'Tourist permit', number: 'TN/58/2041' }]
  const grievance = { name: 'R. Selvi', designation: 'Manager', contact: 'care@vaigai.example' }
  const text = textOf({ ...company, licences, grievance })
  expect(text).toContain('Since 1998 · Tourist permit: TN/58/2041')
  expect(text).toContain('Grievance officer: R. Selvi, Manager, care@vaigai.example. A complaint sent by our form')
  expect(textOf(company)).not.toMatch(/Grievance|·/)
})
