import { createTariff } from 'shared-api/client'
import { type Cab, type Tariff, TariffParts } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useSubmit } from '../../editing/use-submit.ts'
import { useWayBack } from '../../lists/use-way-back.ts'
import { TariffForm } from './tariff-form.tsx'
import { inputOf, valuesOf } from './tariff-values.ts'
import { LABELS } from './tariff-words.ts'
import { useTariffForm } from './use-tariff-form.ts'

type Props = { from: Tariff; cabs: readonly Cab[] }

/** Adds a tariff that begins as a copy of another. */
export function CreateTariff({ from, cabs }: Props) {
  const form = useTariffForm(valuesOf({ ...from, name: `${from.name}, copy` }))
  const { submit, ...sending } = useSubmit({
    form,
    labels: LABELS,
    failed: 'The tariff was not saved. Please try again.',
    saved: 'The tariff is saved. It is not in force yet.',
    next: useWayBack(paths.tariffs.href()),
  })
  const onSubmit = form.onSubmit(
    (values) =>
      submit(async () => {
        await staffCall((client) => createTariff(client, TariffParts.parse(inputOf(values))))
        return true
      }),
    toFirstError,
  )
  return <TariffForm {...{ form, cabs, onSubmit }} {...sending} submitLabel="Create" />
}
