import { CitiesReply, Company, DistanceReply } from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

export const getCities = (client: Client) => read(CitiesReply, client.get('cities'))

/** Road distance between two cities, by their ids. */
export const getDistance = (client: Client, from: string, to: string) =>
  read(DistanceReply, client.get('distance', { searchParams: searchParams({ from, to }) }))

export const getCompany = (client: Client) => read(Company, client.get('company'))
