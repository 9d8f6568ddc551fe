import { createTariff } from 'shared-api/client'
import { type Cab, type Tariff, TariffParts } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { paths } from '../../config/paths.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { useAdd } from '../../editing/use-record.tsx'
import { useWayBack } from '../../lists/use-way-back.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { TariffForm } from './tariff-form.tsx'
import { inputOf, type TariffValues, valuesOf } from './tariff-values.ts'
import { tariffLabels } from './tariff-words.ts'
import { useTariffForm } from './use-tariff-form.ts'

type Props = { from: Tariff; cabs: readonly Cab[] }

/** Adds a tariff that begins as a copy of another. */
export function CreateTariff({ from, cabs }: Props) {
  const texts = tariffsTexts()
  const form = useTariffForm(valuesOf({ ...from, name: texts.create.copyOf({ name: from.name }) }))
  const { send, sending } = useAdd<TariffValues>({
    ...{ form, labels: tariffLabels(), failed: texts.one.notSaved, saved: texts.create.saved },
    next: useWayBack(paths.tariffs.href()),
    create: (values) => staffCall((client) => createTariff(client, TariffParts.parse(inputOf(values)))),
  })
  const onSubmit = form.onSubmit(send, toFirstError)
  return <TariffForm {...{ form, cabs, onSubmit, ...sending }} submitLabel={texts.create.button} />
}
