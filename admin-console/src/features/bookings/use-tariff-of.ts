import { getTariff } from 'shared-api/client'
import type { BookingPage } from 'shared-api/contract'
import { inPaise } from 'shared-api/fares'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'

/** The query of the tariff that priced a booking, in paise; without tax while the company has no GSTIN. */
export const useTariffOf = ({ tariff }: BookingPage) =>
  useSWR(tariff && `/api/v1/tariffs/${tariff.id}`, async () => {
    const { reply } = await staffCall((client) => getTariff(client, tariff?.id ?? ''))
    const { gst, ...rest } = inPaise(reply.tariff)
    return { ...rest, gst: reply.taxed === false ? { ...gst, percent: 0 } : gst }
  })
