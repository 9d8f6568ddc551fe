import {
  Erased,
  fromWire,
  type PersonalData,
  type PersonalDataQuery,
  PersonalDataReply,
  type PersonSought,
} from '../contract/index.ts'
import { type Client, read } from './http.ts'

/** One page of a person's data. */
export const findPersonalData = (client: Client, query: PersonalDataQuery) =>
  read(Found, client.post('personal-data/find', { json: query }))

const Found = PersonalDataReply.transform(
  ({ bookings, ...rest }): PersonalData => ({ ...rest, bookings: bookings.map((booking) => fromWire(booking)) }),
)

/** Erases one person's data. Throws `ApiProblem` 409 that names the trip while one is still to come. */
export const erasePersonalData = (client: Client, person: PersonSought) =>
  read(Erased, client.post('personal-data/erase', { json: person }))
