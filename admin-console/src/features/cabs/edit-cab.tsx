import { getCar, updateCar, type Versioned } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { useSubmit } from '../../editing/use-submit.ts'
import { useVersions } from '../../editing/use-versions.ts'
import { CabForm, useCabForm } from './cab-form.tsx'
import { CAB_LABELS, CAB_WORDS, type CabValues, valuesOf } from './cab-values.ts'

/** A cab as it was read, for editing. */
export const readCab = (id: string) => staffCall((client) => getCar(client, id))

const versionOf = ({ reply, etag }: Versioned<{ car: Cab }>) => ({ values: valuesOf(reply.car), etag })

type Props = { version: Versioned<{ car: Cab }> }

/** Edits a stored cab; success leads to the table. */
export function EditCab({ version }: Props) {
  const { _id: id, imageUrl } = version.reply.car
  const state = useCabForm(valuesOf(version.reply.car))
  const { form, picture } = state
  const { save, conflict, cancel } = useVersions(CAB_WORDS, versionOf(version), async () =>
    versionOf(await readCab(id)),
  )
  const { submit, ...sending } = useSubmit({
    form,
    labels: CAB_LABELS,
    failed: 'Failed to update car. Please try again.',
    saved: 'Car updated successfully!',
    next: paths.cabs.href(),
  })

  const send = (values: CabValues) =>
    submit((onProgress) =>
      save(values, async (ifMatch) => {
        const options = { ifMatch, onProgress, picture: picture ?? undefined }
        return versionOf(await staffCall((client) => updateCar(client, id, values, options)))
      }),
    )
  const saveMerged = (values: CabValues) => {
    form.setValues(values)
    return send(values)
  }

  return (
    <>
      <CabForm
        {...state}
        {...sending}
        storedPicture={imageUrl}
        submitLabel="Save"
        onSubmit={form.onSubmit(send, toFirstError)}
      />
      <ConflictDialog conflict={conflict} words={CAB_WORDS} onSave={saveMerged} onCancel={cancel} />
    </>
  )
}
