import { SimpleGrid } from 'shared-ui'
import { Entries } from './entries.tsx'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import { NEW_PACKAGE } from './tariff-values.ts'
import { CLASS_CHOICES, classText } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

const OVERRUNS = [
  { value: 'extras', label: 'Further hours and km' },
  { value: 'next package', label: 'The next package' },
  { value: 'cheaper', label: 'The cheaper of both' },
]
const NUMBERS = ['hours', 'km', 'price', 'extraHour', 'extraKm', 'graceMinutes']

/** Local trips by hours and km (docs/product.md, Local packages). */
export const LocalPackages = ({ form }: { form: TariffFormState }) => (
  <Entries
    form={form}
    path="localPackages"
    entries={form.values.localPackages}
    name="package"
    titleOf={({ cabClass, hours, km, price }) => `${classText(cabClass)}: ${hours} hours, ${km} km, ₹${price}`}
    blank={NEW_PACKAGE}
    none="Local trips are by km, like others."
  >
    {(path) => (
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <ChoiceField form={form} path={`${path}.cabClass`} data={CLASS_CHOICES} />
        {NUMBERS.map((field) => (
          <NumberField key={field} form={form} path={`${path}.${field}`} />
        ))}
        <ChoiceField form={form} path={`${path}.overrun`} data={OVERRUNS} />
      </SimpleGrid>
    )}
  </Entries>
)
