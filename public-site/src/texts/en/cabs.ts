/** The cars page. */
export const cabs = {
  title: 'Available Cabs',
  showing: (count: number) => `Showing ${count} Available Cabs`,
  lead: (perKm: string | null) =>
    perKm === null
      ? 'Every cab comes with a driver. Fill in your trip to see what each one costs.'
      : `Every cab comes with a driver. Its price is added to ${perKm} for every kilometre.`,
  what: 'the cabs',
  chosen: (name: string) => `${name} is chosen. Now fill in your trip.`,
  otherType: (name: string, before: string, now: string) =>
    `${name} is chosen, but it is not available for ${before}. The form is now for ${now} and has kept your trip: please check it.`,
  none: {
    title: 'No Cars Available',
    text: 'All our cabs are on the road at the moment. Call or write to us: we may still find one for you.',
  },
  noMatch: { title: 'No Cars Available', all: 'Show all cabs', text: 'No cab matches what you chose above.' },
  filter: {
    trip: 'Trip type',
    allTrips: 'All trips',
    seats: 'Seats',
    anySeats: 'Any number',
    orMore: (seats: number) => `${seats} or more`,
    cabClass: 'Class',
    allClasses: 'All classes',
    sort: 'Sort by',
    asListed: 'As listed',
    rising: 'Price: low to high',
    falling: 'Price: high to low',
  },
  seats: (seats: number) => `${seats} seats`,
  gearboxes: { manual: 'Manual', automatic: 'Automatic' },
  fuels: { petrol: 'Petrol', diesel: 'Diesel', cng: 'CNG', hybrid: 'Hybrid', electric: 'Electric' },
  fastag: 'Active Fastag',
  fees: '₹1000 excluding fees',
  readOn: 'Read more',
  select: 'Select',
  selectCab: (name: string) => `Select ${name}`,
  more: (count: number) => `Show more cabs (${count})`,
}
