import { createVehicle } from 'shared-api/client'
import type { Cab } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useAdd } from '../../editing/use-record.tsx'
import { onLastPage } from '../../lists/use-paged-rows.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { choicesOf, useVehicleForm, VehicleForm } from './vehicle-form.tsx'
import { NEW_VEHICLE, toFields, type VehicleValues, vehicleLabels } from './vehicle-values.ts'

/** Adds a vehicle; success leads to the list, where it is the last one. */
export function CreateVehicle({ cabs }: { cabs: Cab[] }) {
  const texts = fleetTexts()
  const form = useVehicleForm(NEW_VEHICLE, true)
  const { send, sending } = useAdd({
    form,
    labels: vehicleLabels(),
    failed: texts.vehicle.notCreated,
    saved: texts.vehicle.created,
    next: onLastPage(paths.vehicles.href()),
    create: (values: VehicleValues) => staffCall((client) => createVehicle(client, toFields(values))),
  })
  const onSubmit = form.onSubmit(send, toFirstError)
  return <VehicleForm {...{ form, onSubmit }} {...sending} cabs={choicesOf(cabs)} numbered submitLabel={texts.create} />
}
