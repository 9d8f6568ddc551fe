import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type DriverRepository, driverRepository } from './driver-repository.ts'
import { driverRoutes } from './driver-routes.ts'
import { type VehicleRepository, vehicleRepository } from './vehicle-repository.ts'
import { vehicleRoutes } from './vehicle-routes.ts'

export { driverRepository, insertDriver } from './driver-repository.ts'
export { papersToRenew } from './papers.ts'
export {
  newVehicle,
  numberVehicle,
  removeUnnumbered,
  unnumberVehicle,
  vehicleRepository,
} from './vehicle-repository.ts'

declare module 'fastify' {
  interface FastifyInstance {
    vehicles: VehicleRepository
    drivers: DriverRepository
  }
}

export const fleet = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('vehicles', vehicleRepository(app.database, app.now))
    app.decorate('drivers', driverRepository(app.database, app.now))
  },
  { name: 'fleet', dependencies: ['database'] },
)

/** The vehicles and drivers, for the desk. */
export async function fleetRoutes(app: FastifyInstance): Promise<void> {
  await app.register(vehicleRoutes)
  await app.register(driverRoutes)
}
