import { useState } from 'react'
import type { EnquiryAnswer } from 'shared-api/contract'
import { Button, Stack, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { TitledCard } from '../../components/titled-card.tsx'
import { enquiriesTexts } from '../../texts/enquiries.ts'
import { AnswerForm } from './answer-form.tsx'
import type { EnquiryVersion } from './enquiry-status.tsx'

type Props = { version: EnquiryVersion; onChanged: (version: EnquiryVersion) => void }

/** The answers that went out, and the form of the next one. */
export function AnswersCard({ version, onChanged }: Props) {
  const { enquiry } = version.reply
  const [writing, setWriting] = useState(false)
  const texts = enquiriesTexts().answers
  return (
    <TitledCard title={texts.title}>
      <Stack align="stretch">
        {enquiry.answers.length === 0 ? (
          <Text c="dimmed">{texts.none}</Text>
        ) : (
          <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {enquiry.answers.map((answer) => (
              <Answer key={answer._id} answer={answer} />
            ))}
          </Stack>
        )}
        {writing ? (
          <AnswerForm enquiry={enquiry} onChanged={onChanged} onDone={() => setWriting(false)} />
        ) : (
          <div>
            <Button onClick={() => setWriting(true)} data-screen-only>
              {texts.write}
            </Button>
          </div>
        )}
      </Stack>
    </TitledCard>
  )
}

const Answer = ({ answer: { at, by, subject, text } }: { answer: EnquiryAnswer }) => (
  <li>
    <Text size="sm" c="dimmed">
      {instantText(at)}, {by}
    </Text>
    <Text fw={600}>{subject}</Text>
    <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Text>
  </li>
)
