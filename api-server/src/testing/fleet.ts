import type { FastifyInstance } from 'fastify'
import type { DriverRow, VehicleRow } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'
import { NOON } from './bookings.ts'

type App = Pick<FastifyInstance, 'database'>
const STORED = { note: '', version: 1, createdAt: NOON, updatedAt: NOON, deletedAt: null }

/** Stores a vehicle of a cab; gives its id. */
export async function insertVehicle({ database }: App, cabId: string, part: Partial<VehicleRow> = {}): Promise<string> {
  const id = newId()
  const vehicle: VehicleRow = { ...STORED, id, cabId, registration: 'TN 01 AB 1000', enabled: 1, base: null, ...part }
  await database.db.insertInto('vehicles').values(vehicle).execute()
  return id
}

/** Stores a driver; gives the id. */
export async function insertDriver({ database }: App, part: Partial<DriverRow> = {}): Promise<string> {
  const id = newId()
  const own = {
    name: 'Murugan',
    mobile: '+919840012345',
    licence: 'TN01 20110012345',
    photo: '',
    enabled: 1 as const,
    base: null,
  }
  await database.db
    .insertInto('drivers')
    .values({ ...STORED, ...own, id, ...part })
    .execute()
  return id
}
