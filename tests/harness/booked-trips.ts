import type { Trip } from './booking-form.ts'
import { dayFromToday } from './days.ts'

const CHENNAI = { state: 'Tamil Nadu', city: 'Chennai' }
const MADURAI = { state: 'Tamil Nadu', city: 'Madurai' }
export const PICK_UP = { location: 'Egmore Station', date: dayFromToday(9), time: '06:30' }
export const BACK = { location: 'Egmore Station', date: dayFromToday(12), time: '21:00' }

export const outstation: Trip = {
  type: 'Outstation',
  from: CHENNAI,
  to: MADURAI,
  pickUp: PICK_UP,
  visit: ['Thanjavur Big Temple', 'Srirangam'],
  back: BACK,
  persons: 3,
}
export const dayUse: Trip = {
  type: 'Local Trip',
  localType: 'Day-Use',
  from: CHENNAI,
  to: { state: 'Tamil Nadu', city: 'Kanchipuram' },
  pickUp: PICK_UP,
  back: { ...BACK, date: PICK_UP.date },
  persons: 4,
}
export const drop: Trip = { type: 'Drop Trip', from: CHENNAI, to: MADURAI, pickUp: PICK_UP, persons: 2 }
