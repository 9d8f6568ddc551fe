import { getDriver, updateDriver, type Versioned } from 'shared-api/client'
import type { Driver } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { useSubmit } from '../../editing/use-submit.ts'
import { useVersions, type Version } from '../../editing/use-versions.ts'
import { useWayBack } from '../../lists/use-way-back.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { DriverForm, useDriverForm } from './driver-form.tsx'
import { type DriverValues, driverLabels, driverWords, toFields, valuesOf } from './driver-values.ts'

/** Reads a driver for editing. */
export const readDriver = (id: string) => staffCall((client) => getDriver(client, id))

const versionOf = ({ reply: { driver }, etag }: Versioned<{ driver: Driver }>): Version<DriverValues> => ({
  values: valuesOf(driver),
  etag,
})

/** Edits a stored driver; success leads back to the list. */
export function EditDriver({ version }: { version: Versioned<{ driver: Driver }> }) {
  const { driver } = version.reply
  const { id } = driver
  const form = useDriverForm(valuesOf(driver))
  const texts = fleetTexts()
  const words = driverWords()
  const { save, conflict, cancel } = useVersions(words, versionOf(version), async () => versionOf(await readDriver(id)))
  const { submit, ...sending } = useSubmit({
    form,
    labels: driverLabels(),
    failed: texts.driver.notUpdated,
    saved: texts.driver.updated,
    next: useWayBack(paths.drivers.href()),
  })
  const send = (edited: DriverValues) =>
    submit(() =>
      save(edited, async (ifMatch) =>
        versionOf(await staffCall((client) => updateDriver(client, id, toFields(edited), { ifMatch }))),
      ),
    )
  const saveMerged = (edited: DriverValues) => {
    form.setValues(edited)
    return send(edited)
  }
  return (
    <>
      <DriverForm form={form} {...sending} submitLabel={texts.save} onSubmit={form.onSubmit(send, toFirstError)} />
      <ConflictDialog conflict={conflict} words={words} onSave={saveMerged} onCancel={cancel} />
    </>
  )
}
