import type { UploadOptions } from 'shared-api/client'
import type { FieldWords } from './conflict.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type SubmitOptions, useSubmit } from './use-submit.ts'
import { useVersions, type Version } from './use-versions.ts'

/** What a form shows of its sending. */
export type Sending = Omit<ReturnType<typeof useSubmit>, 'submit'>

type Adding<Values> = SubmitOptions & { create: (values: Values, upload: UploadOptions) => Promise<unknown> }

/** Sends the form of a new record. */
export function useAdd<Values>({ create, ...options }: Adding<Values>) {
  const { submit, ...sending } = useSubmit(options)
  const send = (values: Values) =>
    submit(async (upload) => {
      await create(values, upload)
      return true
    })
  return { send, sending }
}

type Editing<Values, Stored> = SubmitOptions & {
  words: FieldWords<Values>
  /** The record as it was read for this form. */
  version: Stored
  versionOf: (stored: Stored) => Version<Values>
  read: () => Promise<Stored>
  update: (values: Values, options: UploadOptions & { ifMatch: string | null }) => Promise<Stored>
  /** Shows values that were chosen between two edits. */
  show: (values: Values) => void
}

/** Sends the form of a stored record; `question` asks which values hold where somebody else saved it since. */
export function useEdit<Values, Stored>(editing: Editing<Values, Stored>) {
  const { words, version, versionOf, read, update, show, ...options } = editing
  const { save, conflict, cancel } = useVersions(words, versionOf(version), async () => versionOf(await read()))
  const { submit, ...sending } = useSubmit(options)
  const send = (values: Values) =>
    submit((upload) => save(values, async (ifMatch) => versionOf(await update(values, { ifMatch, ...upload }))))
  const saveMerged = (values: Values) => {
    show(values)
    return send(values)
  }
  const question = <ConflictDialog conflict={conflict} words={words} onSave={saveMerged} onCancel={cancel} />
  return { send, sending, question }
}
