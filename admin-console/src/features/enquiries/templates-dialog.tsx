import { useState } from 'react'
import { getAnswerTemplates } from 'shared-api/client'
import type { AnswerTemplate } from 'shared-api/contract'
import { Button, Group, Stack, Text } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { TemplateForm } from './template-form.tsx'

type Props = { templates: AnswerTemplate[]; opened: boolean; onClose: () => void; onChanged: () => void }

/** The desk's templates: one is chosen and changed, or a new one is written. */
export const TemplatesDialog = ({ opened, onClose, ...rest }: Props) => (
  <DeskDialog opened={opened} onClose={onClose} title={enquiriesTexts().templates.title}>
    <Templates {...rest} />
  </DeskDialog>
)

/** The query of the desk's templates. */
export const useTemplates = () =>
  useSWR('/api/v1/answer-templates', async () => (await staffCall(getAnswerTemplates)).templates)

/** Opens the templates beside a list. */
export function EditTemplates() {
  const [opened, setOpened] = useState(false)
  const { data: templates = [], mutate } = useTemplates()
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {enquiriesTexts().answers.editTemplates}
      </Button>
      <TemplatesDialog {...{ templates, opened }} onClose={() => setOpened(false)} onChanged={() => void mutate()} />
    </>
  )
}

function Templates({ templates, onChanged }: Pick<Props, 'templates' | 'onChanged'>) {
  const [open, setOpen] = useState<AnswerTemplate | 'new' | null>(null)
  const texts = enquiriesTexts().templates
  const done = () => {
    setOpen(null)
    onChanged()
  }
  if (open !== null)
    return <TemplateForm template={open === 'new' ? null : open} onDone={done} onCancel={() => setOpen(null)} />
  return (
    <Stack>
      <Text size="sm">
        {texts.hint({ name: '{name}', tour: '{package}', dates: '{dates}', reference: '{reference}' })}
      </Text>
      {templates.map((template) => (
        <Group key={template._id} justify="space-between" wrap="nowrap">
          <Text>{template.name}</Text>
          <Button
            size="sm"
            variant="default"
            aria-label={texts.changeOne({ name: template.name })}
            onClick={() => setOpen(template)}
          >
            {texts.change}
          </Button>
        </Group>
      ))}
      <div>
        <Button variant="light" onClick={() => setOpen('new')}>
          {texts.new}
        </Button>
      </div>
    </Stack>
  )
}
