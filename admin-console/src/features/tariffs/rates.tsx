import { Checkbox, SimpleGrid } from 'shared-ui'
import { commonTexts } from '../../texts/common.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { Entries } from './entries.tsx'
import { PlaceRows } from './place-rows.tsx'
import { StepRows } from './step-rows.tsx'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import { NEW_RATE, type RateValues } from './tariff-values.ts'
import { choicesOf, classChoices, classText, tripChoices } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = { form: TariffFormState }

/** The rates by trip type and class (docs/product.md, Rates). */
export function Rates({ form }: Props) {
  const texts = tariffsTexts().form
  return (
    <Entries
      form={form}
      path="rates"
      entries={form.values.rates}
      name={texts.entries.rate}
      titleOf={rateTitle}
      blank={NEW_RATE}
      none={texts.rates.none}
    >
      {(path, rate) => <RateFields form={form} path={path} rate={rate} />}
    </Entries>
  )
}

function rateTitle({ tripType, cabClass, perKm, plusCabPrice }: RateValues): string {
  const texts = tariffsTexts().form.rates
  const title = plusCabPrice ? texts.perKmAndCab : texts.perKm
  return title({
    trip: commonTexts().tripTypes[tripType],
    cabClass: classText(cabClass),
    price: perKm ? `₹${perKm}` : texts.cabsPrice,
  })
}

const DISTANCES = ['entered', 'there and back'] as const
const PER = ['day', 'trip'] as const

function RateFields({ form, path, rate }: Props & { path: string; rate: RateValues }) {
  const at = (field: string) => ({ form, path: `${path}.${field}` })
  const { minKmPerDayFrom, allowance } = rate
  const texts = tariffsTexts().form.rates
  const setMinimums = (minimums: RateValues['minKmPerDayFrom']) =>
    form.setFieldValue(`${path}.minKmPerDayFrom`, minimums)
  const without = (place: string) =>
    Object.fromEntries(Object.entries(minKmPerDayFrom).filter(([other]) => other !== place))
  return (
    <>
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <ChoiceField {...at('tripType')} data={tripChoices()} />
        <ChoiceField {...at('cabClass')} data={classChoices()} />
        <NumberField {...at('perKm')} description={texts.cabsOwn} />
        <ChoiceField {...at('distance')} data={choicesOf(DISTANCES)} />
        <NumberField {...at('minKm')} />
        <NumberField {...at('minKmPerDay')} />
        <NumberField {...at('maxKmPerDay')} />
      </SimpleGrid>
      <Checkbox label={texts.plusCabPrice} {...form.getInputProps(`${path}.plusCabPrice`, { type: 'checkbox' })} />
      <PlaceRows
        legend={texts.minimums}
        none={texts.noMinimums}
        places={Object.keys(minKmPerDayFrom)}
        withStates
        onAdd={(place) => setMinimums({ ...minKmPerDayFrom, [place]: '' })}
        onRemove={(place) => setMinimums(without(place))}
      >
        {(place) => <NumberField {...at(`minKmPerDayFrom.${place}`)} label={texts.km} />}
      </PlaceRows>
      <ChoiceField {...at('allowance.per')} label={texts.allowance} data={choicesOf(PER)} />
      <StepRows
        form={form}
        path={`${path}.allowance.steps`}
        rows={allowance.steps}
        fields={['aboveKm', 'amount']}
        legend={texts.allowanceSteps}
        none={texts.noAllowance}
      />
    </>
  )
}
