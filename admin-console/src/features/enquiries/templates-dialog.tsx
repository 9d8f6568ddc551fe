import { useState } from 'react'
import type { AnswerTemplate } from 'shared-api/contract'
import { Button, Dialog, Group, Stack, Text } from 'shared-ui'
import { TemplateForm } from './template-form.tsx'

type Props = { templates: AnswerTemplate[]; opened: boolean; onClose: () => void; onChanged: () => void }

/** The desk's templates: one is chosen and changed, or a new one is written. */
export const TemplatesDialog = ({ opened, onClose, ...rest }: Props) => (
  <Dialog opened={opened} onClose={onClose} title="Templates of answers">
    <Templates {...rest} />
  </Dialog>
)

function Templates({ templates, onChanged }: Pick<Props, 'templates' | 'onChanged'>) {
  const [open, setOpen] = useState<AnswerTemplate | 'new' | null>(null)
  const done = () => {
    setOpen(null)
    onChanged()
  }
  if (open !== null)
    return <TemplateForm template={open === 'new' ? null : open} onDone={done} onCancel={() => setOpen(null)} />
  return (
    <Stack>
      <Text size="sm">
        {
          '{name}, {package}, {dates} and {reference} are filled in for each enquiry. What is not known stays in braces, and must be replaced before the answer is sent.'
        }
      </Text>
      {templates.map((template) => (
        <Group key={template._id} justify="space-between" wrap="nowrap">
          <Text>{template.name}</Text>
          <Button size="sm" variant="default" aria-label={`Change ${template.name}`} onClick={() => setOpen(template)}>
            Change
          </Button>
        </Group>
      ))}
      <div>
        <Button variant="light" onClick={() => setOpen('new')}>
          New template
        </Button>
      </div>
    </Stack>
  )
}
