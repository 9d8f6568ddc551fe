import type { Enquiry } from 'shared-api/contract'

type Requested = Pick<Enquiry, 'numberOfPersons' | 'visitingPlaces' | 'tourName' | 'travelDate'>

/** What of an enquiry goes into the form of a trip. */
export const requestedTrip = ({ numberOfPersons, visitingPlaces, tourName, travelDate }: Requested) => ({
  package: tourName ?? '',
  pickUpDate: travelDate ?? '',
  numberOfPersons: numberOfPersons === null ? '' : String(numberOfPersons),
  // Visitors write places in one line, between commas.
  visitingPlaces: (visitingPlaces ?? '').split(/\s*[,;\n]\s*/).join('\n'),
})
