import { type BookingPage, type FreeReply, isUnderWay } from 'shared-api/contract'
import { Button, Group, NativeSelect, Stack, Text, TextInput, useForm } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { ActionButton } from '../../components/action-button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { bookingsTexts } from '../../texts/bookings.ts'
import { commonTexts } from '../../texts/common.ts'
import { asksReason, blockerText, type Choice, driverChoices, nameOf, vehicleChoices } from './assignment-words.ts'
import { MAX_REASON, validateReason } from './reason.ts'
import { TakeOverFields, takeOverOf, takeOverProblems } from './take-over.tsx'
import { useAssign } from './use-assignment.ts'
import type { BookingChange } from './use-step.ts'

export type ChosenBefore = { vehicle?: string; driver?: string }
export type Assigned = { vehicleId: string; driverId: string }

type Props = BookingChange & {
  free: FreeReply
  /** What was chosen before, such as on the board. */
  chosen?: ChosenBefore
  /** Leaves the form; missing while nobody is assigned. */
  onCancel?: () => void
  onAssigned: (assigned: Assigned) => void
}

const valuesOf = ({ assignment }: BookingPage, chosen?: ChosenBefore) => ({
  ...{ vehicle: assignment?.vehicle.id ?? '', driver: assignment?.driver.id ?? '', reason: '', tell: true },
  ...{ why: '', closingKm: '', city: '' },
  ...chosen,
})

/** Chooses vehicle and driver, each with what is in the way (docs/product.md, Assignment). */
export function AssignForm({ free, chosen: before, onCancel, onAssigned, ...change }: Props) {
  const { booking } = change.version.reply
  const texts = assignmentTexts()
  const shared = bookingsTexts()
  const { assign, busy, refusal } = useAssign(change)
  const chosen = (values: { vehicle: string; driver: string }): Choice[] => [
    ...free.vehicles.filter(({ id }) => id === values.vehicle),
    ...free.drivers.filter(({ id }) => id === values.driver),
  ]
  const form = useForm({
    initialValues: valuesOf(booking, before),
    validate: (values) => ({
      ...(values.vehicle ? {} : { vehicle: texts.chooseVehicle }),
      ...(values.driver ? {} : { driver: texts.chooseDriver }),
      ...validateReason(chosen(values).some(asksReason))(values),
      ...(isUnderWay(booking.status) ? takeOverProblems(values) : {}),
    }),
  })
  const inTheWay = chosen(form.values).filter((one) => one.inTheWay.length > 0)
  const withReason = chosen(form.values).some(asksReason)
  const submit = form.onSubmit(async ({ vehicle, driver, reason, tell, ...left }) => {
    if (busy) return
    const why = withReason ? { reason: reason.trim() } : {}
    const wanted = { vehicleId: vehicle, driverId: driver }
    const takeOver = isUnderWay(booking.status) ? takeOverOf(left) : {}
    if (await assign({ ...wanted, tell, ...why, ...takeOver })) onAssigned(wanted)
  }, toFirstError)

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <NativeSelect
          label={texts.vehicle}
          data={vehicleChoices(free.vehicles, booking.selectedCab._id)}
          required
          {...form.getInputProps('vehicle')}
        />
        <div>
          <NativeSelect
            label={texts.driver}
            data={driverChoices(free.drivers)}
            required
            {...form.getInputProps('driver')}
          />
          <div role="status">
            {inTheWay.map((one) => (
              <Text key={one.id} size="sm" mt="xs">
                {texts.about({ who: nameOf(one), what: one.inTheWay.map(blockerText).join('; ') })}
              </Text>
            ))}
          </div>
        </div>
        {isUnderWay(booking.status) && (
          <TakeOverFields
            getInputProps={form.getInputProps}
            isOtherCar={form.values.vehicle !== booking.assignment?.vehicle.id}
          />
        )}
        <Switch label={shared.notifyTraveller} {...form.getInputProps('tell', { type: 'checkbox' })} />
        {withReason && (
          <TextInput
            label={shared.reason}
            description={texts.reasonHint}
            required
            maxLength={MAX_REASON}
            {...form.getInputProps('reason')}
          />
        )}
        <Refusal text={refusal} />
        <Group>
          <ActionButton type="submit" size="sm" loading={busy}>
            {texts.assign}
          </ActionButton>
          {onCancel && (
            <Button size="sm" variant="default" onClick={onCancel}>
              {commonTexts().cancel}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
