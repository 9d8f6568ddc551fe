import { SimpleGrid, Stack, Text } from 'shared-ui'
import { AmountsByClass } from './amounts-by.tsx'
import { PlaceRows } from './place-rows.tsx'
import { NumberField, TypedField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

/** What comes on top of the way (docs/product.md, Surcharges); one without an amount is none. */
export function Surcharges({ form }: { form: TariffFormState }) {
  const { places } = form.values.surcharges.hill
  const setPlaces = (next: string[]) => form.setFieldValue('surcharges.hill.places', next)
  const at = (path: string) => ({ form, path: `surcharges.${path}` })
  return (
    <Stack>
      <Text c="dimmed">One without an amount does not apply.</Text>
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField {...at('night.amount')} label="Night (₹)" />
        <TypedField {...at('night.from')} label="Night from" type="time" />
        <TypedField {...at('night.to')} label="Night to" type="time" />
      </SimpleGrid>
      <AmountsByClass {...at('night.byClass')} />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField {...at('hill.amount')} label="Hills (₹)" />
      </SimpleGrid>
      <AmountsByClass {...at('hill.byClass')} />
      <PlaceRows
        legend="Hill stations"
        none="Trips on ghat roads."
        places={places}
        onAdd={(place) => setPlaces([...places, place])}
        onRemove={(place) => setPlaces(places.filter((other) => other !== place))}
      />
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <NumberField {...at('waiting.perHour')} label="Waiting per hour (₹)" />
        <NumberField {...at('waiting.freeMinutes')} label="Free minutes of waiting" />
        <NumberField {...at('extraStop.amount')} label="Further stop (₹)" />
        <NumberField {...at('pet.amount')} label="Pet (₹)" />
        <NumberField {...at('roofCarrier.amount')} label="Roof carrier (₹)" />
      </SimpleGrid>
    </Stack>
  )
}
