import { sendDocument } from 'shared-api/client'
import type { ListedDocument } from 'shared-api/contract'
import { useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { useAction } from '../../editing/use-action.ts'
import { documentsTexts } from '../../texts/documents.ts'

/** Sends documents one after the other; says how many are on their way, which are not, and why the first is not. */
function useSendDocuments() {
  const { notify } = useShell()
  return useAction(async (numbers: string[]) => {
    const texts = documentsTexts()
    const failed = new Map<string, string>()
    for (const number of numbers)
      await staffCall((client) => sendDocument(client, number)).catch((cause: unknown) =>
        failed.set(number, problemText(cause)),
      )
    const [why] = failed.values()
    if (why) notify({ kind: 'error', message: texts.notSent({ numbers: [...failed.keys()].join(', '), why }) })
    const count = numbers.length - failed.size
    if (count > 0) notify({ kind: 'success', message: texts.sent({ count }) })
  })
}

export function SendButton({ number }: { number: string }) {
  const { busy, act } = useSendDocuments()
  const texts = documentsTexts()
  return (
    <ActionButton
      size="compact-sm"
      variant="subtle"
      aria-label={texts.sendNamed({ number })}
      loading={busy}
      onClick={() => act([number])}
    >
      {texts.send}
    </ActionButton>
  )
}

/** Sends all documents that a search found on this page, each to the traveller of its trip. */
export function SendAll({ documents }: { documents: ListedDocument[] }) {
  const { busy, act } = useSendDocuments()
  const numbers = documents.flatMap(({ number, bookingId }) => (bookingId === null ? [] : [number]))
  if (numbers.length === 0) return null
  return (
    <ActionButton
      size="sm"
      variant="default"
      loading={busy}
      onClick={() => act(numbers)}
      style={{ alignSelf: 'flex-start' }}
      data-screen-only
    >
      {documentsTexts().sendAll({ count: numbers.length })}
    </ActionButton>
  )
}
