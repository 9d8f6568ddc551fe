import type { z } from 'zod'
import {
  type ChangeRequest,
  CheckoutReply,
  Ledger,
  MyTripsReply,
  type NewClaim,
  SavedTravellerReply,
  type TripCancellation,
  TripReply,
  type TripSought,
  TripSoughtReply,
  UpiReply,
} from '../contract/index.ts'
import { type Client, read } from './http.ts'

const at = (token: string, call = '') => `trip/${encodeURIComponent(token)}${call}`

/** A trip by its traveller's link. Throws `ApiProblem` 404 for a link that is unknown or dead. */
export const getTrip = (client: Client, token: string) => read(TripReply, client.get(at(token)))

/** Cancels the trip. Throws `ApiProblem` 409 when it is too late, or when it costs more by now than `fee`. */
export const cancelTrip = (client: Client, token: string, json: TripCancellation) =>
  read(TripReply, client.post(at(token, '/cancel'), { json }))

/** Asks the desk for a change, once for a key. Throws `ApiProblem` 409 once the trip is over. */
export const askForChange = (client: Client, token: string, json: ChangeRequest, idempotencyKey: string) =>
  read(TripReply, client.post(at(token, '/change'), { json, headers: { 'idempotency-key': idempotencyKey } }))

/** A QR code for what is due now. Throws `ApiProblem` 409 when nothing is, or the company has no UPI id. */
export const getTripUpi = (client: Client, token: string) => read(UpiReply, client.get(at(token, '/upi')))

/** Says that something was paid by UPI; it counts once the desk has accepted it. Throws `ApiProblem` 400 naming `reference`. */
export const claimPayment = (client: Client, token: string, json: z.input<typeof NewClaim>) =>
  read(Ledger, client.post(at(token, '/payments'), { json }))

/** Begins to pay what is due by the payment provider. Throws `ApiProblem` 404 without one, 409 when nothing is due. */
export const orderPayment = (client: Client, token: string) => read(CheckoutReply, client.post(at(token, '/orders')))

/** Reports what the provider's checkout said. Throws `ApiProblem` 403 when that is not signed by the provider. */
export const reportPayment = (client: Client, token: string, orderId: string, json: Record<string, string>) =>
  read(Ledger, client.post(at(token, `/orders/${encodeURIComponent(orderId)}`), { json }))

/** Has the link of a trip sent to its traveller; the answer is the same whether there is such a trip or not. */
export const findTrip = (client: Client, json: TripSought) => read(TripSoughtReply, client.post('trip/find', { json }))

/** The trips of the customer who is logged in. Throws `ApiProblem` 401 when nobody is. */
export const getMyTrips = (client: Client) => read(MyTripsReply, client.get('my-trips'))

/** Who travelled last with the customer's account. */
export const getSavedTraveller = (client: Client) => read(SavedTravellerReply, client.get('my-trips/traveller'))
