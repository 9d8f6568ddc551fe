import { expect, it } from 'vitest'
import { SETTINGS } from '../testing/settings.ts'
import { profileOf, readProfile } from './profile.ts'

const changed = (change: object) => JSON.stringify({ ...SETTINGS, ...change })

it('a company has the links that it has', () => {
  const links = { whatsapp: 'https://wa.me/919000000101' }
  expect(readProfile(changed({ links }))).toEqual({ ...SETTINGS, links })
})

it.each([
  ['{ "name": }', /^api-server\/company\.json is no JSON: /],
  [changed({ foundedYear: undefined }), 'api-server/company.json: foundedYear must be a whole number'],
  [changed({ name: 'The "Best" Cabs' }), 'api-server/company.json: name must be one line of plain text'],
  [changed({ phones: ['00101'] }), 'api-server/company.json: phones.0 must be'],
  [changed({ links: { facebook: 'our page' } }), 'api-server/company.json: links.facebook must be'],
  [
    changed({ map: { ...SETTINGS.map, embed: 'https://maps.example/embed' } }),
    'api-server/company.json: map.embed must be',
  ],
])('what cannot be used is named in one line: %s', (text, line) => {
  expect(() => readProfile(text)).toThrow(line)
})

it('anyone reads neither the bank account nor where the desk gets its mail', () => {
  const bank = { holder: 'Thenral', bank: 'Example Bank', account: '1234567890', ifsc: 'EXAM0001234' }
  const gst = { gstin: '33AAACT2727Q1ZV', prefix: 'THEN', note: 'E. & O. E.' }
  const settings = { ...SETTINGS, bank, gst, mailTo: { bookings: 'night@example.com' } }
  const profile = profileOf(settings, {
    publicOrigin: 'https://cabs.example',
    enquiryAge: 0,
    bookingAge: 0,
    smtpUrl: null,
  })
  expect(profile).toMatchObject({ name: SETTINGS.name, gst: { gstin: gst.gstin } })
  expect(JSON.stringify(profile)).not.toMatch(/1234567890|night@|THEN"|terms/)
})
