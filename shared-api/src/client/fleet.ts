import type { z } from 'zod'
import {
  Accepted,
  Deleted,
  DriverCash,
  type DriverFields,
  type DriverMoney,
  DriverReply,
  DriverStatement,
  DriversReply,
  type DriverUpdate,
  type HandOver,
  type HandOverQuery,
  HandOverReply,
  OpenCashReply,
  type SettleDriver,
  type StatementQuery,
  type VehicleFields,
  VehicleReply,
  VehiclesReply,
  type VehicleUpdate,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned } from './http.ts'

/** All vehicles, oldest first. */
export const getVehicles = (client: Client) => read(VehiclesReply, client.get('vehicles'))

/** One vehicle and its version. */
export const getVehicle = (client: Client, id: string) => readVersioned(VehicleReply, client.get(`vehicles/${id}`))

/** Adds a vehicle. Throws `ApiProblem` 400 naming `registration` when another has it. */
export const createVehicle = (client: Client, vehicle: z.input<typeof VehicleFields>) =>
  read(VehicleReply, client.post('vehicles', { json: vehicle }))

/** Changes the given fields of a vehicle. Throws as `createVehicle` does. */
export const updateVehicle = (
  client: Client,
  id: string,
  fields: z.input<typeof VehicleUpdate>,
  options: EditOptions = {},
) => readVersioned(VehicleReply, client.patch(`vehicles/${id}`, { json: fields, headers: ifMatchHeader(options) }))

/** Takes a vehicle off the list. */
export const deleteVehicle = (client: Client, id: string) => read(Deleted, client.delete(`vehicles/${id}`))

/** All drivers, oldest first. */
export const getDrivers = (client: Client) => read(DriversReply, client.get('drivers'))

/** One driver and its version. */
export const getDriver = (client: Client, id: string) => readVersioned(DriverReply, client.get(`drivers/${id}`))

/** Adds a driver. Throws `ApiProblem` 400 naming `mobile` when another has it. */
export const createDriver = (client: Client, driver: z.input<typeof DriverFields>) =>
  read(DriverReply, client.post('drivers', { json: driver }))

/** Changes the given fields of a driver. Throws as `createDriver` does. */
export const updateDriver = (
  client: Client,
  id: string,
  fields: z.input<typeof DriverUpdate>,
  options: EditOptions = {},
) => readVersioned(DriverReply, client.patch(`drivers/${id}`, { json: fields, headers: ifMatchHeader(options) }))

/** Takes a driver off the list; mobile, licence, papers and note are erased, and no page shows the photo. */
export const deleteDriver = (client: Client, id: string) => read(Deleted, client.delete(`drivers/${id}`))

/** What lies between a driver and the company. Throws `ApiProblem` 404. */
export const getDriverCash = (client: Client, id: string) => read(DriverCash, client.get(`drivers/${id}/cash`))

/** What is open with each driver. */
export const getOpenCash = (client: Client) => read(OpenCashReply, client.get('drivers/cash'))

/** All between a driver and the company in some Indian days. Throws `ApiProblem` 404. */
export const getDriverStatement = (client: Client, id: string, searchParams: StatementQuery) =>
  read(DriverStatement, client.get(`drivers/${id}/statement`, { searchParams }))

/** Settles all that is open with a driver. Throws `ApiProblem` 409 when its sum is another by now than `balance` (rupees). */
export const settleDriver = (client: Client, id: string, json: z.input<typeof SettleDriver>) =>
  read(DriverCash, client.post(`drivers/${id}/settlements`, { json }))

/** Notes money that a driver got or handed over, once for a key. Throws `ApiProblem` 400 naming `amount` or `day`. */
export const addDriverMoney = (client: Client, id: string, json: z.input<typeof DriverMoney>, idempotencyKey: string) =>
  read(DriverCash, client.post(`drivers/${id}/money`, { json, headers: { 'idempotency-key': idempotencyKey } }))

/** The trips of a vehicle or driver on some days, and who could take all of them. */
export const getHandOver = (client: Client, searchParams: HandOverQuery) =>
  read(HandOverReply, client.get('hand-over', { searchParams }))

/** Gives all these trips to another, or none. Throws `ApiProblem` 409 with what is in the way. */
export const handOver = (client: Client, json: z.input<typeof HandOver>) =>
  read(Accepted, client.post('hand-over', { json }))
