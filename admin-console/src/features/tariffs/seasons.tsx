import { SimpleGrid } from 'shared-ui'
import { dayText } from '../../components/times.ts'
import { DayField } from '../../editing/day-field.tsx'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { Entries } from './entries.tsx'
import { ChoiceField, NumberField } from './tariff-field.tsx'
import { NEW_SEASON } from './tariff-values.ts'
import { classChoices, tripChoices } from './tariff-words.ts'
import type { TariffFormState } from './use-tariff-form.ts'

const day = (date: string) => (date ? dayText(date) : '…')

/** Days on which trips cost more or less (docs/product.md, Rates). */
export function Seasons({ form }: { form: TariffFormState }) {
  const { entries, seasons: texts } = tariffsTexts().form
  return (
    <Entries
      form={form}
      path="seasons"
      entries={form.values.seasons}
      name={entries.season}
      titleOf={({ from, to, percent }) =>
        texts.title({ from: day(from), to: day(to), percent: percent.replace('-', '−') || '…' })
      }
      blank={NEW_SEASON}
      none={texts.none}
    >
      {(path) => (
        <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
          <SeasonFields form={form} path={path} />
        </SimpleGrid>
      )}
    </Entries>
  )
}

/** The days of a season, what it adds, and to which trips. */
export function SeasonFields({ form, path }: { form: TariffFormState; path: string }) {
  const { anyTrip, seasons: texts } = tariffsTexts().form
  return (
    <>
      <DayField label={texts.from} {...form.getInputProps(`${path}.from`)} />
      <DayField label={texts.to} {...form.getInputProps(`${path}.to`)} />
      <NumberField form={form} path={`${path}.percent`} label={texts.percent} inputMode="text" />
      <ChoiceField form={form} path={`${path}.tripType`} data={[{ value: '', label: anyTrip }, ...tripChoices()]} />
      <ChoiceField form={form} path={`${path}.cabClass`} data={classChoices()} />
    </>
  )
}
