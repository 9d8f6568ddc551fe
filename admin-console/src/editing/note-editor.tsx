import { type FormEvent, useState } from 'react'
import { NOTE_MAX } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { Group, Stack, useShell } from 'shared-ui'
import { editProblemText } from '../api/problem-text.ts'
import { ActionButton } from '../components/action-button.tsx'
import { commonTexts } from '../texts/common.ts'
import type { FieldWords } from './conflict.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GrowingTextarea } from './growing-textarea.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useVersions, type Version } from './use-versions.ts'

type Note = { note: string }
type Props = {
  version: Version<Note>
  read: () => Promise<Version<Note>>
  /** Saves the note on a version; throws a problem of 412 when there is a newer one. */
  send: (note: string, etag: string | null) => Promise<Version<Note>>
}

const wordsOfNote = (): FieldWords<Note> => ({ note: { label: commonTexts().forms.notes.title, text: (note) => note } })

/** Notes of the desk about a record; visitors never see them. */
export function NoteEditor({ version, read, send }: Props) {
  const { notify } = useShell()
  const texts = commonTexts().forms.notes
  const words = wordsOfNote()
  const [note, setNote] = useState(version.values.note)
  const [stored, setStored] = useState(version.values.note)
  const [busy, setBusy] = useState(false)
  const { save, conflict, cancel, rebase } = useVersions(words, version, read)
  const [seen, setSeen] = useState(version.etag)
  const newer = version.values.note
  // A newer version with another note, while one is being written here, is settled when that is saved.
  if (version.etag !== seen && !busy && (newer === stored || note === stored)) {
    setSeen(version.etag)
    rebase(version)
    setStored(newer)
    if (note === stored) setNote(newer)
  }

  const store = async (mine: string) => {
    setBusy(true)
    setNote(mine)
    try {
      if (await save({ note: mine }, (etag) => send(mine, etag))) {
        setStored(mine)
        notify({ kind: 'success', message: texts.saved })
      }
    } catch (cause) {
      notify({ kind: 'error', message: editProblemText(cause) })
    }
    setBusy(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    return store(plainText(note))
  }

  return (
    <>
      <form onSubmit={onSubmit}>
        <Stack>
          <GrowingTextarea
            aria-label={texts.title}
            description={texts.description}
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Group>
            <ActionButton type="submit" size="sm" loading={busy} disabled={note === stored}>
              {texts.save}
            </ActionButton>
          </Group>
        </Stack>
      </form>
      <UnsavedGuard unsaved={note !== stored} />
      <ConflictDialog
        conflict={conflict}
        words={words}
        onSave={({ note: chosen }) => store(chosen)}
        onCancel={cancel}
      />
    </>
  )
}
