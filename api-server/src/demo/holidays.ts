import type { DemoHoliday } from './packages.ts'

/** Holidays: a few slow days in one place. */
export const DEMO_HOLIDAYS: DemoHoliday[] = [
  {
    id: 'munnar',
    name: 'Munnar Tea Hills',
    picture: 'tea',
    category: ['Hill station', 'Family', 'Honeymoon'],
    services: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan', 'Toll and parking'],
    summary: 'Three days among the tea gardens of the High Ranges of Kerala, from Kochi and back.',
    days: [
      {
        title: 'Kochi to Munnar',
        text: 'About 130 km and four hours uphill, with stops at the Cheeyappara and Valara waterfalls and a spice garden near Adimali. Evening free in Munnar town.',
      },
      {
        title: 'Eravikulam and Top Station',
        text: 'Morning at Eravikulam National Park, home of the Nilgiri tahr (closed in the calving season, usually February and March). Then Mattupetty dam, Echo Point and the view from Top Station.',
      },
      {
        title: 'Tea Museum and return',
        text: 'The Tea Museum shows how a leaf becomes a cup. After lunch the drive down to Kochi, in time for evening trains and flights.',
      },
    ],
  },
  {
    id: 'ooty',
    name: 'Ooty and Coonoor Escape',
    picture: 'hills',
    category: ['Hill station', 'Family'],
    services: [
      'AC cab with driver',
      'Two nights with breakfast',
      'Toy train tickets where available',
      'Toll and parking',
    ],
    summary: 'Three days in the Nilgiris by cab and by the mountain railway, from Coimbatore and back.',
    days: [
      {
        title: 'Coimbatore to Ooty',
        text: 'Up through Mettupalayam and Coonoor with its tea slopes. Walk in the Government Botanical Garden; evening by Ooty lake.',
      },
      {
        title: 'The mountain railway and Doddabetta',
        text: 'A ride on the Nilgiri Mountain Railway between Ooty and Coonoor, then Sim’s Park and Dolphin’s Nose. Sunset at Doddabetta, the highest peak of the Nilgiris (2,637 m).',
      },
      { title: 'Pykara and return', text: 'Pykara lake and falls in the morning. After lunch back to Coimbatore.' },
    ],
  },
  {
    id: 'kodaikanal',
    name: 'Kodaikanal Lake and Pines',
    picture: 'hills-noon',
    category: ['Hill station', 'Honeymoon'],
    services: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan'],
    summary: 'Three cool days in the Palani hills, from Madurai and back.',
    days: [
      {
        title: 'Madurai to Kodaikanal',
        text: 'About 115 km; the last stretch climbs past Silver Cascade falls. Evening round the star-shaped lake, on foot or by cycle.',
      },
      {
        title: 'Viewpoints and forest',
        text: 'Coaker’s Walk early, before the mist. Then Pillar Rocks, the pine forest and Bryant Park.',
      },
      {
        title: 'Poombarai and return',
        text: 'The terraced village of Poombarai and its old Murugan temple. Down to Madurai in the afternoon.',
      },
    ],
  },
  {
    id: 'alappuzha',
    name: 'Alappuzha Backwaters',
    picture: 'backwaters',
    category: ['Backwaters', 'Honeymoon', 'Family'],
    services: ['AC cab with driver', 'One night on a houseboat with meals', 'Village walk with a guide'],
    summary: 'Two days on the canals and lakes of Kuttanad, from Kochi and back.',
    days: [
      {
        title: 'Aboard the houseboat',
        text: 'An hour and a half from Kochi to the jetty at Alappuzha. From noon the boat glides past paddy fields below sea level and ties up for the night on Vembanad lake.',
      },
      {
        title: 'Village and beach',
        text: 'Breakfast on board. A walk through a village of coir makers, then Alappuzha beach with its old pier, and back to Kochi.',
      },
    ],
  },
  {
    id: 'coorg',
    name: 'Coorg Coffee Country',
    picture: 'forest',
    category: ['Hill station', 'Nature'],
    services: ['AC cab with driver', 'Two nights on a plantation with breakfast', 'Plantation walk'],
    summary: 'Three days under the coffee and pepper vines of Kodagu, from Mysuru and back.',
    days: [
      {
        title: 'Mysuru to Madikeri',
        text: 'On the way the Namdroling monastery, the Golden Temple of Bylakuppe. Evening at Raja’s Seat in Madikeri.',
      },
      {
        title: 'Abbey falls and Talakaveri',
        text: 'Abbey falls in the morning, then Bhagamandala and Talakaveri, the source of the river Kaveri.',
      },
      {
        title: 'Dubare and return',
        text: 'Elephants at the Dubare forest camp on the Kaveri. Back to Mysuru in the afternoon.',
      },
    ],
  },
  {
    id: 'wayanad',
    name: 'Wayanad Forest Retreat',
    picture: 'waterfall',
    category: ['Nature', 'Family'],
    services: ['AC cab with driver', 'Two nights with breakfast', 'Entrance tickets', 'Toll and parking'],
    summary: 'Three days of caves, lakes and wild forest in the north of Kerala, from Kozhikode and back.',
    days: [
      {
        title: 'Over the Thamarassery pass',
        text: 'Nine hairpin bends from Kozhikode up to Lakkidi. Pookode lake in the afternoon.',
      },
      {
        title: 'Edakkal caves and Banasura',
        text: 'The stone-age carvings of the Edakkal caves (a steep climb), then the earth dam and hills of Banasura Sagar.',
      },
      {
        title: 'Muthanga and return',
        text: 'An early jeep ride in the Muthanga sanctuary, as the forest department allows. Back to Kozhikode.',
      },
    ],
  },
  {
    id: 'araku',
    name: 'Araku Valley and Borra Caves',
    picture: 'hills-dusk',
    category: ['Hill station', 'Nature'],
    services: ['AC cab with driver', 'One night with breakfast', 'Cave tickets', 'Coffee tasting'],
    summary: 'Two days in the Eastern Ghats, from Visakhapatnam and back.',
    days: [
      {
        title: 'Borra caves and the valley',
        text: 'Up the ghat to the million-year-old limestone caves of Borra, then Galikonda viewpoint and the coffee groves of Ananthagiri. Night in Araku.',
      },
      {
        title: 'Museum, gardens and return',
        text: 'The Tribal Museum, the Coffee Museum and Padmapuram gardens. Down to Visakhapatnam by evening.',
      },
    ],
  },
  {
    id: 'varkala',
    name: 'Varkala and Kovalam Beaches',
    picture: 'coast-noon',
    category: ['Beach', 'Family', 'Honeymoon'],
    services: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan'],
    summary: 'Three days of sea, cliffs and temples in the south of Kerala, from Thiruvananthapuram and back.',
    days: [
      {
        title: 'Thiruvananthapuram to Varkala',
        text: 'About 45 km along the coast. The cliff walk above Papanasam beach, and the old Janardanaswamy temple.',
      },
      {
        title: 'To Kovalam',
        text: 'Through the city, past the Sree Padmanabhaswamy temple and the Napier Museum, to Kovalam and its three bays.',
      },
      {
        title: 'Lighthouse and return',
        text: 'The view from Vizhinjam lighthouse, a last swim, and the short drive to the station or airport.',
      },
    ],
  },
]
