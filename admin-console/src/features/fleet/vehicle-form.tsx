import { type Cab, VEHICLE_ABSENCES } from 'shared-api/contract'
import { NativeSelect, SimpleGrid, TextInput, useForm } from 'shared-ui'
import { cabName } from '../../components/cab-name.ts'
import { cityChoices } from '../../components/city-choices.ts'
import { paths } from '../../config/paths.ts'
import type { RecordFormProps } from '../../editing/record-form.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { FleetForm } from './fleet-form.tsx'
import { paperProblems } from './paper-values.ts'
import { type VehicleValues, validateVehicle } from './vehicle-values.ts'

/** A cab that a vehicle can be of. */
export type CabChoice = { id: string; name: string }

export const choicesOf = (cabs: readonly Cab[]): CabChoice[] => cabs.map((cab) => ({ id: cab._id, name: cabName(cab) }))

/** The state of a vehicle form; `numbered` is false where the registration number may stay empty. */
export const useVehicleForm = (initialValues: VehicleValues, numbered: boolean) =>
  useForm<VehicleValues>({
    initialValues,
    validate: (values) => ({ ...validateVehicle(values, numbered), ...paperProblems(values.papers) }),
    onSubmitPreventDefault: 'always',
  })

type Props = RecordFormProps & {
  form: ReturnType<typeof useVehicleForm>
  cabs: readonly CabChoice[]
  numbered: boolean
}

/** The fields of a vehicle, for a new one and for an edit (docs/product.md, Vehicles). */
export function VehicleForm({ form, cabs, numbered, ...props }: Props) {
  const texts = fleetTexts().vehicle
  const choices = [{ value: '', label: texts.chooseCab }, ...cabs.map(({ id, name }) => ({ value: id, label: name }))]
  return (
    <FleetForm
      form={form}
      inUse={texts.inUse}
      absenceKinds={VEHICLE_ABSENCES}
      cancelHref={useWayBack(paths.vehicles.href())}
      {...props}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          label={texts.registration}
          description={texts.registrationNote}
          autoCapitalize="characters"
          autoComplete="off"
          required={numbered}
          {...form.getInputProps('registration')}
        />
        <NativeSelect
          label={texts.cab}
          description={texts.cabNote}
          data={choices}
          required
          {...form.getInputProps('cabId')}
        />
        <NativeSelect
          label={texts.base}
          description={texts.baseNote}
          data={cityChoices(texts.companyBase)}
          {...form.getInputProps('base')}
        />
      </SimpleGrid>
    </FleetForm>
  )
}
