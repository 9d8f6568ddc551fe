import { ActionIcon, Button, Group, Text } from 'shared-ui'
import { FieldGroup } from '../../components/field-group.tsx'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { NumberField } from './tariff-field.tsx'
import type { TariffFormState } from './use-tariff-form.ts'

type Props = {
  form: TariffFormState
  path: string
  count: number
  fields: readonly string[]
  legend: string
  none: string
}

/** Steps in the tariff form: rows of numbers, added at the end and removed. */
export function StepRows({ form, path, count, fields, legend, none }: Props) {
  const texts = tariffsTexts().form.steps
  const blank = Object.fromEntries(fields.map((field) => [field, '']))
  return (
    <FieldGroup legend={legend}>
      {count === 0 && <Text c="dimmed">{none}</Text>}
      {Array.from({ length: count }, (_, at) => (
        <Group key={at} align="flex-end" gap="xs" wrap="nowrap">
          {fields.map((field) => (
            <NumberField key={field} form={form} path={`${path}.${at}.${field}`} />
          ))}
          <ActionIcon
            variant="subtle"
            size="input-sm"
            fz="xl"
            aria-label={texts.remove({ number: at + 1 })}
            onClick={() => form.removeListItem(path, at)}
          >
            ×
          </ActionIcon>
        </Group>
      ))}
      <div>
        <Button size="sm" variant="light" onClick={() => form.insertListItem(path, blank)}>
          {texts.add}
        </Button>
      </div>
    </FieldGroup>
  )
}
