import { formatPhone } from 'shared-api/india'
import { SimpleGrid, TextInput } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import { Rows } from '../../editing/rows.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { asText, filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const LINKS = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', whatsapp: 'WhatsApp' } as const
const NO_LINKS = { facebook: '', instagram: '', youtube: '', whatsapp: '' }

type Values = {
  name: string
  legalName: string
  foundedYear: string
  phones: string[]
  email: string
  address: { street: string; city: string; state: string; postalCode: string; country: string }
  location: { lat: string; lon: string }
  map: { embed: string; link: string }
  links: Record<keyof typeof LINKS, string>
}

/** '+91 98400 12345' as the contract takes it. */
const withoutBlanks = (phone: string) => phone.replace(/[\s()-]/g, '')

const part: Part<Values> = {
  valuesOf: ({ name, legalName, foundedYear, phones, email, address, location, map, links }) => ({
    ...{ name, legalName, email, address, map },
    foundedYear: String(foundedYear),
    phones: phones.map(formatPhone),
    location: { lat: String(location.lat), lon: String(location.lon) },
    links: { ...NO_LINKS, ...links },
  }),
  editOf: ({ foundedYear, phones, location, links, ...same }) => ({
    ...same,
    foundedYear: typedNumber(foundedYear),
    phones: phones.map(withoutBlanks).filter(Boolean),
    location: { lat: typedNumber(location.lat), lon: typedNumber(location.lon) },
    links: filled(links) ?? {},
  }),
  words: {
    name: { label: 'Name', text: asText },
    legalName: { label: 'Legal name', text: asText },
    foundedYear: { label: 'Founded in', text: asText },
    phones: { label: 'Phone numbers', text: asText },
    email: { label: 'Mail address', text: asText },
    address: { label: 'Address', text: asText },
    location: { label: 'Place on the map', text: asText },
    map: { label: 'Map', text: asText },
    links: { label: 'Links', text: asText },
  },
  labels: {
    ...{ name: 'Name', legalName: 'Legal name', foundedYear: 'Founded in', phones: 'Phone number' },
    ...{ email: 'Mail address', street: 'Street', city: 'City', state: 'State', postalCode: 'Postal code' },
    ...{ country: 'Country', lat: 'Latitude', lon: 'Longitude', embed: 'Map in the page', link: 'Link to the map' },
    ...LINKS,
  },
}

/** What the company is called and how it is reached. */
export const CompanyPart = ({ version }: { version: SettingsVersion }) => (
  <PartForm part={part} version={version}>
    {(form) => {
      const text = (path: string, label: string, more: object = {}) => (
        <TextInput label={label} autoComplete="off" {...more} {...form.getInputProps(path)} />
      )
      return (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {text('name', 'Name', { required: true, description: 'On pages and in messages' })}
            {text('legalName', 'Legal name', { required: true, description: 'On invoices and for payments' })}
            {text('email', 'Mail address', { required: true, type: 'email' })}
            {text('foundedYear', 'Founded in', { required: true, inputMode: 'numeric' })}
          </SimpleGrid>
          <Rows form={form} path="phones" legend="Phone numbers" name="number" rows={form.values.phones} blank="">
            {(path, at) =>
              text(path, `Phone number ${at + 1}`, {
                type: 'tel',
                description: at === 0 ? 'The one to call for a booking, such as +91 98400 12345' : undefined,
              })
            }
          </Rows>
          <FieldGroup legend="Address">
            {text('address.street', 'Street', { required: true })}
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {text('address.city', 'City', { required: true })}
              {text('address.postalCode', 'Postal code', { required: true })}
              {text('address.state', 'State', { required: true })}
              {text('address.country', 'Country', { required: true })}
            </SimpleGrid>
          </FieldGroup>
          <FieldGroup legend="Map">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {text('location.lat', 'Latitude', { required: true, inputMode: 'decimal' })}
              {text('location.lon', 'Longitude', { required: true, inputMode: 'decimal' })}
            </SimpleGrid>
            {text('map.embed', 'Map in the page', {
              required: true,
              description: 'From openstreetmap.org: Share, HTML, the address in src',
            })}
            {text('map.link', 'Link to the map', {
              required: true,
              description: 'From openstreetmap.org: Share, Link',
            })}
          </FieldGroup>
          <FieldGroup legend="Links">
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {Object.entries(LINKS).map(([name, label]) => (
                <div key={name}>{text(`links.${name}`, label, { type: 'url', placeholder: 'https://' })}</div>
              ))}
            </SimpleGrid>
          </FieldGroup>
        </>
      )
    }}
  </PartForm>
)
