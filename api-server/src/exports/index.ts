import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { EXPORT_LISTS, type ExportedList, ExportQuery } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { z } from 'zod'
import { csvReply, sendCsv } from '../platform/csv.ts'
import { callsOf } from '../platform/http/calls.ts'
import { holidaysCsv, tariffsCsv, toursCsv } from './catalogue.ts'
import { cabsCsv, driversCsv, vehiclesCsv } from './fleet.ts'
import { activityCsv, customersCsv, driverCashCsv, paymentsCsv, staffCsv } from './people.ts'
import type { ListCsv } from './table.ts'

const ownerCall = callsOf('Export', { policy: 'owner' })

const LISTS: Record<ExportedList, ListCsv> = {
  ...{ cabs: cabsCsv, vehicles: vehiclesCsv, drivers: driversCsv, holidays: holidaysCsv, tours: toursCsv },
  ...{
    tariffs: tariffsCsv,
    staff: staffCsv,
    customers: customersCsv,
    activity: activityCsv,
    payments: paymentsCsv,
    'driver-cash': driverCashCsv,
  },
}

/** The desk's lists as CSV, for owners (docs/product.md, Export). */
export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/exports/:list',
    ownerCall(
      'A list of the desk as CSV, by its filter',
      csvReply,
      { params: z.strictObject({ list: z.enum(EXPORT_LISTS) }), querystring: ExportQuery },
      'list-exported',
    ),
    async (request, reply) => {
      const { list } = request.params
      const csv = await LISTS[list](app, request.query)
      request.subjects = [{ id: '', name: list }]
      return sendCsv(reply, csv, `${list}-${istDay(app.now())}.csv`)
    },
  )
}
