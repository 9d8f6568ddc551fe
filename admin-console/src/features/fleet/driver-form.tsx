import { useState } from 'react'
import { DRIVER_ABSENCES } from 'shared-api/contract'
import { NativeSelect, SimpleGrid, TextInput, useForm } from 'shared-ui'
import { cityChoices } from '../../components/city-choices.ts'
import { paths } from '../../config/paths.ts'
import type { RecordFormProps } from '../../editing/record-form.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { DriverPhoto } from './driver-photo.tsx'
import { type DriverValues, validateDriver } from './driver-values.ts'
import { FleetForm } from './fleet-form.tsx'
import { paperProblems } from './paper-values.ts'

/** The state of a driver form. */
export const useDriverForm = (initialValues: DriverValues) =>
  useForm<DriverValues>({
    initialValues,
    validate: (values) => ({ ...validateDriver(values), ...paperProblems(values.papers) }),
    onSubmitPreventDefault: 'always',
  })

type Props = RecordFormProps & { form: ReturnType<typeof useDriverForm> }

/** The fields of a driver, for a new one and for an edit (docs/product.md, Drivers). */
export function DriverForm({ form, progress, ...props }: Props) {
  const texts = fleetTexts().driver
  const [isStoring, setStoring] = useState(false)
  return (
    <FleetForm
      form={form}
      inUse={texts.inUse}
      absenceKinds={DRIVER_ABSENCES}
      cancelHref={useWayBack(paths.drivers.href())}
      progress={isStoring ? 0 : progress}
      {...props}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={texts.name} autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput
          label={texts.mobile}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          {...form.getInputProps('mobile')}
        />
        <TextInput label={texts.licence} autoComplete="off" required {...form.getInputProps('licence')} />
        <NativeSelect
          label={texts.base}
          data={cityChoices(fleetTexts().vehicle.companyBase)}
          {...form.getInputProps('base')}
        />
      </SimpleGrid>
      <DriverPhoto
        photo={form.values.photo}
        error={form.errors.photo}
        onChange={(photo) => form.setFieldValue('photo', photo)}
        onBusy={setStoring}
      />
    </FleetForm>
  )
}
