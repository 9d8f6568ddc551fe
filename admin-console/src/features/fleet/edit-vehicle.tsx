import { getVehicle, updateVehicle, type Versioned } from 'shared-api/client'
import type { Cab, Vehicle } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { cabName } from '../../components/cab-name.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useEdit } from '../../editing/use-record.tsx'
import type { Version } from '../../editing/use-versions.ts'
import { useWayBack } from '../../lists/use-way-back.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { type CabChoice, choicesOf, useVehicleForm, VehicleForm } from './vehicle-form.tsx'
import { toUpdate, type VehicleValues, valuesOf, vehicleLabels, vehicleWords } from './vehicle-values.ts'

/** Reads a vehicle for editing. */
export const readVehicle = (id: string) => staffCall((client) => getVehicle(client, id))

const versionOf = ({ reply: { vehicle }, etag }: Versioned<{ vehicle: Vehicle }>): Version<VehicleValues> => ({
  values: valuesOf(vehicle),
  etag,
})

type Props = { version: Versioned<{ vehicle: Vehicle }>; cabs: Cab[] }

/** Edits a stored vehicle; success leads back to the list. */
export function EditVehicle({ version, cabs }: Props) {
  const { vehicle } = version.reply
  const { id } = vehicle
  const texts = fleetTexts()
  const numbered = vehicle.registration !== null
  const choices = withOwn(choicesOf(cabs), vehicle)
  const words = vehicleWords(new Map(choices.map((choice) => [choice.id, choice.name])))
  const form = useVehicleForm(valuesOf(vehicle), numbered)
  const { send, sending, question } = useEdit({
    form,
    labels: vehicleLabels(),
    failed: texts.vehicle.notUpdated,
    saved: texts.vehicle.updated,
    next: useWayBack(paths.vehicles.href()),
    ...{ words, version, versionOf, show: (values: VehicleValues) => form.setValues(values) },
    read: () => readVehicle(id),
    update: (edited, { ifMatch }) => staffCall((client) => updateVehicle(client, id, toUpdate(edited), { ifMatch })),
  })
  const onSubmit = form.onSubmit(send, toFirstError)
  return (
    <>
      <VehicleForm {...{ form, numbered, onSubmit }} {...sending} cabs={choices} submitLabel={texts.save} />
      {question}
    </>
  )
}

/** The choices with the vehicle's own cab, which may be deleted. */
const withOwn = (choices: CabChoice[], { cabId, cab }: Vehicle): CabChoice[] =>
  cab.deleted ? [...choices, { id: cabId, name: fleetTexts().vehicles.deletedCab({ cab: cabName(cab) }) }] : choices
