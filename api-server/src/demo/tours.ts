import type { DemoTour } from './packages.ts'

/** Tours: a round of places for a group of a given size. */
// biome-ignore format: one package a line
export const DEMO_TOURS: DemoTour[] = [
  { id: 'rameswaram', name: 'Madurai–Rameswaram Pilgrimage', picture: 'temple', category: 'Basic', numberOfPersons: 6, services: ['AC cab with driver', 'Two nights', 'Temple guide in Madurai', 'Toll and parking'] },
  { id: 'kanyakumari', name: 'Kanyakumari Land’s End', picture: 'coast', category: 'Basic', numberOfPersons: 4, services: ['AC cab with driver', 'One night with breakfast', 'Ferry tickets'] },
  { id: 'hampi', name: 'Hampi and the Empire of Stone', picture: 'ruins', category: 'Premium', numberOfPersons: 7, services: ['Innova with driver', 'Two nights in a heritage hotel', 'Licensed guide', 'All entrance fees'] },
  { id: 'mysuru', name: 'Mysuru Palaces and Gardens', picture: 'palace', category: 'Premium', numberOfPersons: 4, services: ['Sedan with driver', 'One night with breakfast', 'Palace and zoo tickets', 'Guide in the palace'] },
  { id: 'tirupati', name: 'Tirupati Darshan', picture: 'temple-dawn', category: 'Basic', numberOfPersons: 12, services: ['Tempo Traveller with driver', 'One night', 'Help with darshan tickets', 'Toll and parking'] },
  { id: 'chola-temples', name: 'Great Chola Temples', picture: 'temple-dusk', category: 'Premium', numberOfPersons: 6, services: ['Innova with driver', 'Two nights with breakfast', 'Licensed guide', 'All entrance fees'] },
  { id: 'chettinad', name: 'Chettinad Mansions and Kitchens', picture: 'palace-noon', category: 'Premium', numberOfPersons: 4, services: ['Sedan with driver', 'One night in a mansion', 'Cooking class', 'Chettinad lunch'] },
  { id: 'puducherry', name: 'Mamallapuram and Puducherry Coast', picture: 'lighthouse', category: 'Basic', numberOfPersons: 4, services: ['AC cab with driver', 'One night with breakfast', 'Entrance fees'] },
  { id: 'athirappilly', name: 'Athirappilly Falls and Guruvayur', picture: 'waterfall-noon', category: 'Basic', numberOfPersons: 6, services: ['Ertiga with driver', 'One night', 'Entrance fees', 'Toll and parking'] },
]
