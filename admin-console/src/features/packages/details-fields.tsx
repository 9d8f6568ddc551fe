import { MAX_PACKAGE_DATES, MAX_PACKAGE_DAYS, MAX_PACKAGE_LINES, PackageLine } from 'shared-api/contract'
import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { cityChoices } from '../../components/city-choices.ts'
import { FieldGroup } from '../../components/field-group.tsx'
import { DayField } from '../../editing/day-field.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { Rows } from '../../editing/rows.tsx'
import { packagesTexts } from '../../texts/packages.ts'
import { detailsChoices, detailsLabels } from './details-values.ts'
import { ItemListField } from './item-list-field.tsx'
import type { PackageFormState } from './use-package-form.ts'

type Props = { form: PackageFormState }

/** What visitors judge a package by: days, places, price, what is in it and when it starts (docs/product.md, Package fields). */
export function DetailsFields({ form }: Props) {
  const { details, entries, hints, parts } = packagesTexts()
  const choices = detailsChoices()
  const cities = cityChoices(packagesTexts().notSet)
  return (
    <>
      <FieldGroup legend={parts.days} isPart>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={details.days} inputMode="numeric" {...form.getInputProps('days')} />
          <NativeSelect label={details.state} data={choices.state} {...form.getInputProps('state')} />
          <NativeSelect label={details.startCity} data={cities} {...form.getInputProps('startCity')} />
          <NativeSelect label={details.endCity} data={cities} {...form.getInputProps('endCity')} />
        </SimpleGrid>
        <Itinerary form={form} />
      </FieldGroup>
      <FieldGroup legend={parts.price} isPart>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={details.priceFrom}
            description={hints.rupees}
            inputMode="decimal"
            {...form.getInputProps('priceFrom')}
          />
          <TextInput
            label={details.premiumFrom}
            description={hints.premiumFrom}
            inputMode="decimal"
            {...form.getInputProps('premiumFrom')}
          />
          <TextInput label={details.priceFor} description={hints.priceFor} {...form.getInputProps('priceFor')} />
          <TextInput
            label={details.personsFrom}
            description={hints.persons}
            inputMode="numeric"
            {...form.getInputProps('personsFrom')}
          />
          <TextInput
            label={details.personsTo}
            description={hints.persons}
            inputMode="numeric"
            {...form.getInputProps('personsTo')}
          />
          <NativeSelect label={details.hotelClass} data={choices.hotel} {...form.getInputProps('hotelClass')} />
        </SimpleGrid>
        <Lines form={form} field="included" written="newIncluded" entry={entries.lineIn} />
        <Lines form={form} field="notIncluded" written="newNotIncluded" entry={entries.lineNotIn} />
      </FieldGroup>
      <FieldGroup legend={parts.starts} isPart>
        <Starts form={form} />
      </FieldGroup>
    </>
  )
}

const Itinerary = ({ form }: Props) => (
  <Rows
    form={form}
    path="itinerary"
    legend={detailsLabels().itinerary}
    name={packagesTexts().entries.day}
    rows={form.values.itinerary}
    blank={{ title: '', text: '' }}
    max={MAX_PACKAGE_DAYS}
    ordered
    none={packagesTexts().noDays}
  >
    {(path, at) => (
      <Stack gap="xs">
        <TextInput
          label={packagesTexts().day({ place: at + 1 })}
          placeholder={packagesTexts().dayTitle}
          {...form.getInputProps(`${path}.title`)}
        />
        <GrowingTextarea label={packagesTexts().dayText({ place: at + 1 })} {...form.getInputProps(`${path}.text`)} />
      </Stack>
    )}
  </Rows>
)

type LinesProps = Props & {
  field: 'included' | 'notIncluded'
  written: 'newIncluded' | 'newNotIncluded'
  entry: string
}

const Lines = ({ form, field, written, entry }: LinesProps) => (
  <ItemListField
    label={detailsLabels()[field]}
    entry={entry}
    short={packagesTexts().entries.line}
    schema={PackageLine}
    max={MAX_PACKAGE_LINES}
    items={form.values[field]}
    onItems={(items) => form.setFieldValue(field, items)}
    typed={form.values[written]}
    onTyped={(text) => form.setFieldValue(written, text)}
    error={form.errors[written] ?? form.errors[field]}
  />
)

/** On which days it starts; what was entered stays while it starts on any day. */
const Starts = ({ form }: Props) => (
  <Stack gap="xs">
    <Checkbox label={detailsLabels().anyDay} {...form.getInputProps('anyDay', { type: 'checkbox' })} />
    {!form.values.anyDay && (
      <Rows
        form={form}
        path="startDates"
        legend={detailsLabels().startDates}
        name={packagesTexts().entries.startDate}
        rows={form.values.startDates}
        blank=""
        max={MAX_PACKAGE_DATES}
        none={packagesTexts().noDates}
      >
        {(path, at) => <DayField label={packagesTexts().startDate({ place: at + 1 })} {...form.getInputProps(path)} />}
      </Rows>
    )}
  </Stack>
)
