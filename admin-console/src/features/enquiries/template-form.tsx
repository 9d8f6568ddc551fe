import { useState } from 'react'
import { deleteAnswerTemplate, saveAnswerTemplate } from 'shared-api/client'
import { type AnswerTemplate, AnswerTemplateInput, type FieldProblem, fieldProblemsOf } from 'shared-api/contract'
import { LANGUAGES } from 'shared-api/languages'
import { wordsOf } from 'shared-api/languages/words'
import { Button, Stack, TextInput, useForm } from 'shared-ui'
import { editProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { FieldGroup } from '../../components/field-group.tsx'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { SendForm } from '../../editing/send-form.tsx'
import { SentFields } from '../../editing/sent-fields.tsx'
import { useAction } from '../../editing/use-action.ts'
import { useSend } from '../../editing/use-send.ts'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { sharedTexts } from '../../texts/shared.ts'

type Props = { template: AnswerTemplate | null; onDone: () => void; onCancel: () => void }
type Values = { name: string; texts: Record<'en' | 'ta', { subject: string; text: string }> }

const EMPTY = { subject: '', text: '' }
const LANGUAGE_CODES = ['en', 'ta'] as const

/** A template in English and Tamil; both are needed. Readers of other languages get the English one. */
export function TemplateForm({ template, onDone, onCancel }: Props) {
  const texts = enquiriesTexts().templates
  const labels = templateLabels()
  const form = useForm<Values>({
    initialValues: {
      name: template?.name ?? '',
      texts: { en: template?.texts.en ?? EMPTY, ta: template?.texts.ta ?? EMPTY },
    },
    validate: (values) => inWords(fieldProblemsOf(AnswerTemplateInput.safeParse(values).error?.issues)),
  })
  const sending = useSend(
    form,
    labels,
    async (values) => {
      const ifMatch = template && `"${template.version}"`
      await staffCall((client) => saveAnswerTemplate(client, template?._id ?? null, values, { ifMatch }))
      onDone()
    },
    editProblemText,
  )
  return (
    <SendForm
      {...sending}
      button={texts.save}
      narrow
      beside={
        <>
          <Button variant="default" onClick={onCancel}>
            {texts.back}
          </Button>
          {template && <DeleteTemplate template={template} onDone={onDone} />}
        </>
      }
    >
      <SentFields busy={form.submitting}>
        <TextInput label={labels.name} required autoComplete="off" {...form.getInputProps('name')} />
        {LANGUAGE_CODES.map((language) => (
          <FieldGroup key={language} legend={LANGUAGES[language].name}>
            <Stack gap="xs" lang={language}>
              <TextInput
                label={labels.subject}
                required
                autoComplete="off"
                {...form.getInputProps(`texts.${language}.subject`)}
              />
              <GrowingTextarea
                label={labels.text}
                required
                minRows={4}
                {...form.getInputProps(`texts.${language}.text`)}
              />
            </Stack>
          </FieldGroup>
        ))}
      </SentFields>
    </SendForm>
  )
}

/** Asks by a second press: what was typed cannot be put back. */
function DeleteTemplate({ template, onDone }: { template: AnswerTemplate; onDone: () => void }) {
  const [asked, setAsked] = useState(false)
  const texts = enquiriesTexts().templates
  const remove = async () => {
    await staffCall((client) => deleteAnswerTemplate(client, template._id))
    onDone()
  }
  const { busy, act } = useAction(remove, { textOf: editProblemText })
  return (
    <ActionButton
      color="red"
      variant={asked ? 'filled' : 'outline'}
      loading={busy}
      onClick={asked ? act : () => setAsked(true)}
    >
      {asked ? texts.deleteForGood : texts.delete}
    </ActionButton>
  )
}

function templateLabels() {
  const { templates, answers } = enquiriesTexts()
  return { name: templates.name, subject: answers.subject, text: answers.text }
}

/** Each problem at its field: 'texts.ta.text'. */
function inWords(problems: readonly FieldProblem[]) {
  const labels: Record<string, string> = templateLabels()
  const { contract } = sharedTexts()
  return Object.fromEntries(
    problems
      .toReversed()
      .map((problem) => [problem.path, wordsOf(contract, problem, labels[problem.path.split('.').at(-1) ?? ''])]),
  )
}
