import { useState } from 'react'
import { Button, Dialog, Group, Stack, Text } from 'shared-ui'
import { Radio } from 'shared-ui/admin'
import { type Choice, type Conflict, changedFields, type FieldWords, merged } from './conflict.ts'

type Props<Values> = {
  conflict: Conflict<Values> | null
  words: FieldWords<Values>
  /** Takes what shall be saved now. */
  onSave: (values: Values) => void
  onCancel: () => void
}

/** Shows the second of two editors what the first one saved, field by field, with a choice for each. */
export function ConflictDialog<Values>({ conflict, ...props }: Props<Values>) {
  return (
    <Dialog opened={conflict !== null} onClose={props.onCancel} title="Changed by somebody else">
      {conflict && <Choices conflict={conflict} {...props} />}
    </Dialog>
  )
}

function Choices<Values>({ conflict, words, onSave, onCancel }: Props<Values> & { conflict: Conflict<Values> }) {
  const [choices, setChoices] = useState<Partial<Record<keyof Values, Choice>>>({})
  const fields = changedFields(words, conflict)
  const chooseAll = (choice: Choice) =>
    setChoices(Object.fromEntries(fields.map(({ key }) => [key, choice])) as Partial<Record<keyof Values, Choice>>)
  const contested = fields.some((field) => field.contested)

  return (
    <Stack>
      <Text>Someone else saved this while you were working on it. What you typed is still here.</Text>
      {fields.map(({ key, ...field }) =>
        field.contested ? (
          <Radio.Group
            key={field.label}
            label={field.label}
            value={choices[key] ?? 'mine'}
            onChange={(choice) => setChoices({ ...choices, [key]: choice })}
          >
            <Stack gap={4} mt={4}>
              <Radio value="mine" label={`Mine: ${field.mine || '(empty)'}`} />
              <Radio value="theirs" label={`Theirs: ${field.theirs || '(empty)'}`} />
            </Stack>
          </Radio.Group>
        ) : (
          <div key={field.label}>
            <Text fw={600}>{field.label}</Text>
            <Text>
              Now {field.theirs || '(empty)'}, before {field.before || '(empty)'}
            </Text>
          </div>
        ),
      )}
      {contested && (
        <Group>
          <Button size="sm" variant="default" onClick={() => chooseAll('mine')}>
            Keep all of mine
          </Button>
          <Button size="sm" variant="default" onClick={() => chooseAll('theirs')}>
            Take all of theirs
          </Button>
        </Group>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Back to the form
        </Button>
        <Button onClick={() => onSave(merged(words, conflict, choices))}>Save this</Button>
      </Group>
    </Stack>
  )
}
