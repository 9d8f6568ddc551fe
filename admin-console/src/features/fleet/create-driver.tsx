import { createDriver } from 'shared-api/client'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useAdd } from '../../editing/use-record.tsx'
import { onLastPage } from '../../lists/use-paged-rows.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { DriverForm, useDriverForm } from './driver-form.tsx'
import { type DriverValues, driverLabels, NEW_DRIVER, toFields } from './driver-values.ts'

/** Adds a driver; success leads to the list, where the new one is last. */
export function CreateDriver() {
  const texts = fleetTexts()
  const form = useDriverForm(NEW_DRIVER)
  const { send, sending } = useAdd({
    form,
    labels: driverLabels(),
    failed: texts.driver.notCreated,
    saved: texts.driver.created,
    next: onLastPage(paths.drivers.href()),
    create: (values: DriverValues) => staffCall((client) => createDriver(client, toFields(values))),
  })
  return (
    <DriverForm {...{ form }} {...sending} submitLabel={texts.create} onSubmit={form.onSubmit(send, toFirstError)} />
  )
}
