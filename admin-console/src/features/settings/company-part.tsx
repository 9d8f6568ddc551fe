import { MAP_LOADS, type Settings } from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { NativeSelect, SimpleGrid, TextInput } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import { Rows } from '../../editing/rows.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { settingsTexts } from '../../texts/settings.ts'
import { filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

const LINKS = ['facebook', 'instagram', 'youtube', 'whatsapp'] as const
const NO_ONE = { name: '', designation: '', contact: '' }
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
  mapLoads: Settings['mapLoads']
  links: typeof NO_LINKS
  licences: { name: string; number: string }[]
  grievance: typeof NO_ONE
}

/** '+91 98400 12345' as the contract takes it. */
const withoutBlanks = (phone: string) => phone.replace(/[\s()-]/g, '')

const partIn = ({ fields, company }: ReturnType<typeof settingsTexts>): Part<Values> => ({
  valuesOf: ({ name, legalName, foundedYear, phones, email, address, location, map, mapLoads, links, ...trust }) => ({
    ...{ name, legalName, email, address, map, mapLoads, licences: trust.licences },
    grievance: trust.grievance ?? NO_ONE,
    foundedYear: String(foundedYear),
    phones: phones.map(formatPhone),
    location: { lat: String(location.lat), lon: String(location.lon) },
    links: { ...NO_LINKS, ...links },
  }),
  editOf: ({ foundedYear, phones, location, links, grievance, ...same }) => ({
    ...same,
    foundedYear: typedNumber(foundedYear),
    phones: phones.map(withoutBlanks).filter(Boolean),
    location: { lat: typedNumber(location.lat), lon: typedNumber(location.lon) },
    links: filled(links) ?? {},
    grievance: filled(grievance) && grievance,
  }),
  labels: { ...fields, phones: company.phone },
})

/** What the company is called and how it is reached. */
export function CompanyPart({ version }: { version: SettingsVersion }) {
  const texts = settingsTexts()
  const { fields, company } = texts
  return (
    <PartForm part={partIn(texts)} version={version}>
      {(form) => {
        const text = (path: string, label: string, more: object = {}) => (
          <TextInput label={label} autoComplete="off" {...more} {...form.getInputProps(path)} />
        )
        return (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              {text('name', fields.name, { required: true, description: company.nameNote })}
              {text('legalName', fields.legalName, { required: true, description: company.legalNameNote })}
              {text('email', fields.email, { required: true, type: 'email' })}
              {text('foundedYear', fields.foundedYear, { required: true, inputMode: 'numeric' })}
            </SimpleGrid>
            <Rows
              form={form}
              path="phones"
              legend={fields.phones}
              name={company.number}
              rows={form.values.phones}
              blank=""
            >
              {(path, at) =>
                text(path, company.phoneAt({ number: at + 1 }), {
                  type: 'tel',
                  description: at === 0 ? company.phoneNote : undefined,
                })
              }
            </Rows>
            <Rows
              form={form}
              path="licences"
              legend={fields.licences}
              name={company.licence}
              rows={form.values.licences}
              blank={{ name: '', number: '' }}
              none={company.noLicences}
            >
              {(path) => (
                <>
                  {text(`${path}.name`, fields.name, { required: true })}
                  {text(`${path}.number`, fields.number, { required: true })}
                </>
              )}
            </Rows>
            <FieldGroup legend={company.grievance}>
              <SimpleGrid cols={{ base: 1, xs: 3 }}>
                {text('grievance.name', fields.name)}
                {text('grievance.designation', fields.designation)}
                {text('grievance.contact', fields.contact)}
              </SimpleGrid>
            </FieldGroup>
            <FieldGroup legend={fields.address}>
              {text('address.street', fields.street, { required: true })}
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                {text('address.city', fields.city, { required: true })}
                {text('address.postalCode', fields.postalCode, { required: true })}
                {text('address.state', fields.state, { required: true })}
                {text('address.country', fields.country, { required: true })}
              </SimpleGrid>
            </FieldGroup>
            <FieldGroup legend={fields.map}>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                {text('location.lat', fields.lat, { required: true, inputMode: 'decimal' })}
                {text('location.lon', fields.lon, { required: true, inputMode: 'decimal' })}
              </SimpleGrid>
              {text('map.embed', fields.embed, {
                required: true,
                description: company.embedNote,
              })}
              {text('map.link', fields.link, {
                required: true,
                description: company.linkNote,
              })}
              <NativeSelect
                label={fields.mapLoads}
                description={company.mapLoadsNote}
                data={MAP_LOADS.map((value) => ({ value, label: company.mapLoads[value] }))}
                {...form.getInputProps('mapLoads')}
              />
            </FieldGroup>
            <FieldGroup legend={fields.links}>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                {LINKS.map((name) => (
                  <div key={name}>{text(`links.${name}`, fields[name], { type: 'url', placeholder: 'https://' })}</div>
                ))}
              </SimpleGrid>
            </FieldGroup>
          </>
        )
      }}
    </PartForm>
  )
}
