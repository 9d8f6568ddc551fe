import type { ReactNode } from 'react'
import { retryMail } from 'shared-api/client'
import type { MailStatus } from 'shared-api/contract'
import { Badge, Group, Stack, Text, useShell } from 'shared-ui'
import { changeProblemText } from '../api/problem-text.ts'
import { staffCall } from '../api/staff-call.ts'
import { ActionButton } from '../components/action-button.tsx'
import { instantText } from '../components/times.ts'
import { useAction } from '../editing/use-action.ts'
import { commonTexts } from '../texts/common.ts'
import { ByHandButton } from './by-hand-button.tsx'
import { aboutText, isByHand, stateColour, stateText } from './mail-words.ts'
import { useMailed } from './use-mailed.ts'

type Props<One extends MailStatus> = {
  mails: One[]
  onRetried: () => void
  /** The record of a mail, if the page does not show it. */
  about?: (mail: One) => ReactNode
}

/** Each mail with its state, what went wrong, and a button to send it again. */
export const MailList = <One extends MailStatus>({ mails, onRetried, about }: Props<One>) =>
  mails.length === 0 ? (
    <Text c="dimmed">{commonTexts().mails.noneHere}</Text>
  ) : (
    <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
      {mails.map((mail) => (
        <li key={mail._id} tabIndex={-1}>
          <Mail mail={mail} onRetried={onRetried}>
            {about?.(mail)}
          </Mail>
        </li>
      ))}
    </Stack>
  )

type MailProps = { mail: MailStatus; onRetried: () => void; children: ReactNode }

function Mail({ mail, onRetried, children }: MailProps) {
  const { notify } = useShell()
  const mailed = useMailed()
  const texts = commonTexts().mails
  const { _id, recipient, subject, state, attempts, lastError, sentAt, sentBy } = mail

  const { busy, act: sendAgain } = useAction(
    async () => {
      await staffCall((client) => retryMail(client, _id))
      notify({ kind: 'success', message: mailed(texts.sendingAgain) })
      onRetried()
    },
    { textOf: changeProblemText },
  )

  return (
    <Group justify="space-between" align="flex-start">
      <Stack gap={2} style={ROOM}>
        <Group gap="xs">
          <Badge color={stateColour(mail)}>{stateText(mail)}</Badge>
          <Text fw={600}>{aboutText(mail)}</Text>
        </Group>
        <Text size="sm">{texts.to({ subject, recipient })}</Text>
        <Text size="sm" c="dimmed">
          {sentAt ? sentText(sentAt, sentBy) : attemptsText(attempts)}
        </Text>
        {children}
        {lastError && (
          <Text size="sm" c="var(--danger)">
            {lastError}
          </Text>
        )}
      </Stack>
      {isByHand(mail) ? (
        <ByHandButton mail={mail} onSent={onRetried} />
      ) : (
        <ActionButton
          size="sm"
          miw="max-content"
          variant="default"
          loading={busy}
          // Not taken away for that: the focus would be lost.
          disabled={state === 'sending'}
          onClick={sendAgain}
          aria-label={texts.sendAgainOf({ subject })}
        >
          {texts.sendAgain}
        </ActionButton>
      )}
    </Group>
  )
}

/** Wraps the button below if both do not fit. */
const ROOM = { flex: '1 1 16rem', overflowWrap: 'anywhere' } as const

function sentText(at: string, by: string | null): string {
  const { sent, sentBy } = commonTexts().mails
  return by ? sentBy({ at: instantText(at), name: by }) : sent({ at: instantText(at) })
}

function attemptsText(count: number): string {
  const { notTried, attempts } = commonTexts().mails
  return count === 0 ? notTried : attempts({ count })
}
