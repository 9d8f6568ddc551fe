import type { ImportKind } from 'shared-api/contract'
import { Alert, Stack } from 'shared-ui'
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
              ? t.from(countText(kind, done.record.rows), done.record.fileName)
              : t.earlier(importText(done.record))}
          </Alert>
        )}
        {preview?.earlier && (
          <Alert color="yellow" title={t.alreadyHere}>
            {t.again(countText(kind, preview.earlier.rows), importText(preview.earlier))}
          </Alert>
        )}
      </div>
      {preview && preview.problemCount > 0 && <ProblemTable preview={preview} />}
      {preview && preview.problemCount === 0 && !preview.earlier && (
        <>
          <PreviewTable preview={preview} />
          <ActionButton loading={progress !== null} onClick={() => void store()} style={{ alignSelf: 'flex-start' }}>
            {t.store(countText(kind, preview.rows.length))}
          </ActionButton>
        </>
      )}
    </Stack>
  )
}
