import { useRef, useState } from 'react'
import type { OfferReply } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { Alert, Button, Dialog, Group, Text } from 'shared-ui'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { commonTexts } from '../../texts/common.ts'
import { withWords } from '../../texts/page.ts'
import { quotationTexts } from '../../texts/quotation.ts'

type Props = { token: string; total: number; onReply: (offer: OfferReply) => void; onFailure: () => void }

/** Accepts the quotation: asks once more, and books once however often it is pressed. */
export function AcceptQuotation({ token, total, onReply, onFailure }: Props) {
  const t = quotationTexts().accept
  const hydrated = useHydrated()
  const [opened, setOpened] = useState(false)
  const { sending, failure, accept } = useAccept(token, onReply, onFailure)
  return (
    <>
      <Button size="lg" disabled={!hydrated} onClick={() => setOpened(true)}>
        {t.button}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t.sure} closeLabel={commonTexts().close}>
        <Text mb="md">{t.text({ total: rupeesText(total) })}</Text>
        {failure && (
          <Alert role="alert" color="red" mb="md" title={t.failed}>
            {failure}
          </Alert>
        )}
        <Group>
          <Button variant="default" onClick={() => setOpened(false)}>
            {t.back}
          </Button>
          <Button loading={sending} onClick={accept}>
            {t.yes}
          </Button>
        </Group>
      </Dialog>
    </>
  )
}

function useAccept(token: string, onReply: Props['onReply'], onFailure: Props['onFailure']) {
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  // The state comes a render too late for the second click of a double click.
  const busy = useRef(false)

  async function accept() {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setFailure(null)
    const calls = await withWords(import('./accept-call.ts')).catch(() => null)
    const { reply, why } = calls ? await calls.accept(token) : { reply: null, why: null }
    busy.current = false
    setSending(false)
    if (reply) return onReply(reply)
    setFailure(why ?? quotationTexts().accept.unreachable)
    // It may have ended, or been accepted by an answer that was lost.
    onFailure()
  }
  return { sending, failure, accept }
}
