import { useState } from 'react'
import { answerEnquiry, sentRequest } from 'shared-api/client'
import { type AnswerTemplate, type Enquiry, NewAnswer } from 'shared-api/contract'
import { LANGUAGES } from 'shared-api/languages'
import { Button, Group, NativeSelect, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { useSend } from '../../editing/use-send.ts'
import { useMailed } from '../../mails/use-mailed.ts'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { answerFrom, languageOfEnquiry } from './answer-values.ts'
import type { EnquiryVersion } from './enquiry-status.tsx'
import { TemplatesDialog, useTemplates } from './templates-dialog.tsx'

type Props = { enquiry: Enquiry; onChanged: (version: EnquiryVersion) => void; onDone: () => void }

/** A lost answer is asked for again with the same key, so that one mail goes out. */
const sent = sentRequest<NewAnswer>('sent-answer')
const NONE: AnswerTemplate[] = []

/** An answer by mail: from a template, or in the desk's own words. */
export function AnswerForm({ enquiry, onChanged, onDone }: Props) {
  const { notify } = useShell()
  const mailed = useMailed()
  const texts = enquiriesTexts().answers
  const labels = { subject: texts.subject, text: texts.text }
  const form = useForm<NewAnswer>({
    initialValues: { subject: '', text: '' },
    validate: validateWith(NewAnswer, labels),
  })
  const { data: templates = NONE, mutate } = useTemplates()
  const [chosen, setChosen] = useState('')
  const [editing, setEditing] = useState(false)

  const choose = (id: string) => {
    setChosen(id)
    const template = templates.find(({ _id }) => _id === id)
    if (template) form.setValues(answerFrom(template, enquiry))
    form.clearErrors()
  }
  const { failure, submit } = useSend(form, labels, async (values) => {
    const { content, key } = sent.toSend(JSON.stringify([enquiry._id, values]), values)
    const answered = await staffCall((client) => answerEnquiry(client, enquiry._id, content, key))
    sent.forget()
    notify({ kind: 'success', message: mailed(texts.sent({ mail: enquiry.email })) })
    onChanged(answered)
    onDone()
  })
  const language = languageOfEnquiry(enquiry)
  return (
    <>
      <form onSubmit={submit} noValidate aria-label={texts.form}>
        <Stack>
          <SentFields busy={form.submitting}>
            <Text size="sm">{texts.to({ mail: enquiry.email, language: LANGUAGES[language].name })}</Text>
            <Group align="end">
              <NativeSelect
                label={texts.template}
                data={[
                  { value: '', label: texts.noTemplate },
                  ...templates.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
                value={chosen}
                onChange={(event) => choose(event.currentTarget.value)}
              />
              <Button variant="default" onClick={() => setEditing(true)}>
                {texts.editTemplates}
              </Button>
            </Group>
            <TextInput
              label={labels.subject}
              required
              autoComplete="off"
              lang={language}
              {...form.getInputProps('subject')}
            />
            <GrowingTextarea label={labels.text} required minRows={6} lang={language} {...form.getInputProps('text')} />
          </SentFields>
          <FormFailure failure={failure} errors={form.errors} />
          <Group>
            <ActionButton type="submit" loading={form.submitting}>
              {texts.send}
            </ActionButton>
            <Button variant="default" onClick={onDone}>
              {texts.cancel}
            </Button>
          </Group>
        </Stack>
        <UnsavedGuard unsaved={form.isDirty()} />
      </form>
      <TemplatesDialog
        templates={templates}
        opened={editing}
        onClose={() => setEditing(false)}
        onChanged={() => void mutate()}
      />
    </>
  )
}
