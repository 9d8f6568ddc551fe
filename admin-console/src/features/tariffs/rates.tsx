import { Checkbox, SimpleGrid } from 'shared-ui'
import { Entries } from './entries.tsx'
import { PlaceRows } from './place-rows.tsx'
import { StepRows } from './step-rows.tsx'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import { NEW_RATE, type RateValues } from './tariff-values.ts'
import { CLASS_CHOICES, classText, TRIP_CHOICES } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = { form: TariffFormState }

/** The rates by trip type and class (docs/product.md, Rates). */
export const Rates = ({ form }: Props) => (
  <Entries
    form={form}
    path="rates"
    entries={form.values.rates}
    name="rate"
    titleOf={({ tripType, cabClass, perKm, plusCabPrice }) =>
      `${tripType}, ${classText(cabClass)}: ${perKm ? `₹${perKm}` : "the cab's price"} per km${plusCabPrice ? ' and the cab' : ''}`
    }
    blank={NEW_RATE}
    none="No trip has a price."
  >
    {(path, rate) => <RateFields form={form} path={path} rate={rate} />}
  </Entries>
)

const DISTANCES = [
  { value: 'entered', label: 'As entered' },
  { value: 'there and back', label: 'There and back' },
]
const PER = [
  { value: 'day', label: 'Per day' },
  { value: 'trip', label: 'Per trip' },
]

function RateFields({ form, path, rate }: Props & { path: string; rate: RateValues }) {
  const at = (field: string) => ({ form, path: `${path}.${field}` })
  const { minKmPerDayFrom, allowance } = rate
  const setMinimums = (minimums: RateValues['minKmPerDayFrom']) =>
    form.setFieldValue(`${path}.minKmPerDayFrom`, minimums)
  const without = (place: string) =>
    Object.fromEntries(Object.entries(minKmPerDayFrom).filter(([other]) => other !== place))
  return (
    <>
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <ChoiceField {...at('tripType')} data={TRIP_CHOICES} />
        <ChoiceField {...at('cabClass')} data={CLASS_CHOICES} />
        <NumberField {...at('perKm')} description="Empty: the cab's own" />
        <ChoiceField {...at('distance')} data={DISTANCES} />
        <NumberField {...at('minKm')} />
        <NumberField {...at('minKmPerDay')} />
        <NumberField {...at('maxKmPerDay')} />
      </SimpleGrid>
      <Checkbox
        label="The price of the cab is added"
        {...form.getInputProps(`${path}.plusCabPrice`, { type: 'checkbox' })}
      />
      <PlaceRows
        legend="Another minimum per day by where the trip begins (km)"
        none="The same from everywhere."
        places={Object.keys(minKmPerDayFrom)}
        withStates
        onAdd={(place) => setMinimums({ ...minKmPerDayFrom, [place]: '' })}
        onRemove={(place) => setMinimums(without(place))}
      >
        {(place) => <NumberField {...at(`minKmPerDayFrom.${place}`)} label="Km" />}
      </PlaceRows>
      <ChoiceField {...at('allowance.per')} label="Driver allowance" data={PER} />
      <StepRows
        form={form}
        path={`${path}.allowance.steps`}
        count={allowance.steps.length}
        fields={['aboveKm', 'amount']}
        legend="Allowance by the km driven"
        none="No driver allowance."
      />
    </>
  )
}
