import {
  DRIVER_STEPS,
  type DriverStep,
  type DriveTrip,
  FOR_DRIVER,
  isToCome,
  nextStatuses,
  pick,
  returnOf,
  type TouristList,
  whoTravels,
} from 'shared-api/contract'
import { cityName, leavesState } from 'shared-api/geography'
import { toRupees } from 'shared-api/money'
import { earlierKm, toDriving, toReceipt } from '../bookings/index.ts'
import type { OpenTrip } from './open-trip.ts'

type Beside = { tourists: TouristList; cash: number; collect: number | null; desk: string }

/** A trip as its driver sees it: without price, mail address and notes. `desk` is the number to call, `cash` paise, `collect` rupees. */
export function toDriveTrip(
  { booking, assignment, driven }: OpenTrip,
  { tourists, cash, collect, desk }: Beside,
): DriveTrip {
  const { doubt: _desks, ...reported } = toDriving(booking, ownOf(driven, assignment.driver.id))
  const trip = toReceipt(booking)
  const traveller = whoTravels(trip)
  const city = cityName(trip.from)
  return {
    reference: trip.reference,
    status: trip.status,
    next: nextStatuses(trip.status, 'driver').find(isDrivers) ?? null,
    tripType: [trip.tripType, trip.localTripType].filter(Boolean).join(', '),
    pickUp: { date: trip.pickUpDate, time: trip.pickUpTime, location: trip.pickUpLocation, city },
    map: mapOf(`${trip.pickUpLocation}, ${city}`),
    to: cityName(trip.to),
    return: returnOf(trip),
    visitingPlaces: trip.visitingPlaces,
    persons: trip.numberOfPersons,
    traveller: { firstName: traveller.name.split(/\s+/)[0] ?? '', mobile: traveller.mobile },
    ...pick(trip, FOR_DRIVER),
    vehicle: [assignment.vehicle.registration, assignment.vehicle.cab].filter(Boolean).join(', '),
    desk,
    tourists: tourists.passengers.length > 0 ? tourists : null,
    listMissing: tourists.passengers.length === 0 && leavesState(trip) && isToCome(trip.status),
    cash: toRupees(cash),
    collect,
    ...reported,
    estimateKm: Math.max(0, reported.estimateKm - (earlierKm(driven?.legs ?? []) ?? 0)),
  }
}

/** What this driver has reported: costs of an earlier one are not theirs. */
const ownOf = (driven: OpenTrip['driven'], driverId: string): NonNullable<OpenTrip['driven']> => ({
  driving: driven?.driving ?? null,
  expenses: (driven?.expenses ?? []).filter((one) => one.driverId === null || one.driverId === driverId),
  legs: driven?.legs ?? [],
})

const isDrivers = (status: string): status is DriverStep => DRIVER_STEPS.some((step) => step === status)

/** Any phone opens this in its app for maps. */
const mapOf = (place: string) =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`
