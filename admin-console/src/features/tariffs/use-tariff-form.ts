import { useForm } from 'shared-ui'
import type { TariffValues } from './tariff-values.ts'
import { validateTariff } from './tariff-words.ts'

export type TariffFormState = ReturnType<typeof useTariffForm>

/** The state of a tariff form. */
export const useTariffForm = (initialValues: TariffValues) =>
  useForm({ initialValues, validate: validateTariff, onSubmitPreventDefault: 'always' })
