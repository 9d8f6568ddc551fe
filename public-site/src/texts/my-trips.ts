import { myTrips as english } from './en/my-trips.ts'
import { textsOf } from './page.ts'

export const myTripsTexts = () => textsOf('myTrips', english)
