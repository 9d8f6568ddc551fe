import type { CabClass, TripType } from 'shared-api/contract'

/** A cab of the demo fleet: `seats` without the driver's, `fare` in rupees. */
export type DemoCab = {
  id: string
  brand: string
  carModel: string
  seats: number
  cabClass: CabClass
  fare: number
  category: TripType[]
  /** A folder of `pictures`. */
  picture: string
  description: string
  /** Not to be booked: in the workshop. */
  resting?: true
  onRide?: true
}

const TRIPS: Record<string, TripType> = { O: 'Outstation', L: 'Local Trip', D: 'Drop Trip' }

/** Takes the trip types by their first letters: 'OLD' is all three. */
function cab(
  [id, brand, carModel]: [string, string, string],
  [seats, fare, trips, cabClass]: [number, number, string, CabClass],
  picture: string,
  description: string,
  state: Pick<DemoCab, 'resting' | 'onRide'> = {},
): DemoCab {
  const category = [...trips].flatMap((letter) => TRIPS[letter] ?? [])
  return { id, brand, carModel, seats, cabClass, fare, category, picture, description, ...state }
}

// biome-ignore format: a fleet reads as a table
const SEDANS = [
  cab(['dzire', 'Maruti Suzuki', 'Dzire'], [4, 1400, 'OLD', 'sedan'], 'sedan-white', 'Our most booked sedan: a full boot, good AC and a smooth ride for four. Takes three medium bags.'),
  cab(['dzire-tour', 'Maruti Suzuki', 'Dzire Tour S'], [4, 1300, 'OD', 'sedan'], 'sedan-silver', 'A plain, dependable sedan for long highway runs at a fair price.'),
  cab(['etios', 'Toyota', 'Etios'], [4, 1350, 'OD', 'sedan'], 'sedan-sand', 'A veteran of the southern highways: wide back seat, large boot, no fuss.', { onRide: true }),
  cab(['aura', 'Hyundai', 'Aura'], [4, 1350, 'LD', 'sedan'], 'sedan-teal', 'A compact sedan that parks anywhere, with a rear AC vent and a back seat for three.'),
  cab(['amaze', 'Honda', 'Amaze'], [4, 1450, 'OL', 'sedan'], 'sedan-graphite', 'A soft ride and a deep boot: a good choice for a small family on a weekend trip.'),
  cab(['tigor', 'Tata', 'Tigor'], [4, 1300, 'LD', 'sedan'], 'sedan-copper', 'A sturdy compact sedan for city days and short drops.'),
  cab(['city', 'Honda', 'City'], [4, 2000, 'OLD', 'sedan'], 'sedan-navy', 'Long legroom, a hushed cabin and a large boot. Popular with office visitors and at weddings.'),
  cab(['ciaz', 'Maruti Suzuki', 'Ciaz'], [4, 1800, 'OD', 'sedan'], 'sedan-maroon', 'Among the roomiest back seats of its class: made for long days on the road.'),
  cab(['verna', 'Hyundai', 'Verna'], [4, 2100, 'OL', 'sedan'], 'sedan-wine', 'A modern sedan with rear AC vents and strong lamps for evening drives.'),
]

// biome-ignore format: a fleet reads as a table
const FAMILY_CARS = [
  cab(['ertiga', 'Maruti Suzuki', 'Ertiga'], [6, 2000, 'OLD', 'muv'], 'muv-blue', 'Three rows for a family of six, with AC in the second. Fold the last row for luggage.'),
  cab(['ertiga-tour', 'Maruti Suzuki', 'Ertiga Tour M'], [6, 1900, 'OD', 'muv'], 'muv-silver', 'The economical way for six to travel between cities.'),
  cab(['rumion', 'Toyota', 'Rumion'], [6, 2050, 'LD', 'muv'], 'muv-wine', 'A family carrier for temple rounds, weddings and airport runs.'),
  cab(['carens', 'Kia', 'Carens'], [6, 2300, 'OL', 'muv'], 'muv-olive', 'Six good seats, easy entry to the last row and charging points in every row.'),
  cab(['innova', 'Toyota', 'Innova Crysta'], [7, 3000, 'OLD', 'premium-muv'], 'muv-white', 'The one that guests ask for by name: seven seats, strong AC and a ride that lets children sleep.'),
  cab(['innova-hills', 'Toyota', 'Innova Crysta'], [7, 3000, 'O', 'premium-muv'], 'muv-bronze', 'Kept for long tours: seven seats, a roof carrier, and a driver who knows the ghat roads.'),
  cab(['hycross', 'Toyota', 'Innova Hycross'], [7, 3500, 'OD', 'premium-muv'], 'muv-pearl', 'The newest Innova: quiet, airy, and very comfortable in the second row.'),
]

