import type { ImportKind } from 'shared-api/contract'
import { Alert, Stack } from 'shared-ui'
import { ActionButton } from '../../components/action-button.tsx'
import { FileField } from '../../files/file-field.tsx'
import { countText, importText } from './import-words.ts'
import { PreviewTable } from './preview-table.tsx'
import { ProblemTable } from './problem-table.tsx'
import { useImport } from './use-import.ts'

type Props = { kind: ImportKind; onDone: () => void }

/** Takes a file, shows its rows as they will be stored or what is wrong with them, and stores them. */
export function ImportFile({ kind, onDone }: Props) {
  const { file, preview, done, failure, progress, choose, store } = useImport(kind, onDone)
  return (
    <Stack>
      <FileField
        label="File"
        kind="table"
        file={file}
        onFile={(chosen) => void choose(chosen)}
        progress={progress}
        doing={preview ? 'stored' : 'checked'}
        error={failure}
      />
      <div role="status">
        {done && (
          <Alert color={done.isNew ? 'green' : 'yellow'} title={done.isNew ? 'Imported' : 'Nothing was added'}>
            {done.isNew
              ? `${countText(kind, done.record.rows)} from ${done.record.fileName}.`
              : `These rows are here already: ${importText(done.record)}.`}
          </Alert>
        )}
        {preview?.earlier && (
          <Alert color="yellow" title="These rows are here already">
            {countText(kind, preview.earlier.rows)} from {importText(preview.earlier)}. To import them again would add
            nothing.
          </Alert>
        )}
      </div>
      {preview && preview.problemCount > 0 && <ProblemTable preview={preview} />}
      {preview && preview.problemCount === 0 && !preview.earlier && (
        <>
          <PreviewTable preview={preview} />
          <ActionButton loading={progress !== null} onClick={() => void store()} style={{ alignSelf: 'flex-start' }}>
            Import {countText(kind, preview.rows.length)}
          </ActionButton>
        </>
      )}
    </Stack>
  )
}
