import { putInForce } from 'shared-api/client'
import { type Cab, PutInForce as Days, type Tariff } from 'shared-api/contract'
import { inPaise } from 'shared-api/fares'
import { dayAfter, istDay } from 'shared-api/india'
import { Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { dayText } from '../../components/times.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { useSend } from '../../editing/use-send.ts'
import { Differences } from './differences.tsx'

type Props = { tariff: Tariff | null; cabs: readonly Cab[]; onClose: () => void; onDone: () => void }

/** Puts a tariff in force from a day; says before what changes (docs/product.md, Tariffs at the desk). */
export const PutInForce = ({ tariff, onClose, ...props }: Props) => (
  <DeskDialog opened={tariff !== null} onClose={onClose} title={`Put ${tariff?.name ?? ''} in force`}>
    {tariff && <DayForm tariff={tariff} onClose={onClose} {...props} />}
  </DeskDialog>
)

const LABELS = { from: 'First day' }

function DayForm({ tariff, cabs, onClose, onDone }: Props & { tariff: Tariff }) {
  const { notify } = useShell()
  const form = useForm({
    initialValues: { from: tariff.validFrom ?? dayAfter(istDay(Date.now()), 1) },
    validate: validateWith(Days, LABELS),
  })
  const { failure, submit } = useSend(
    form,
    LABELS,
    async ({ from }) => {
      await staffCall((client) => putInForce(client, tariff.id, { from }))
      notify({ kind: 'success', message: `‘${tariff.name}’ prices trips from ${dayText(from)}.` })
      onDone()
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>New bookings from this day on are priced by it. Bookings that exist keep their price.</Text>
        <TextInput label={LABELS.from} type="date" required {...form.getInputProps('from')} />
        <Differences tariff={inPaise(tariff)} cabs={cabs} />
        <FormFailure failure={failure} errors={form.errors} />
        <ActionButton type="submit" loading={form.submitting}>
          Put in force
        </ActionButton>
      </Stack>
    </form>
  )
}
