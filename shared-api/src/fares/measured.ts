import { istInstant } from '../contract/ist-instant.ts'
import type { FareTrip } from './trip.ts'

/** What was really driven: all km of the drive, its Indian start and end ('YYYY-MM-DDTHH:MM'), and the minutes of waiting. */
export type Drive = { km: number; start: string; end: string; waitingMinutes: number }

/**
 * A booked trip as it was driven, for the final bill (docs/product.md, The final bill). A trip with a return counts half of its km:
 * a rate that charges the way there and back doubles them.
 */
export function measuredTrip(booked: FareTrip, { km, start, end, waitingMinutes }: Drive): FareTrip {
  const [pickUpDate = null, pickUpTime = null] = start.split('T')
  const [returnDate = null, returnTime = null] = end.split('T')
  const returns = booked.tripType === 'Outstation' && booked.returnDate !== null && booked.returnDate !== undefined
  const driveMinutes =
    (istInstant(returnDate ?? '', returnTime ?? '') - istInstant(pickUpDate ?? '', pickUpTime ?? '')) / 60_000
  const back =
    booked.tripType === 'Drop Trip' ? { returnDate: null, returnTime: null, driveMinutes } : { returnDate, returnTime }
  return {
    ...booked,
    km: returns ? km / 2 : km,
    ...{ pickUpDate, pickUpTime, ...back, waitingMinutes, measured: true },
  }
}
