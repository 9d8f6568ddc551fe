import { getImportUndo, undoImport } from 'shared-api/client'
import type { ImportRecord, ImportUndo } from 'shared-api/contract'
import { Alert, Stack, Text, useShell } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { toContent } from '../../components/confirm-delete.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { QuestionFooter } from '../../components/question-footer.tsx'
import { useAction } from '../../editing/use-action.ts'
import { importTexts } from '../../texts/imports.ts'
import { countText, importText } from './import-words.ts'

type Props = { record: ImportRecord | null; onClose: () => void; onUndone: () => void }

/** Says what taking an import back removes, or what keeps it from being done, and asks (docs/product.md, Import). */
export const UndoImport = ({ record, onClose, onUndone }: Props) => (
  <DeskDialog opened={record !== null} onClose={onClose} title={importTexts().undo.title}>
    {record && <Question record={record} onClose={onClose} onUndone={onUndone} />}
  </DeskDialog>
)

function Question({ record, onClose, onUndone }: Props & { record: ImportRecord }) {
  const { notify } = useShell()
  const t = importTexts().undo
  const query = useSWR(`/api/v1/imports/${record.id}/undo`, () =>
    staffCall((client) => getImportUndo(client, record.id)),
  )

  const undo = async () => {
    try {
      await staffCall((client) => undoImport(client, record.id))
      notify({ kind: 'success', message: t.done({ what: goesText(query.data) || countText(record.kind, 0) }) })
      onUndone()
      onClose()
      requestAnimationFrame(toContent)
    } catch (cause) {
      void query.mutate()
      throw cause
    }
  }
  const { busy, failure, act } = useAction(undo, { inPlace: true })

  return (
    <Stack>
      <Text fw={600}>{importText(record)}</Text>
      <Loaded query={query} what={t.loaded}>
        {(reply) => (reply.keptCount > 0 ? <Kept reply={reply} /> : <Removes reply={reply} record={record} />)}
      </Loaded>
      <QuestionFooter failure={failure} onCancel={onClose}>
        <ActionButton color="red" loading={busy} disabled={query.data?.keptCount !== 0} onClick={act}>
          {t.confirm}
        </ActionButton>
      </QuestionFooter>
    </Stack>
  )
}

/** '412 bookings, 206 payments noted with them' */
const goesText = (reply?: ImportUndo) => (reply?.goes ?? []).map(({ what, count }) => countText(what, count)).join(', ')

function Removes({ reply, record }: { reply: ImportUndo; record: ImportRecord }) {
  const t = importTexts().undo
  const goes = goesText(reply)
  return (
    <>
      <Text>{goes ? t.removes({ what: goes }) : t.nothingLeft}</Text>
      {record.kind === 'vehicles' && (
        <Text size="sm" c="dimmed">
          {t.emptied}
        </Text>
      )}
    </>
  )
}

function Kept({ reply: { kept, keptCount } }: { reply: ImportUndo }) {
  const t = importTexts().undo
  return (
    <Alert color="red" title={t.refused({ count: keptCount })}>
      <ul aria-label={t.kept}>
        {kept.map(({ row, name, because }) => (
          <li key={row}>{t.row({ row, name, because: t.because[because] })}</li>
        ))}
      </ul>
      {keptCount > kept.length && <Text size="sm">{t.more({ count: keptCount - kept.length })}</Text>}
    </Alert>
  )
}
