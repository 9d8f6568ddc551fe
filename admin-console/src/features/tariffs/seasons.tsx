import { SimpleGrid } from 'shared-ui'
import { dayText } from '../../components/times.ts'
import { Entries } from './entries.tsx'
import { ChoiceField, NumberField, TypedField } from './tariff-field.tsx'
import { NEW_SEASON } from './tariff-values.ts'
import { CLASS_CHOICES, TRIP_CHOICES } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

const ANY_TRIP = [{ value: '', label: 'Any trip type' }, ...TRIP_CHOICES.map((value) => ({ value, label: value }))]
const day = (date: string) => (date ? dayText(date) : '…')

/** Days on which trips cost more (docs/product.md, Rates). */
export const Seasons = ({ form }: { form: TariffFormState }) => (
  <Entries
    form={form}
    path="seasons"
    entries={form.values.seasons}
    name="season"
    titleOf={({ from, to, percent }) => `${day(from)} to ${day(to)}: ${percent || '…'}%`}
    blank={NEW_SEASON}
    none="No seasons."
  >
    {(path) => (
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <TypedField form={form} path={`${path}.from`} label="First day" type="date" />
        <TypedField form={form} path={`${path}.to`} label="Last day" type="date" />
        <NumberField form={form} path={`${path}.percent`} label="Percent more" />
        <ChoiceField form={form} path={`${path}.tripType`} data={ANY_TRIP} />
        <ChoiceField form={form} path={`${path}.cabClass`} data={CLASS_CHOICES} />
      </SimpleGrid>
    )}
  </Entries>
)
