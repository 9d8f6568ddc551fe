import type { DemoTour } from './packages.ts'

/** Tours: a round of places for a group of a given size. */
export const DEMO_TOURS: DemoTour[] = [
  {
    id: 'rameswaram',
    name: 'Madurai–Rameswaram Pilgrimage',
    picture: 'temple',
    category: 'Basic',
    numberOfPersons: 6,
    services: ['AC cab with driver', 'Two nights', 'Temple guide in Madurai', 'Toll and parking'],
    summary: 'Three days between two great temples of Tamil Nadu.',
    days: [
      {
        title: 'Madurai',
        text: 'The Meenakshi Amman temple in the evening light, and the Thirumalai Nayakkar palace.',
      },
      {
        title: 'Over the Pamban bridge',
        text: 'About 175 km to Rameswaram island. The Ramanathaswamy temple with its 22 wells and its long corridors.',
      },
      {
        title: 'Dhanushkodi and return',
        text: 'The ghost town and the last road of the island at Arichalmunai, then back to Madurai.',
      },
    ],
  },
  {
    id: 'kanyakumari',
    name: 'Kanyakumari Land’s End',
    picture: 'coast',
    category: 'Basic',
    numberOfPersons: 4,
    services: ['AC cab with driver', 'One night with breakfast', 'Ferry tickets'],
    summary: 'Two days to the southern tip of India, from Thiruvananthapuram and back.',
    days: [
      {
        title: 'Palace and sunset',
        text: 'The wooden Padmanabhapuram palace and the Suchindram temple on the way. Sunset over the sea at Kanyakumari.',
      },
      {
        title: 'Sunrise and the rocks',
        text: 'Sunrise over the other sea; by ferry to the Vivekananda Rock Memorial and the Thiruvalluvar statue. Back in the afternoon.',
      },
    ],
  },
  {
    id: 'hampi',
    name: 'Hampi and the Empire of Stone',
    picture: 'ruins',
    category: 'Premium',
    numberOfPersons: 7,
    services: ['Innova with driver', 'Two nights in a heritage hotel', 'Licensed guide', 'All entrance fees'],
    summary: 'Three days in the capital of Vijayanagara, from Bengaluru and back.',
    days: [
      {
        title: 'Bengaluru to Hosapete',
        text: 'About 340 km, with a stop at the fort of Chitradurga. Sunset from Hemakuta hill.',
      },
      {
        title: 'Hampi',
        text: 'The Virupaksha temple, the stone chariot of the Vittala temple, the Lotus Mahal and the elephant stables. A coracle on the Tungabhadra when the water allows.',
      },
      { title: 'Anegundi and return', text: 'The old village across the river, then the road back to Bengaluru.' },
    ],
  },
  {
    id: 'mysuru',
    name: 'Mysuru Palaces and Gardens',
    picture: 'palace',
    category: 'Premium',
    numberOfPersons: 4,
    services: ['Sedan with driver', 'One night with breakfast', 'Palace and zoo tickets', 'Guide in the palace'],
    summary: 'Two royal days from Bengaluru and back.',
    days: [
      {
        title: 'Srirangapatna and the palace',
        text: 'Tipu’s summer palace and the Ranganathaswamy temple; Mysore Palace in the afternoon. It is lit on Sundays and holidays.',
      },
      {
        title: 'Chamundi hill and gardens',
        text: 'The temple and the great Nandi on Chamundi hill, the zoo, silk and sandalwood shops, and Brindavan gardens. Back to Bengaluru at night.',
      },
    ],
  },
  {
    id: 'tirupati',
    name: 'Tirupati Darshan',
    picture: 'temple-dawn',
    category: 'Basic',
    numberOfPersons: 12,
    services: ['Tempo Traveller with driver', 'One night', 'Help with darshan tickets', 'Toll and parking'],
    summary: 'Two days from Chennai to the hill of Lord Venkateswara and back.',
    days: [
      {
        title: 'Chennai to Tirupati',
        text: 'About 135 km. The Padmavathi temple at Tiruchanur, then up the ghat road to Tirumala.',
      },
      {
        title: 'Darshan and Srikalahasti',
        text: 'Darshan at the hour of your ticket (each pilgrim books with an identity card). The Srikalahasti temple on the way back to Chennai.',
      },
    ],
  },
  {
    id: 'chola-temples',
    name: 'Great Chola Temples',
    picture: 'temple-dusk',
    category: 'Premium',
    numberOfPersons: 6,
    services: ['Innova with driver', 'Two nights with breakfast', 'Licensed guide', 'All entrance fees'],
    summary: 'Three days with the bronze and granite of the Cholas, from Tiruchirappalli and back.',
    days: [
      {
        title: 'Tiruchirappalli to Thanjavur',
        text: 'The Rockfort and Srirangam; evening in the great court of the Brihadisvara temple of Thanjavur.',
      },
      {
        title: 'Kumbakonam',
        text: 'The Airavatesvara temple of Darasuram, bronze casters at Swamimalai, and the Mahamaham tank.',
      },
      {
        title: 'Gangaikonda Cholapuram',
        text: 'The capital that Rajendra built, and its great temple. Back to Tiruchirappalli.',
      },
    ],
  },
  {
    id: 'chettinad',
    name: 'Chettinad Mansions and Kitchens',
    picture: 'palace-noon',
    category: 'Premium',
    numberOfPersons: 4,
    services: ['Sedan with driver', 'One night in a mansion', 'Cooking class', 'Chettinad lunch'],
    summary: 'Two days among the mansions of Karaikudi, from Madurai and back.',
    days: [
      {
        title: 'Karaikudi and Kanadukathan',
        text: 'Pillayarpatti temple on the way. The pillared halls of the merchants’ houses, and the antique street of Karaikudi.',
      },
      {
        title: 'Tiles, looms and pepper',
        text: 'The hand-made tiles of Athangudi, kandangi looms, a cooking class and a lunch on a banana leaf. Back to Madurai.',
      },
    ],
  },
  {
    id: 'puducherry',
    name: 'Mamallapuram and Puducherry Coast',
    picture: 'lighthouse',
    category: 'Basic',
    numberOfPersons: 4,
    services: ['AC cab with driver', 'One night with breakfast', 'Entrance fees'],
    summary: 'Two days down the East Coast Road, from Chennai and back.',
    days: [
      {
        title: 'Stone by the sea',
        text: 'The Shore Temple, the Five Rathas, Arjuna’s Penance and the lighthouse of Mamallapuram. Along the backwaters to Puducherry.',
      },
      {
        title: 'White Town and Auroville',
        text: 'The promenade at sunrise, the French quarter, and the viewpoint of the Matrimandir at Auroville. Back to Chennai.',
      },
    ],
  },
  {
    id: 'athirappilly',
    name: 'Athirappilly Falls and Guruvayur',
    picture: 'waterfall-noon',
    category: 'Basic',
    numberOfPersons: 6,
    services: ['Ertiga with driver', 'One night', 'Entrance fees', 'Toll and parking'],
    summary: 'Two days of falls and temples around Thrissur, from Kochi and back.',
    days: [
      {
        title: 'The falls',
        text: 'Athirappilly, some 24 m high, and Vazhachal above it; the road runs through rain forest. Night in Thrissur.',
      },
      {
        title: 'Guruvayur',
        text: 'The Sri Krishna temple of Guruvayur, the elephants of Punnathurkotta, and the Vadakkunnathan temple of Thrissur from outside. Back to Kochi.',
      },
    ],
  },
]
