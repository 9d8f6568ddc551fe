import type { Settings } from 'shared-api/contract'
import { LANGUAGES, type Language } from 'shared-api/languages'
import { NativeSelect, SimpleGrid, TextInput } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { cityChoices } from '../../components/city-choices.ts'
import { cityText } from '../../components/city-text.ts'
import { FieldGroup } from '../../components/field-group.tsx'
import { DayField } from '../../editing/day-field.tsx'
import { Rows } from '../../editing/rows.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { settingsTexts } from '../../texts/settings.ts'
import { filled, type Part } from './part.ts'
import { PartForm } from './part-form.tsx'
import type { SettingsVersion } from './use-settings.ts'

type Values = {
  officeHours: { from: string; to: string }
  holidays: { day: string; name: string }[]
  leadMinutes: string
  confirmWithinMinutes: string
  graceMinutes: string
  base: string
  waitHours: string
  returnPercent: string
  mailRequired: boolean
  driverLanguage: Settings['driverLanguage']
  driversCollect: boolean
}

const partIn = ({ fields }: ReturnType<typeof settingsTexts>): Part<Values> => ({
  valuesOf: ({ officeHours, holidays, leadMinutes, mailRequired, driverLanguage, base, ...minutes }) => ({
    ...{ officeHours: officeHours ?? { from: '', to: '' }, holidays, mailRequired, driverLanguage, base },
    driversCollect: minutes.driversCollect,
    ...{ leadMinutes: String(leadMinutes), confirmWithinMinutes: String(minutes.confirmWithinMinutes) },
    ...{ graceMinutes: String(minutes.graceMinutes), waitHours: String(minutes.waitHours) },
    returnPercent: String(minutes.returnPercent),
  }),
  editOf: ({ officeHours, leadMinutes, confirmWithinMinutes, graceMinutes, waitHours, returnPercent, ...same }) => ({
    ...same,
    officeHours: filled(officeHours) && officeHours,
    leadMinutes: typedNumber(leadMinutes),
    confirmWithinMinutes: typedNumber(confirmWithinMinutes),
    graceMinutes: typedNumber(graceMinutes),
    waitHours: typedNumber(waitHours),
    returnPercent: typedNumber(returnPercent),
  }),
  words: {
    base: { label: fields.base, text: cityText },
    driverLanguage: { label: fields.driverLanguage, text: (language) => LANGUAGES[language].name },
  },
  labels: fields,
})

const names = Object.entries(LANGUAGES).map(([value, { name }]) => ({ value: value as Language, label: name }))

/** When somebody is at the desk, and how quickly. */
export function OfficePart({ version }: { version: SettingsVersion }) {
  const texts = settingsTexts()
  const { fields, office } = texts
  const minutes = [
    ['leadMinutes', office.leadNote],
    ['confirmWithinMinutes', office.confirmNote],
    ['graceMinutes', office.graceNote],
    ['waitHours', office.waitNote],
    ['returnPercent', office.returnNote],
  ] as const
  return (
    <PartForm part={partIn(texts)} version={version}>
      {(form) => (
        <>
          <FieldGroup legend={office.hours}>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput label={fields.from} type="time" {...form.getInputProps('officeHours.from')} />
              <TextInput label={fields.to} type="time" {...form.getInputProps('officeHours.to')} />
            </SimpleGrid>
          </FieldGroup>
          <Rows
            form={form}
            path="holidays"
            legend={fields.holidays}
            name={office.holiday}
            rows={form.values.holidays}
            blank={{ day: '', name: '' }}
            none={office.noHolidays}
          >
            {(path) => (
              <>
                <DayField label={fields.day} required {...form.getInputProps(`${path}.day`)} />
                <TextInput label={fields.name} required autoComplete="off" {...form.getInputProps(`${path}.name`)} />
              </>
            )}
          </Rows>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {minutes.map(([name, description]) => (
              <TextInput
                key={name}
                label={fields[name]}
                description={description}
                inputMode="numeric"
                required
                {...form.getInputProps(name)}
              />
            ))}
            <NativeSelect
              label={fields.base}
              description={office.baseNote}
              data={cityChoices()}
              {...form.getInputProps('base')}
            />
            <NativeSelect label={fields.driverLanguage} data={names} {...form.getInputProps('driverLanguage')} />
          </SimpleGrid>
          <Switch label={office.mailRequired} {...form.getInputProps('mailRequired', { type: 'checkbox' })} />
          <Switch label={office.driversCollect} {...form.getInputProps('driversCollect', { type: 'checkbox' })} />
        </>
      )}
    </PartForm>
  )
}
