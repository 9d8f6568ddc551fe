import { CAB_CLASSES } from 'shared-api/contract'
import { states } from 'shared-api/geography'
import { SimpleGrid } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import { sharedTexts } from '../../texts/shared.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { NumberField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = { form: TariffFormState; path: string; legend: string; keys: readonly { key: string; label: string }[] }

/** Amounts that differ by class or state; those left empty do not. */
const AmountsBy = ({ form, path, legend, keys }: Props) => (
  <FieldGroup legend={legend}>
    <SimpleGrid minColWidth="8rem" autoFlow="auto-fill">
      {keys.map(({ key, label }) => (
        <NumberField key={key} form={form} path={`${path}.${key}`} label={label} />
      ))}
    </SimpleGrid>
  </FieldGroup>
)

type Place = Pick<Props, 'form' | 'path'>

export const AmountsByClass = (props: Place) => (
  <AmountsBy
    {...props}
    legend={tariffsTexts().form.surcharges.byClass}
    keys={CAB_CLASSES.map((key) => ({ key, label: sharedTexts().cabClasses[key] }))}
  />
)
export const AmountsByState = (props: Place) => (
  <AmountsBy
    {...props}
    legend={tariffsTexts().form.surcharges.byState}
    keys={states.map(({ code, name }) => ({ key: code, label: sharedTexts().states[code] ?? name }))}
  />
)
