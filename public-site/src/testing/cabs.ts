import type { Cab } from 'shared-api/contract'

const base: Cab = {
  _id: 'dzire',
  carModel: 'Dzire',
  brand: 'Maruti Suzuki',
  seats: 4,
  price: 1400,
  description: 'A smooth ride for four.',
  category: ['Outstation', 'Local Trip', 'Drop Trip'],
  imageUrl: '/uploads/dzire/640.webp',
  availability: true,
  onRide: false,
  localTripType: null,
  pricePerday: null,
  pricePerKm: null,
  cabClass: null,
  transmission: null,
  fuel: null,
  pictures: [],
  pictureTexts: [],
  visibility: 'public',
}

/** A cab for tests; by default a Dzire. */
export const cabLike = (part: Partial<Cab>): Cab => ({ ...base, ...part })

export const dzire = base
export const innova = cabLike({ _id: 'innova', brand: 'Toyota', carModel: 'Innova Crysta', seats: 7, price: 3000 })
export const bus = cabLike({ _id: 'bus', brand: 'Force', carModel: 'Traveller', seats: 12, price: 5000 })
