import { createVehicle } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useSubmit } from '../../editing/use-submit.ts'
import { onLastPage } from '../../lists/use-paged-rows.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { choicesOf, useVehicleForm, VehicleForm } from './vehicle-form.tsx'
import { NEW_VEHICLE, toFields, vehicleLabels } from './vehicle-values.ts'

/** Adds a vehicle; success leads to the list, where it is the last one. */
export function CreateVehicle({ cabs }: { cabs: Cab[] }) {
  const texts = fleetTexts()
  const form = useVehicleForm(NEW_VEHICLE, true)
  const { submit, ...sending } = useSubmit({
    form,
    labels: vehicleLabels(),
    failed: texts.vehicle.notCreated,
    saved: texts.vehicle.created,
    next: onLastPage(paths.vehicles.href()),
  })
  const onSubmit = form.onSubmit(
    (values) =>
      submit(async () => {
        await staffCall((client) => createVehicle(client, toFields(values)))
        return true
      }),
    toFirstError,
  )
  return (
    <VehicleForm
      form={form}
      {...sending}
      cabs={choicesOf(cabs)}
      numbered
      submitLabel={texts.create}
      onSubmit={onSubmit}
    />
  )
}
