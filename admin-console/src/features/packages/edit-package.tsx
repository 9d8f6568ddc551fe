import type { Versioned } from 'shared-api/client'
import { staffCall } from '../../api/staff-call.ts'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { useSubmit } from '../../editing/use-submit.ts'
import { useVersions } from '../../editing/use-versions.ts'
import { PackageForm, toSend, usePackageForm } from './package-form.tsx'
import type { PackageKind } from './package-kinds.ts'
import { PACKAGE_WORDS, type PackageValues, type StoredPackage, valuesOf } from './package-values.ts'

/** A package as it was read, for editing. */
export const readPackage = (kind: PackageKind, id: string) => staffCall((client) => kind.read(client, id))

const versionOf = ({ reply, etag }: Versioned<StoredPackage>) => ({ values: valuesOf(reply), etag })

type Props = { kind: PackageKind; version: Versioned<StoredPackage> }

/** Edits a stored package; success leads to its list. */
export function EditPackage({ kind, version }: Props) {
  const { _id: id } = version.reply
  const state = usePackageForm(kind, valuesOf(version.reply))
  const { form, files } = state
  const { save, conflict, cancel } = useVersions(PACKAGE_WORDS, versionOf(version), async () =>
    versionOf(await readPackage(kind, id)),
  )
  const { submit, ...sending } = useSubmit({
    form,
    labels: kind.labels,
    failed: kind.failedToUpdate,
    saved: kind.updated,
    next: kind.paths.list,
  })

  const send = (values: PackageValues) =>
    submit((onProgress) =>
      save(values, async (ifMatch) => {
        const options = { ifMatch, onProgress }
        return versionOf(await staffCall((client) => kind.update(client, id, values, toSend(files), options)))
      }),
    )
  const saveMerged = (values: PackageValues) => {
    form.setValues(values)
    return send(values)
  }

  return (
    <>
      <PackageForm
        {...state}
        {...sending}
        kind={kind}
        stored={version.reply}
        submitLabel="Save"
        onSubmit={form.onSubmit(send, toFirstError)}
      />
      <ConflictDialog conflict={conflict} words={PACKAGE_WORDS} onSave={saveMerged} onCancel={cancel} />
    </>
  )
}
