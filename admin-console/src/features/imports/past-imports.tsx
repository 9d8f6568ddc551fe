import { useState } from 'react'
import type { ImportRecord } from 'shared-api/contract'
import { Button, Text } from 'shared-ui'
import { instantText } from '../../components/times.ts'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { importTexts } from '../../texts/imports.ts'
import { countText } from './import-words.ts'
import { UndoImport } from './undo-import.tsx'

type Props = { imports: ImportRecord[]; onUndone: () => void }

/** The files that were imported, the newest first; what one added can be removed again. */
export function PastImports({ imports, onUndone }: Props) {
  const [asked, setAsked] = useState<ImportRecord | null>(null)
  const { past } = importTexts()
  if (imports.length === 0) return <Text c="dimmed">{past.none}</Text>
  const columns: Column<ImportRecord>[] = [
    { key: 'at', header: past.when, room: 'when', cell: ({ at }) => instantText(at) },
    { key: 'what', header: past.what, room: 'title', cell: ({ kind, rows }) => countText(kind, rows) },
    { key: 'file', header: past.file, room: 'text', cell: ({ fileName }) => fileName },
    { key: 'by', header: past.by, room: 'name', cell: ({ by }) => by },
    { key: 'undo', header: past.undo, room: 'text', cell: (one) => <UndoCell record={one} onAsk={setAsked} /> },
  ]
  return (
    <>
      <DataTable caption={past.caption} columns={columns} rows={imports} rowId={({ id }) => id} />
      <UndoImport record={asked} onClose={() => setAsked(null)} onUndone={onUndone} />
    </>
  )
}

function UndoCell({ record, onAsk }: { record: ImportRecord; onAsk: (record: ImportRecord) => void }) {
  const { past } = importTexts()
  if (record.undone) return past.undone({ by: record.undone.by, at: instantText(record.undone.at) })
  if (!record.canUndo) return null
  const name = `${countText(record.kind, record.rows)}, ${record.fileName}`
  return (
    <Button variant="default" size="sm" aria-label={past.undoOf({ what: name })} onClick={() => onAsk(record)}>
      {past.undo}
    </Button>
  )
}
