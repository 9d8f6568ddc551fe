import { Checkbox, SimpleGrid } from 'shared-ui'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { AmountsByState } from './amounts-by.tsx'
import { Entries } from './entries.tsx'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import { NEW_PASSED_ON } from './tariff-values.ts'
import { choicesOf } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

const KINDS = ['toll', 'permit', 'parking', 'entry'] as const
const BASES = ['at actuals', 'estimated', 'included'] as const

/** What is paid to others on the way (docs/product.md, Surcharges). */
export function PassedOn({ form }: { form: TariffFormState }) {
  const texts = tariffsTexts().form
  return (
    <Entries
      form={form}
      path="passedOn"
      entries={form.values.passedOn}
      name={texts.entries.cost}
      titleOf={({ kind, basis }) => `${texts.choices[kind]}: ${texts.choices[basis].toLowerCase()}`}
      blank={NEW_PASSED_ON}
      none={texts.passedOn.none}
    >
      {(path, { basis }) => (
        <>
          <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
            <ChoiceField form={form} path={`${path}.kind`} data={choicesOf(KINDS)} />
            <ChoiceField form={form} path={`${path}.basis`} data={choicesOf(BASES)} />
            {basis === 'estimated' && <NumberField form={form} path={`${path}.amount`} />}
          </SimpleGrid>
          {basis === 'estimated' && <AmountsByState form={form} path={`${path}.byState`} />}
          <Checkbox label={texts.passedOn.taxable} {...form.getInputProps(`${path}.taxable`, { type: 'checkbox' })} />
        </>
      )}
    </Entries>
  )
}
