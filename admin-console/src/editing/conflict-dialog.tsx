import { useState } from 'react'
import { Button, Group, Stack, Text } from 'shared-ui'
import { Radio } from 'shared-ui/admin'
import { DeskDialog } from '../components/desk-dialog.tsx'
import { QuestionFooter } from '../components/question-footer.tsx'
import { commonTexts } from '../texts/common.ts'
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
    <DeskDialog opened={conflict !== null} onClose={props.onCancel} title={commonTexts().forms.conflict.title}>
      {conflict && <Choices conflict={conflict} {...props} />}
    </DeskDialog>
  )
}

function Choices<Values>({ conflict, words, onSave, onCancel }: Props<Values> & { conflict: Conflict<Values> }) {
  const [choices, setChoices] = useState<Partial<Record<keyof Values, Choice>>>({})
  const fields = changedFields(words, conflict)
  const chooseAll = (choice: Choice) =>
    setChoices(Object.fromEntries(fields.map(({ key }) => [key, choice])) as Partial<Record<keyof Values, Choice>>)
  const contested = fields.some((field) => field.contested)
  const texts = commonTexts().forms.conflict

  return (
    <Stack>
      <Text>{texts.text}</Text>
      {fields.map(({ key, ...field }) =>
        field.contested ? (
          <Radio.Group
            key={field.label}
            label={field.label}
            value={choices[key] ?? 'mine'}
            onChange={(choice) => setChoices({ ...choices, [key]: choice })}
          >
            <Stack gap={4} mt={4}>
              <Radio value="mine" label={texts.mine({ value: field.mine || texts.empty })} />
              <Radio value="theirs" label={texts.theirs({ value: field.theirs || texts.empty })} />
            </Stack>
          </Radio.Group>
        ) : (
          <div key={field.label}>
            <Text fw={600}>{field.label}</Text>
            <Text>{texts.nowBefore({ now: field.theirs || texts.empty, before: field.before || texts.empty })}</Text>
          </div>
        ),
      )}
      {contested && (
        <Group>
          <Button size="sm" variant="default" onClick={() => chooseAll('mine')}>
            {texts.keepMine}
          </Button>
          <Button size="sm" variant="default" onClick={() => chooseAll('theirs')}>
            {texts.takeTheirs}
          </Button>
        </Group>
      )}
      <QuestionFooter onCancel={onCancel} cancel={texts.back}>
        <Button onClick={() => onSave(merged(words, conflict, choices))}>{texts.save}</Button>
      </QuestionFooter>
    </Stack>
  )
}
