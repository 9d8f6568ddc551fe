import { expect, it } from 'vitest'
import { company, readProfile } from './company.ts'

const changed = (change: object) => JSON.stringify({ ...company, ...change })

it('a company has the links that it has', () => {
  const links = { whatsapp: 'https://wa.me/919000000101' }
  expect(readProfile(changed({ links }))).toEqual({ ...company, links })
})

it.each([
  ['{ "name": }', /^api-server\/company\.json is no JSON: /],
  [changed({ foundedYear: undefined }), /^api-server\/company\.json: foundedYear Invalid input: expected number/],
  [changed({ name: 'The "Best" Cabs' }), 'api-server/company.json: name takes one line of text without quotes'],
  [changed({ phones: ['90000 00101'] }), 'api-server/company.json: phones 0 takes a number such as +919000000101'],
  [changed({ links: { facebook: 'our page' } }), 'api-server/company.json: links facebook Invalid URL'],
  [
    changed({ map: { ...company.map, embed: 'https://maps.example/embed' } }),
    'api-server/company.json: map embed takes an address that begins with https://www.openstreetmap.org/',
  ],
])('what cannot be used is named in one line: %s', (text, line) => {
  expect(() => readProfile(text)).toThrow(line)
})
