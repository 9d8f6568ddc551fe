import { SimpleGrid } from 'shared-ui'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { Entries } from './entries.tsx'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import { NEW_PACKAGE } from './tariff-values.ts'
import { choicesOf, classChoices, classText } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

const OVERRUNS = ['extras', 'next package', 'cheaper'] as const
const NUMBERS = ['hours', 'km', 'price', 'extraHour', 'extraKm', 'graceMinutes']

/** Local trips by hours and km (docs/product.md, Local packages). */
export function LocalPackages({ form }: { form: TariffFormState }) {
  const texts = tariffsTexts().form
  return (
    <Entries
      form={form}
      path="localPackages"
      entries={form.values.localPackages}
      name={texts.entries.package}
      titleOf={({ cabClass, hours, km, price }) =>
        texts.packages.title({ cabClass: classText(cabClass), hours, km, price })
      }
      blank={NEW_PACKAGE}
      none={texts.packages.none}
    >
      {(path) => (
        <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
          <ChoiceField form={form} path={`${path}.cabClass`} data={classChoices()} />
          {NUMBERS.map((field) => (
            <NumberField key={field} form={form} path={`${path}.${field}`} />
          ))}
          <ChoiceField form={form} path={`${path}.overrun`} data={choicesOf(OVERRUNS)} />
        </SimpleGrid>
      )}
    </Entries>
  )
}
