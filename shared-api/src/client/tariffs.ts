import type { z } from 'zod'
import {
  Deleted,
  type PutInForce,
  PutInForceReply,
  type QuoteRequest,
  QuotesReply,
  TariffInForceReply,
  type TariffInput,
  TariffReply,
  TariffsReply,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned } from './http.ts'

/** The tariff that prices trips today. */
export const getTariffInForce = (client: Client) => read(TariffInForceReply, client.get('tariff'))

/** All tariffs, from the newest; for the desk. */
export const getTariffs = (client: Client) => read(TariffsReply, client.get('tariffs'))

/** One tariff, with its ETag. */
export const getTariff = (client: Client, id: string) => readVersioned(TariffReply, client.get(`tariffs/${id}`))

/** Adds a tariff that is not yet in force. Throws `ApiProblem` 400 naming the fields. */
export const createTariff = (client: Client, tariff: TariffInput) =>
  read(TariffReply, client.post('tariffs', { json: tariff }))

/** Replaces the parts of a tariff. Throws `ApiProblem` 409 once it has been in force. */
export const updateTariff = (client: Client, id: string, tariff: TariffInput, options: EditOptions = {}) =>
  readVersioned(TariffReply, client.put(`tariffs/${id}`, { json: tariff, headers: ifMatchHeader(options) }))

/** Deletes a tariff. Throws `ApiProblem` 409 once it has been in force. */
export const deleteTariff = (client: Client, id: string) => read(Deleted, client.delete(`tariffs/${id}`))

/** Puts a tariff in force from a day. Throws `ApiProblem` 400 naming the field for days that are past or taken. */
export const putInForce = (client: Client, id: string, days: PutInForce) =>
  read(PutInForceReply, client.post(`tariffs/${id}/in-force`, { json: days }))

/** The prices of a trip, by the names of the wire. */
export const getQuotes = (client: Client, trip: z.input<typeof QuoteRequest>) =>
  read(QuotesReply, client.post('quote', { json: trip }))
