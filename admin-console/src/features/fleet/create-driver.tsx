import { createDriver } from 'shared-api/client'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useSubmit } from '../../editing/use-submit.ts'
import { onLastPage } from '../../lists/use-paged-rows.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { DriverForm, useDriverForm } from './driver-form.tsx'
import { driverLabels, NEW_DRIVER, toFields } from './driver-values.ts'

/** Adds a driver; success leads to the list, where the new one is last. */
export function CreateDriver() {
  const texts = fleetTexts()
  const form = useDriverForm(NEW_DRIVER)
  const { submit, ...sending } = useSubmit({
    form,
    labels: driverLabels(),
    failed: texts.driver.notCreated,
    saved: texts.driver.created,
    next: onLastPage(paths.drivers.href()),
  })
  const onSubmit = form.onSubmit(
    (values) =>
      submit(async () => {
        await staffCall((client) => createDriver(client, toFields(values)))
        return true
      }),
    toFirstError,
  )
  return <DriverForm form={form} {...sending} submitLabel={texts.create} onSubmit={onSubmit} />
}