// biome-ignore format: a fleet reads as a table
const SUVS = [
  cab(['punch', 'Tata', 'Punch'], [4, 1250, 'LD', 'suv'], 'suv-yellow', 'A small, high-set car that takes broken roads calmly. Two medium bags.'),
  cab(['nexon', 'Tata', 'Nexon'], [4, 1700, 'OL', 'suv'], 'suv-green', 'A compact SUV with good ground clearance for ghat roads and farm stays.'),
  cab(['brezza', 'Maruti Suzuki', 'Brezza'], [4, 1700, 'OD', 'suv'], 'suv-orange', 'An easy-going compact SUV with a square boot that swallows suitcases.'),
  cab(['creta', 'Hyundai', 'Creta'], [4, 2200, 'OLD', 'suv'], 'suv-white', 'High seats, a wide view of the hills and a back seat fit for long trips.'),
  cab(['bolero', 'Mahindra', 'Bolero'], [6, 1900, 'O', 'suv'], 'suv-box', 'An old friend of the hill roads: simple, strong, seats six. Luggage goes on the carrier.'),
  cab(['scorpio', 'Mahindra', 'Scorpio N'], [6, 2800, 'OD', 'suv'], 'suv-black', 'A commanding SUV for six, steady on the steep bends to Ooty and Munnar.'),
  cab(['xuv700', 'Mahindra', 'XUV700'], [6, 3200, 'OL', 'suv'], 'suv-red', 'Three rows, a big glass roof and a settled ride at highway speed.'),
  cab(['safari', 'Tata', 'Safari'], [6, 3000, 'O', 'suv'], 'suv-steel', 'A large, stately tourer with separate seats in the middle row.', { resting: true }),
]

// biome-ignore format: a fleet reads as a table
const HATCHBACKS = [
  cab(['wagon-r', 'Maruti Suzuki', 'Wagon R'], [4, 900, 'LD', 'hatchback'], 'hatchback-lime', 'Tall doors and upright seats: easy for parents to get in and out of. Room for two medium bags.'),
  cab(['swift', 'Maruti Suzuki', 'Swift'], [4, 950, 'LD', 'hatchback'], 'hatchback-red', 'A nimble hatchback for errands and short hops through city traffic. Two small bags.'),
  cab(['tiago', 'Tata', 'Tiago'], [4, 900, 'L', 'hatchback'], 'hatchback-blue', 'A solid small car for a few hours about town, with a cool cabin even at noon.'),
  cab(['i20', 'Hyundai', 'i20'], [4, 1100, 'LD', 'hatchback'], 'hatchback-white', 'A roomy hatchback with a rear AC vent. Good for airport and station drops.'),
  cab(['glanza', 'Toyota', 'Glanza'], [4, 1050, 'D', 'hatchback'], 'hatchback-silver', 'A comfortable hatchback for one-way drops with light luggage.'),
]

// biome-ignore format: a fleet reads as a table
const GROUP_CARS = [
  cab(['eeco', 'Maruti Suzuki', 'Eeco'], [6, 1500, 'LD', 'muv'], 'van-sky', 'A simple van for six with sliding doors: handy for events and moving between halls.'),
  cab(['winger', 'Tata', 'Winger'], [12, 4500, 'OL', 'tempo-traveller'], 'van-white', 'Twelve push-back seats under a high roof: a relaxed van for family functions.'),
  cab(['traveller-12', 'Force', 'Tempo Traveller 12'], [12, 5000, 'OLD', 'tempo-traveller'], 'minibus-sand', 'Push-back seats for twelve and a luggage bay at the back: the classic group tour.'),
  cab(['traveller-17', 'Force', 'Tempo Traveller 17'], [17, 6000, 'O', 'minibus'], 'minibus-white', 'Seventeen seats for pilgrim groups and college tours, with a roof carrier and a music system.'),
  cab(['urbania', 'Force', 'Urbania'], [13, 6500, 'OL', 'minibus'], 'minibus-teal', 'A modern coach for thirteen: single seats, wide windows, reading lights and AC vents at every seat.'),
]

/** The demo fleet: 34 cabs, of which one rests. */
export const DEMO_CABS: DemoCab[] = [...SEDANS, ...FAMILY_CARS, ...SUVS, ...HATCHBACKS, ...GROUP_CARS]
