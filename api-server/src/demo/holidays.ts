import type { DemoHoliday } from './packages.ts'

/** Holidays: a few slow days in one place. */
// biome-ignore format: one package a line
export const DEMO_HOLIDAYS: DemoHoliday[] = [
  { id: 'munnar', name: 'Munnar Tea Hills', picture: 'tea', category: ['Hill station', 'Family', 'Honeymoon'], services: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan', 'Toll and parking'] },
  { id: 'ooty', name: 'Ooty and Coonoor Escape', picture: 'hills', category: ['Hill station', 'Family'], services: ['AC cab with driver', 'Two nights with breakfast', 'Toy train tickets where available', 'Toll and parking'] },
  { id: 'kodaikanal', name: 'Kodaikanal Lake and Pines', picture: 'hills-noon', category: ['Hill station', 'Honeymoon'], services: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan'] },
  { id: 'alappuzha', name: 'Alappuzha Backwaters', picture: 'backwaters', category: ['Backwaters', 'Honeymoon', 'Family'], services: ['AC cab with driver', 'One night on a houseboat with meals', 'Village walk with a guide'] },
  { id: 'coorg', name: 'Coorg Coffee Country', picture: 'forest', category: ['Hill station', 'Nature'], services: ['AC cab with driver', 'Two nights on a plantation with breakfast', 'Plantation walk'] },
  { id: 'wayanad', name: 'Wayanad Forest Retreat', picture: 'waterfall', category: ['Nature', 'Family'], services: ['AC cab with driver', 'Two nights with breakfast', 'Entrance tickets', 'Toll and parking'] },
  { id: 'araku', name: 'Araku Valley and Borra Caves', picture: 'hills-dusk', category: ['Hill station', 'Nature'], services: ['AC cab with driver', 'One night with breakfast', 'Cave tickets', 'Coffee tasting'] },
  { id: 'varkala', name: 'Varkala and Kovalam Beaches', picture: 'coast-noon', category: ['Beach', 'Family', 'Honeymoon'], services: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan'] },
]
