import { getDriver, updateDriver, type Versioned } from 'shared-api/client'
import type { Driver } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useEdit } from '../../editing/use-record.tsx'
import type { Version } from '../../editing/use-versions.ts'
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
  const { send, sending, question } = useEdit({
    form,
    labels: driverLabels(),
    failed: texts.driver.notUpdated,
    saved: texts.driver.updated,
    next: useWayBack(paths.drivers.href()),
    ...{ words: driverWords(), version, versionOf, show: (values: DriverValues) => form.setValues(values) },
    read: () => readDriver(id),
    update: (edited, { ifMatch }) => staffCall((client) => updateDriver(client, id, toFields(edited), { ifMatch })),
  })
  return (
    <>
      <DriverForm form={form} {...sending} submitLabel={texts.save} onSubmit={form.onSubmit(send, toFirstError)} />
      {question}
    </>
  )
}
