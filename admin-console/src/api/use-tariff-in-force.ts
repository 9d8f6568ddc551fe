import { getTariffInForce } from 'shared-api/client'
import { inPaise, type Tariff } from 'shared-api/fares'
import useSWR from 'swr'
import { client } from './staff-call.ts'

/** The tariff that prices trips today, in paise, once it is known. */
export const useTariffInForce = (): Tariff | undefined =>
  useSWR('/api/v1/tariff', async () => inPaise((await getTariffInForce(client)).tariff)).data
