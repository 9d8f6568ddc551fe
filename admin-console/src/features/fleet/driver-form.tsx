import { SimpleGrid, TextInput, useForm } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { useWayBack } from '../../lists/use-way-back.ts'
import { type DriverValues, validateDriver } from './driver-values.ts'
import { FleetForm, type FleetFormProps } from './fleet-form.tsx'
import { paperProblems } from './paper-values.ts'
import { halfTyped } from './papers-field.tsx'

/** The state of a driver form. */
export const useDriverForm = (initialValues: DriverValues) =>
  useForm<DriverValues>({
    initialValues,
    validate: (values) => ({ ...validateDriver(values), ...paperProblems(values.papers, halfTyped()) }),
    onSubmitPreventDefault: 'always',
  })

type Props = FleetFormProps & { form: ReturnType<typeof useDriverForm> }

/** The fields of a driver, for a new one and for an edit (docs/product.md, Drivers). */
export function DriverForm({ form, ...props }: Props) {
  return (
    <FleetForm
      form={form}
      inUse="Not in use: the driver is not assigned, and the papers are not reported"
      cancelHref={useWayBack(paths.drivers.href())}
      {...props}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Name" autoComplete="off" required {...form.getInputProps('name')} />
        <TextInput
          label="Mobile"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          required
          {...form.getInputProps('mobile')}
        />
        <TextInput label="Licence number" autoComplete="off" required {...form.getInputProps('licence')} />
      </SimpleGrid>
    </FleetForm>
  )
}
