import type { DemoDetails } from './packages.ts'

const NOT_IN = ['Lunch and dinner', 'Entrance tickets that are not named', 'Anything for yourselves']

/** What visitors judge the holidays by, by their ids. */
export const HOLIDAY_DETAILS: Record<string, DemoDetails> = {
  munnar: {
    ...{ days: 3, startCity: 'tn-madurai', endCity: 'kl-ernakulam', state: 'KL', hotelClass: '3-star', anyDay: true },
    ...{ priceFrom: 8990, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 6, more: ['hills-dusk'] },
    itinerary: [
      {
        title: 'Up to the tea gardens',
        text: 'Leave Madurai at seven. Breakfast in Theni, then the ghat road by Bodi Mettu with a stop at each view point. Munnar by three; a walk through the bazaar before dinner.',
      },
      {
        title: 'Eravikulam and Mattupetty',
        text: 'Eravikulam at opening time, while the tahr are near the road. Tea Museum with a tasting, then Mattupetty dam and Echo Point. Back by six.',
      },
      {
        title: 'Down to Kochi',
        text: 'A slow morning. Cheeyappara falls and a spice garden on the way down; at the station or airport of Kochi by five.',
      },
    ],
    included: ['AC cab with driver for all three days', 'Two nights with breakfast', 'Toll, parking and driver’s stay'],
    notIncluded: NOT_IN,
  },
  ooty: {
    ...{
      days: 3,
      startCity: 'tn-coimbatore',
      endCity: 'tn-coimbatore',
      state: 'TN',
      hotelClass: '3-star',
      anyDay: true,
    },
    ...{ priceFrom: 7850, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 6, more: ['tea'] },
    itinerary: [
      {
        title: 'By rail to Ooty',
        text: 'Mettupalayam at half past six for the toy train, if seats are there; else by road with a stop at Kallar. The lake and the Botanical Garden in the afternoon.',
      },
      {
        title: 'Coonoor and its views',
        text: 'Sim’s Park, Lamb’s Rock and Dolphin’s Nose. Lunch in Coonoor, a tea factory after it, and back along the valley road.',
      },
      {
        title: 'Pykara, and home',
        text: 'Pine forest and Pykara falls before the crowd. Down by Kotagiri, where there is less traffic; Coimbatore by six.',
      },
    ],
    included: [
      'AC cab with driver',
      'Two nights with breakfast',
      'Toy train one way, if seats are there',
      'Toll and parking',
    ],
    notIncluded: NOT_IN,
  },
  kodaikanal: {
    ...{ days: 3, startCity: 'tn-madurai', endCity: 'tn-madurai', state: 'TN', hotelClass: 'resort', anyDay: true },
    ...{ priceFrom: 9400, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 4, more: ['forest'] },
    itinerary: [
      {
        title: 'To the lake',
        text: 'Three hours from Madurai, with Silver Cascade on the way. An hour on the lake or around it by cycle, as you like.',
      },
      {
        title: 'Pines and pillars',
        text: 'Coaker’s Walk early, before the mist. Pillar Rocks, Guna caves and the pine forest; hot chocolate in the town.',
      },
      {
        title: 'Poombarai and back',
        text: 'The terraced village of Poombarai and its temple. Leave after lunch; Madurai by six.',
      },
    ],
    included: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan', 'Toll and parking'],
    notIncluded: NOT_IN,
  },
  alappuzha: {
    ...{
      days: 2,
      startCity: 'kl-ernakulam',
      endCity: 'kl-ernakulam',
      state: 'KL',
      hotelClass: 'houseboat',
      anyDay: true,
    },
    ...{ priceFrom: 15_800, priceFor: 'per couple, own houseboat', personsFrom: 2, personsTo: 6, more: ['coast'] },
    itinerary: [
      {
        title: 'On board',
        text: 'An hour and a half from Kochi to the jetty. On board by noon; lunch while the boat goes out on Vembanad lake. It anchors at sunset, and dinner is fish of the day.',
      },
      {
        title: 'The village, and back',
        text: 'Breakfast on deck. A walk with a guide along the small canals to a coir workshop and a toddy shop. Kochi by two.',
      },
    ],
    included: ['AC cab with driver', 'One night on a houseboat with all meals', 'Village walk with a guide'],
    notIncluded: ['AC on board before nine in the evening', 'Drinks', 'Anything for yourselves'],
  },
  coorg: {
    ...{
      days: 3,
      startCity: 'ka-bengaluru-urban',
      endCity: 'ka-mysuru',
      state: 'KA',
      hotelClass: 'homestay',
      anyDay: true,
    },
    ...{
      priceFrom: 10_600,
      priceFor: 'per person, double sharing',
      personsFrom: 2,
      personsTo: 6,
      more: ['waterfall-noon'],
    },
    itinerary: [
      {
        title: 'Coffee country',
        text: 'Leave Bengaluru at six; breakfast in Bidadi. Namdroling monastery at Bylakuppe, then the plantation by three, with its own coffee on the veranda.',
      },
      {
        title: 'Falls and fort',
        text: 'A walk among coffee, pepper and orange trees with the planter. Abbi falls, Madikeri fort, and Raja’s Seat at sunset.',
      },
      {
        title: 'Dubare, and down to Mysuru',
        text: 'Elephants at their bath in Dubare at nine. Mysuru by two, with time for the palace if you stay.',
      },
    ],
    included: [
      'AC cab with driver',
      'Two nights on a plantation with breakfast',
      'Plantation walk',
      'Toll and parking',
    ],
    notIncluded: NOT_IN,
  },
  wayanad: {
    ...{ days: 3, startCity: 'kl-kozhikode', endCity: 'kl-kozhikode', state: 'KL', hotelClass: 'resort', anyDay: true },
    ...{ priceFrom: 9900, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 7, more: ['forest'] },
    itinerary: [
      {
        title: 'Nine hairpins',
        text: 'From Kozhikode up the Thamarassery ghat. Pookode lake, then the resort at the edge of the forest by four.',
      },
      {
        title: 'Caves and a dam',
        text: 'Edakkal caves early, as it is a climb of 400 steps. Lunch in Kalpetta; Banasura Sagar dam by boat in the afternoon.',
      },
      {
        title: 'Muthanga, and home',
        text: 'A jeep into Muthanga at seven: elephants and deer with luck. Soochipara falls if they are open; Kozhikode by five.',
      },
    ],
    included: [
      'AC cab with driver',
      'Two nights with breakfast',
      'Jeep in Muthanga',
      'Entrance tickets',
      'Toll and parking',
    ],
    notIncluded: ['Lunch and dinner', 'Cameras at entrances', 'Anything for yourselves'],
  },
  araku: {
    ...{ days: 2, startCity: 'ap-visakhapatnam', endCity: 'ap-visakhapatnam', state: 'AP', hotelClass: 'budget' },
    ...{
      priceFrom: 14_500,
      priceFor: 'per cab of up to 4',
      personsFrom: 2,
      personsTo: 4,
      anyDay: true,
      more: ['hills'],
    },
    itinerary: [
      {
        title: 'Through the caves',
        text: 'Leave Visakhapatnam at seven. Borra caves by ten, bamboo chicken for lunch, and the valley with its coffee museum by four.',
      },
      {
        title: 'The valley, and back',
        text: 'Chaparai rapids and the Tribal Museum. Galikonda view point on the way down; Visakhapatnam by six.',
      },
    ],
    included: ['AC cab with driver', 'One night with breakfast', 'Cave tickets', 'Coffee tasting'],
    notIncluded: NOT_IN,
  },
  varkala: {
    ...{ days: 3, startCity: 'kl-thiruvananthapuram', endCity: 'kl-thiruvananthapuram', state: 'KL', anyDay: true },
    ...{ priceFrom: 9200, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 6, hotelClass: '3-star' },
    more: ['lighthouse', 'coast'],
    itinerary: [
      {
        title: 'The cliff',
        text: 'An hour from the airport or station. Papanasam beach below the cliff, and dinner above it.',
      },
      {
        title: 'Jatayu and a boat',
        text: 'The Jatayu rock by cable car, then a country boat through the mangroves of Paravur. The evening is free.',
      },
      {
        title: 'Kovalam, and home',
        text: 'Down the coast to Kovalam: the lighthouse, a swim, and lunch by the sea. Thiruvananthapuram by four.',
      },
    ],
    included: ['AC cab with driver', 'Two nights with breakfast', 'Sightseeing as in the plan', 'Toll and parking'],
    notIncluded: NOT_IN,
  },
}
