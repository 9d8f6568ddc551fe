import type { DemoDetails } from './packages.ts'

const NOT_IN = ['Lunch and dinner', 'Special tickets for darshan', 'Anything for yourselves']

/** What visitors judge the tours by, by their ids. */
export const TOUR_DETAILS: Record<string, DemoDetails> = {
  rameswaram: {
    ...{ days: 3, startCity: 'tn-madurai', endCity: 'tn-madurai', state: 'TN', hotelClass: 'budget', anyDay: true },
    ...{
      priceFrom: 21_900,
      priceFor: 'per cab of up to 6',
      personsFrom: 2,
      personsTo: 6,
      more: ['temple-dawn', 'coast'],
    },
    itinerary: [
      {
        title: 'Meenakshi’s city',
        text: 'From the station to the hotel. Meenakshi temple with a guide in the cool of the afternoon, and the closing of its doors at nine.',
      },
      {
        title: 'Across the sea',
        text: 'Leave at six by Paramakudi. Pamban bridge, the 22 wells and the long corridor of Rameswaram; Dhanushkodi before sunset.',
      },
      {
        title: 'Sunrise, and back',
        text: 'Agni Theertham at sunrise. Ramanathapuram palace on the way; Madurai by two.',
      },
    ],
    included: ['AC cab with driver', 'Two nights', 'Temple guide in Madurai', 'Toll and parking'],
    notIncluded: NOT_IN,
  },
  kanyakumari: {
    ...{
      days: 2,
      startCity: 'tn-tirunelveli',
      endCity: 'tn-tirunelveli',
      state: 'TN',
      hotelClass: '3-star',
      anyDay: true,
    },
    ...{ priceFrom: 11_400, priceFor: 'per cab of up to 4', personsFrom: 2, personsTo: 4, more: ['lighthouse'] },
    itinerary: [
      {
        title: 'Where three seas meet',
        text: 'Suchindram temple on the way. The ferry to Vivekananda Rock, and the sun going down into the sea.',
      },
      {
        title: 'Sunrise and Padmanabhapuram',
        text: 'Sunrise from the roof. The wooden palace of Padmanabhapuram, Thirparappu falls, and back by five.',
      },
    ],
    included: ['AC cab with driver', 'One night with breakfast', 'Ferry tickets', 'Toll and parking'],
    notIncluded: NOT_IN,
  },
  hampi: {
    ...{
      days: 3,
      startCity: 'ka-bengaluru-urban',
      endCity: 'ka-bengaluru-urban',
      state: 'KA',
      hotelClass: 'heritage',
      anyDay: true,
    },
    ...{
      priceFrom: 13_800,
      priceFor: 'per person, double sharing',
      personsFrom: 4,
      personsTo: 7,
      more: ['palace-noon'],
    },
    itinerary: [
      {
        title: 'North to Hospet',
        text: 'Leave Bengaluru at six; Chitradurga fort before lunch. Hospet by five, and Tungabhadra dam in its lights.',
      },
      {
        title: 'An empire in a day',
        text: 'With a licensed guide: Virupaksha temple, the stone chariot of Vittala, Lotus Mahal and elephant stables. Sunset from Matanga hill.',
      },
      {
        title: 'Anegundi, and home',
        text: 'By coracle over the river to Anegundi. Leave at eleven; Bengaluru by seven.',
      },
    ],
    included: [
      'Innova with driver',
      'Two nights in a heritage hotel with breakfast',
      'Licensed guide',
      'All entrance fees',
    ],
    notIncluded: ['Lunch and dinner', 'Cameras at entrances', 'Anything for yourselves'],
  },
  mysuru: {
    ...{
      days: 2,
      startCity: 'ka-bengaluru-urban',
      endCity: 'ka-bengaluru-urban',
      state: 'KA',
      hotelClass: '4-star',
      anyDay: true,
    },
    ...{ priceFrom: 8700, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 4, more: ['palace-noon'] },
    itinerary: [
      {
        title: 'Palace and hill',
        text: 'Srirangapatna on the way. The palace with a guide, Chamundi hill, and on Sundays the palace in its lights at seven.',
      },
      {
        title: 'Zoo and gardens',
        text: 'The zoo at opening time, Devaraja market, and Brindavan gardens in the afternoon. Bengaluru by nine.',
      },
    ],
    included: ['Sedan with driver', 'One night with breakfast', 'Palace and zoo tickets', 'Guide in the palace'],
    notIncluded: NOT_IN,
  },
  tirupati: {
    ...{ days: 2, startCity: 'tn-chennai', endCity: 'tn-chennai', state: 'AP', hotelClass: 'budget' },
    ...{ priceFrom: 2900, priceFor: 'per person, sharing a room of three', personsFrom: 6, personsTo: 12 },
    ...{ startsIn: [10, 24, 38, 52], more: ['temple'] },
    itinerary: [
      {
        title: 'To Tirumala',
        text: 'Leave Chennai at five. Kalahasti first, then up the hill; rooms by four, and rest before the queue.',
      },
      {
        title: 'Darshan, and home',
        text: 'Darshan at the hour of your ticket, laddus, and Padmavathi temple in Tiruchanur. Chennai by eight.',
      },
    ],
    included: ['Tempo Traveller with driver', 'One night', 'Help with darshan tickets', 'Toll and parking'],
    notIncluded: ['Meals', 'Tickets for darshan', 'Anything for yourselves'],
  },
  'chola-temples': {
    ...{ days: 3, startCity: 'tn-tiruchirappalli', endCity: 'tn-tiruchirappalli', state: 'TN', hotelClass: 'heritage' },
    ...{ priceFrom: 12_600, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 6 },
    ...{ startsIn: [8, 22, 36, 50, 64], more: ['temple', 'temple-dawn'] },
    itinerary: [
      {
        title: 'Srirangam and Thanjavur',
        text: 'Srirangam and Rockfort in the morning. The Big Temple of Thanjavur with a guide from four until its lights go on.',
      },
      {
        title: 'Kumbakonam and Darasuram',
        text: 'Airavatesvara in Darasuram, bronze casters in Swamimalai, and the tank temples of Kumbakonam.',
      },
      {
        title: 'Gangaikonda Cholapuram',
        text: 'The emptiest of the great three, best at nine. Kallanai dam on the way; Tiruchirappalli by five.',
      },
    ],
    included: ['Innova with driver', 'Two nights with breakfast', 'Licensed guide', 'All entrance fees'],
    notIncluded: NOT_IN,
  },
  chettinad: {
    ...{ days: 2, startCity: 'tn-madurai', endCity: 'tn-tiruchirappalli', state: 'TN', hotelClass: 'heritage' },
    ...{ priceFrom: 9800, priceFor: 'per person, double sharing', personsFrom: 2, personsTo: 4, anyDay: true },
    more: ['palace'],
    itinerary: [
      {
        title: 'Mansions',
        text: 'Karaikudi by eleven. Two mansions with their keepers, Athangudi tiles as they are made, and the antique street.',
      },
      {
        title: 'Kitchens',
        text: 'To the market with the cook, a class until noon, and lunch of what you cooked. Tiruchirappalli by five.',
      },
    ],
    included: ['Sedan with driver', 'One night in a mansion with breakfast', 'Cooking class', 'Chettinad lunch'],
    notIncluded: ['Dinner', 'Anything for yourselves'],
  },
  puducherry: {
    ...{ days: 2, startCity: 'tn-chennai', endCity: 'tn-chennai', state: 'TN', hotelClass: '3-star', anyDay: true },
    ...{ priceFrom: 10_900, priceFor: 'per cab of up to 4', personsFrom: 2, personsTo: 4, more: ['coast', 'ruins'] },
    itinerary: [
      {
        title: 'Down the coast road',
        text: 'Shore Temple and Five Rathas of Mamallapuram by nine. Lunch by the sea; the French quarter of Puducherry on foot at five.',
      },
      {
        title: 'Auroville, and back',
        text: 'The view of Matrimandir, a bakery breakfast, and Paradise beach by boat. Chennai by seven.',
      },
    ],
    included: ['AC cab with driver', 'One night with breakfast', 'Entrance fees', 'Toll and parking'],
    notIncluded: NOT_IN,
  },
  athirappilly: {
    ...{
      days: 2,
      startCity: 'tn-coimbatore',
      endCity: 'tn-coimbatore',
      state: 'KL',
      hotelClass: 'budget',
      anyDay: true,
    },
    ...{ priceFrom: 13_200, priceFor: 'per cab of up to 6', personsFrom: 2, personsTo: 6, more: ['waterfall'] },
    itinerary: [
      {
        title: 'The falls',
        text: 'By Palakkad and Thrissur. Athirappilly from above and, for those who like steps, from below; Vazhachal after it. Night in Guruvayur.',
      },
      {
        title: 'Guruvayur, and home',
        text: 'The temple at three for the first darshan, or at eight for the second. The elephants of Punnathur, and Coimbatore by four.',
      },
    ],
    included: ['Ertiga with driver', 'One night', 'Entrance fees', 'Toll and parking'],
    notIncluded: NOT_IN,
  },
}
