import { CAB_CLASSES } from 'shared-api/contract'
import { states } from 'shared-api/geography'
import { cabClasses } from 'shared-api/languages/en'
import { SimpleGrid } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
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

const CLASSES = CAB_CLASSES.map((key) => ({ key, label: cabClasses[key] }))
const STATES = states.map(({ code, name }) => ({ key: code, label: name }))
type Place = Pick<Props, 'form' | 'path'>

export const AmountsByClass = (props: Place) => (
  <AmountsBy {...props} legend="Another amount for a class (₹)" keys={CLASSES} />
)
export const AmountsByState = (props: Place) => (
  <AmountsBy {...props} legend="By the state that is entered (₹)" keys={STATES} />
)
