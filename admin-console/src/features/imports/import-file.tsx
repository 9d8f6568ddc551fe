import { useState } from 'react'
import type { ImportKind, ImportPreview, ImportRepeats } from 'shared-api/contract'
import { Alert, Checkbox, Stack } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { FileField } from '../../files/file-field.tsx'
import { importTexts } from '../../texts/imports.ts'
import { countText, importText } from './import-words.ts'
import { PreviewTable } from './preview-table.tsx'
import { ProblemTable } from './problem-table.tsx'
import { useImport } from './use-import.ts'

type Props = { kind: ImportKind; onDone: () => void }

/** Takes a file, shows its rows as they will be stored or what is wrong with them, and stores them. */
export function ImportFile({ kind, onDone }: Props) {
  const t = importTexts().file
  const { file, preview, done, failure, progress, choose, store } = useImport(kind, onDone)
  return (
    <Stack>
      <FileField
        label={t.label}
        kind="table"
        file={file}
        onFile={(chosen) => void choose(chosen)}
        progress={progress}
        doing={preview ? 'stored' : 'checked'}
        error={failure}
      />
      <div role="status">
        {done && (
          <Alert color={done.isNew ? 'green' : 'yellow'} title={done.isNew ? t.imported : t.nothingAdded}>
            {done.isNew
              ? t.from({ count: countText(kind, done.record.rows), file: done.record.fileName })
              : t.earlier({ by: importText(done.record) })}
          </Alert>
        )}
        {preview?.earlier && (
          <Alert color="yellow" title={t.alreadyHere}>
            {t.again({ count: countText(kind, preview.earlier.rows), by: importText(preview.earlier) })}
          </Alert>
        )}
      </div>
      {preview && preview.problemCount > 0 && <ProblemTable preview={preview} />}
      {preview && preview.problemCount === 0 && !preview.earlier && (
        <StoreRows
          key={preview.rows.length}
          preview={preview}
          label={t.store({ count: countText(kind, preview.rows.length) })}
          isBusy={progress !== null}
          onStore={store}
        />
      )}
    </Stack>
  )
}

type StoreProps = {
  preview: ImportPreview
  label: string
  isBusy: boolean
  onStore: (repeats: ImportRepeats) => Promise<void>
}

/** The rows as they will be stored, with a yes to those that say the same as a row before them. */
function StoreRows({ preview, label, isBusy, onStore }: StoreProps) {
  const t = importTexts().file
  const [isMeant, setMeant] = useState(false)
  const { repeats } = preview
  return (
    <>
      {repeats.length > 0 && (
        <Alert color="yellow" title={t.repeats({ count: repeats.length })}>
          <p>
            {repeats
              .slice(0, LISTED)
              .map(({ row, before }) => t.sameAs({ row, before }))
              .join(' ')}
          </p>
          <Checkbox label={t.meant} checked={isMeant} onChange={(event) => setMeant(event.currentTarget.checked)} />
        </Alert>
      )}
      <PreviewTable preview={preview} />
      <ActionButton
        loading={isBusy}
        disabled={repeats.length > 0 && !isMeant}
        onClick={() => void onStore(isMeant ? 'take' : 'refuse')}
        style={{ alignSelf: 'flex-start' }}
      >
        {label}
      </ActionButton>
    </>
  )
}

/** More rows than these say no more. */
const LISTED = 10
