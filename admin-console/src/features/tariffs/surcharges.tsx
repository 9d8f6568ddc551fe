import { SimpleGrid, Stack, Text } from 'shared-ui'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { AmountsByClass } from './amounts-by.tsx'
import { PlaceRows } from './place-rows.tsx'
import { NumberField, TypedField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

/** What comes on top of the way (docs/product.md, Surcharges); one without an amount is none. */
export function Surcharges({ form }: { form: TariffFormState }) {
  const texts = tariffsTexts().form.surcharges
  const { places } = form.values.surcharges.hill
  const setPlaces = (next: string[]) => form.setFieldValue('surcharges.hill.places', next)
  const at = (path: string) => ({ form, path: `surcharges.${path}` })
  return (
    <Stack>
      <Text c="dimmed">{texts.none}</Text>
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField {...at('night.amount')} label={texts.night} />
        <TypedField {...at('night.from')} label={texts.nightFrom} type="time" />
        <TypedField {...at('night.to')} label={texts.nightTo} type="time" />
      </SimpleGrid>
      <AmountsByClass {...at('night.byClass')} />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField {...at('hill.amount')} label={texts.hills} />
      </SimpleGrid>
      <AmountsByClass {...at('hill.byClass')} />
      <PlaceRows
        legend={texts.hillStations}
        none={texts.ghats}
        places={places}
        onAdd={(place) => setPlaces([...places, place])}
        onRemove={(place) => setPlaces(places.filter((other) => other !== place))}
      />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField {...at('waiting.perHour')} label={texts.waiting} />
        <NumberField {...at('waiting.freeMinutes')} label={texts.freeWaiting} />
        <NumberField {...at('extraStop.amount')} label={texts.stop} />
        <NumberField {...at('pet.amount')} label={texts.pet} />
        <NumberField {...at('roofCarrier.amount')} label={texts.roofCarrier} />
      </SimpleGrid>
    </Stack>
  )
}
