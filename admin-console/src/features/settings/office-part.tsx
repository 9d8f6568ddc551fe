import type { Settings } from 'shared-api/contract'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { NativeSelect, SimpleGrid, TextInput } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import { Rows } from '../../editing/rows.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { asText, filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

type Values = {
  officeHours: { from: string; to: string }
  holidays: { day: string; name: string }[]
  leadMinutes: string
  confirmWithinMinutes: string
  driverLanguage: Settings['driverLanguage']
}

const part: Part<Values> = {
  valuesOf: ({ officeHours, holidays, leadMinutes, confirmWithinMinutes, driverLanguage }) => ({
    ...{ officeHours: officeHours ?? { from: '', to: '' }, holidays, driverLanguage },
    ...{ leadMinutes: String(leadMinutes), confirmWithinMinutes: String(confirmWithinMinutes) },
  }),
  editOf: ({ officeHours, leadMinutes, confirmWithinMinutes, ...same }) => ({
    ...same,
    officeHours: filled(officeHours) && officeHours,
    leadMinutes: typedNumber(leadMinutes),
    confirmWithinMinutes: typedNumber(confirmWithinMinutes),
  }),
  words: {
    officeHours: { label: 'Office hours', text: asText },
    holidays: { label: 'Holidays', text: asText },
    leadMinutes: { label: 'Shortest notice', text: asText },
    confirmWithinMinutes: { label: 'Confirmed within', text: asText },
    driverLanguage: { label: 'Messages to drivers', text: asText },
  },
  labels: {
    ...{ from: 'From', to: 'To', day: 'Day', name: 'Name', leadMinutes: 'Shortest notice' },
    ...{ confirmWithinMinutes: 'Confirmed within', driverLanguage: 'Messages to drivers' },
  },
}

const names = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value: value as Language, label: name }))

/** When somebody is at the desk, and how quickly. */
export const OfficePart = ({ version }: { version: SettingsVersion }) => (
  <PartForm part={part} version={version}>
    {(form) => (
      <>
        <FieldGroup legend="Office hours, every day; both empty: always">
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput label="From" type="time" {...form.getInputProps('officeHours.from')} />
            <TextInput label="To" type="time" {...form.getInputProps('officeHours.to')} />
          </SimpleGrid>
        </FieldGroup>
        <Rows
          form={form}
          path="holidays"
          legend="Holidays"
          name="holiday"
          rows={form.values.holidays}
          blank={{ day: '', name: '' }}
          none="The office is never closed for a day."
        >
          {(path) => (
            <>
              <TextInput label="Day" type="date" required {...form.getInputProps(`${path}.day`)} />
              <TextInput label="Name" required autoComplete="off" {...form.getInputProps(`${path}.name`)} />
            </>
          )}
        </Rows>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Shortest notice"
            description="Minutes; for a sooner pick-up the site asks visitors to call"
            inputMode="numeric"
            required
            {...form.getInputProps('leadMinutes')}
          />
          <TextInput
            label="Confirmed within"
            description="Minutes, counted within the office hours"
            inputMode="numeric"
            required
            {...form.getInputProps('confirmWithinMinutes')}
          />
          <NativeSelect label="Messages to drivers" data={names} {...form.getInputProps('driverLanguage')} />
        </SimpleGrid>
      </>
    )}
  </PartForm>
)
