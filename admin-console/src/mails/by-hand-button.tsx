import { useState } from 'react'
import { sendByHand } from 'shared-api/client'
import type { MailStatus } from 'shared-api/contract'
import { Anchor, useShell } from 'shared-ui'
import { changeProblemText } from '../api/problem-text.ts'
import { staffCall } from '../api/staff-call.ts'
import { ActionButton } from '../components/action-button.tsx'
import { useAction } from '../editing/use-action.ts'
import { commonTexts } from '../texts/common.ts'

type Props = { mail: MailStatus; onSent: () => void }

/** Opens the chat with the text filled in, and notes who sent it. */
export function ByHandButton({ mail: { _id, subject }, onSent }: Props) {
  const { notify } = useShell()
  const texts = commonTexts().mails
  /** Of a browser that opens no window. */
  const [chat, setChat] = useState<string | null>(null)

  const send = async () => {
    // Before the call: a window that opens after it is blocked.
    const opened = window.open('', '_blank')
    try {
      const { url } = await staffCall((client) => sendByHand(client, _id))
      if (opened) leadTo(opened, url)
      else setChat(url)
      notify({ kind: 'success', message: texts.noted })
      onSent()
    } catch (cause) {
      opened?.close()
      throw cause
    }
  }
  const { busy, act } = useAction(send, { textOf: changeProblemText })

  return (
    <>
      <ActionButton
        size="sm"
        miw="max-content"
        variant="default"
        loading={busy}
        onClick={act}
        aria-label={texts.byWhatsAppOf({ subject })}
      >
        {texts.byWhatsApp}
      </ActionButton>
      {chat && (
        <Anchor href={chat} target="_blank" rel="noreferrer">
          {texts.openWhatsApp}
        </Anchor>
      )}
    </>
  )
}

function leadTo(opened: Window, url: string) {
  opened.opener = null
  opened.location.href = url
}
