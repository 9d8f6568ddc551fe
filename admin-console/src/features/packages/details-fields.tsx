import { MAX_PACKAGE_DATES, MAX_PACKAGE_DAYS, MAX_PACKAGE_LINES, PackageLine } from 'shared-api/contract'
import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from 'shared-ui'
import { cityChoices } from '../../components/city-choices.ts'
import { FieldGroup } from '../../components/field-group.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { Rows } from '../../editing/rows.tsx'
import { DETAILS_LABELS, HOTEL_CHOICES, STATE_CHOICES } from './details-values.ts'
import { ItemListField } from './item-list-field.tsx'
import type { PackageFormState } from './use-package-form.ts'

const CITIES = cityChoices('Not set')

type Props = { form: PackageFormState }

/** What visitors judge a package by: days, places, price, what is in it and when it starts (docs/product.md, Package fields). */
export const DetailsFields = ({ form }: Props) => (
  <>
    <FieldGroup legend="Days and places" isPart>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={DETAILS_LABELS.days} inputMode="numeric" {...form.getInputProps('days')} />
        <NativeSelect label={DETAILS_LABELS.state} data={STATE_CHOICES} {...form.getInputProps('state')} />
        <NativeSelect label={DETAILS_LABELS.startCity} data={CITIES} {...form.getInputProps('startCity')} />
        <NativeSelect label={DETAILS_LABELS.endCity} data={CITIES} {...form.getInputProps('endCity')} />
      </SimpleGrid>
      <Itinerary form={form} />
    </FieldGroup>
    <FieldGroup legend="Price and group" isPart>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={DETAILS_LABELS.priceFrom}
          description="Rupees"
          inputMode="decimal"
          {...form.getInputProps('priceFrom')}
        />
        <TextInput
          label={DETAILS_LABELS.priceFor}
          description="As ‘per person, double sharing’"
          {...form.getInputProps('priceFor')}
        />
        <TextInput
          label={DETAILS_LABELS.personsFrom}
          description="Persons"
          inputMode="numeric"
          {...form.getInputProps('personsFrom')}
        />
        <TextInput
          label={DETAILS_LABELS.personsTo}
          description="Persons"
          inputMode="numeric"
          {...form.getInputProps('personsTo')}
        />
        <NativeSelect label={DETAILS_LABELS.hotelClass} data={HOTEL_CHOICES} {...form.getInputProps('hotelClass')} />
      </SimpleGrid>
      <Lines form={form} field="included" written="newIncluded" entry="line in the price" />
      <Lines form={form} field="notIncluded" written="newNotIncluded" entry="line not in the price" />
    </FieldGroup>
    <FieldGroup legend="When it starts" isPart>
      <Starts form={form} />
    </FieldGroup>
  </>
)

const Itinerary = ({ form }: Props) => (
  <Rows
    form={form}
    path="itinerary"
    legend={DETAILS_LABELS.itinerary}
    name="day"
    rows={form.values.itinerary}
    blank={{ title: '', text: '' }}
    max={MAX_PACKAGE_DAYS}
    ordered
    none="The days are not described yet."
  >
    {(path, at) => (
      <Stack gap="xs">
        <TextInput label={`Day ${at + 1}`} placeholder="Title" {...form.getInputProps(`${path}.title`)} />
        <GrowingTextarea label={`What happens on day ${at + 1}`} {...form.getInputProps(`${path}.text`)} />
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
    label={DETAILS_LABELS[field]}
    entry={entry}
    short="line"
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
    <Checkbox label={DETAILS_LABELS.anyDay} {...form.getInputProps('anyDay', { type: 'checkbox' })} />
    {!form.values.anyDay && (
      <Rows
        form={form}
        path="startDates"
        legend={DETAILS_LABELS.startDates}
        name="start date"
        rows={form.values.startDates}
        blank=""
        max={MAX_PACKAGE_DATES}
        none="No dates yet: visitors ask for them."
      >
        {(path, at) => <TextInput label={`Start date ${at + 1}`} type="date" {...form.getInputProps(path)} />}
      </Rows>
    )}
  </Stack>
)
