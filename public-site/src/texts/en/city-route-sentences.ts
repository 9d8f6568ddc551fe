import { shortPaise } from 'shared-api/money'
import { hillKm, later, middleOf, perHead, perKm, type RouteSentences, type RouteWords } from '../../lib/route-words.ts'

const HEADINGS: Record<RouteWords['heading'], string> = {
  ...{ N: 'north', NE: 'north-east', E: 'east', SE: 'south-east' },
  ...{ S: 'south', SW: 'south-west', W: 'west', NW: 'north-west' },
}

/** '10 h 45 min', in quarters of an hour. */
export function duration(minutes: number): string {
  const quarters = Math.round(minutes / 15)
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')
}

/** '6:45 am' of 'HH:MM'. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

const hillNames = ({ hills }: RouteWords, join: string) =>
  hills.map(({ from, to }) => `${from} ${join} ${to}`).join(', ')
const kms = (places: { name: string; km: number }[]) => places.map(({ name, km }) => `${name} ${km}`).join(', ')
const names = (places: { name: string }[]) => places.map(({ name }) => name).join(', ')

/** How the page of a route tells its facts: five ways each, of which the pair of cities decides. */
export const sentences: RouteSentences = {
  lead: [
    ({ from, to, km, minutes }) =>
      `${km} km by road, about ${duration(minutes)}: a cab with driver picks you up at your door in ${from} and takes you to any address in ${to}.`,
    ({ from, to, km, minutes }) =>
      `Travel from ${from} to ${to} without changing. One driver, ${km} km, some ${duration(minutes)} with short breaks.`,
    ({ from, to, km, minutes }) =>
      `Our drivers take roughly ${duration(minutes)} for these ${km} km between ${from} and ${to}. Stop for tea whenever you like.`,
    ({ from, to, km, minutes }) =>
      `Allow ${duration(minutes)} for the drive, which is ${km} km long. You pick the time and the car; ${from} to ${to} is our job.`,
    ({ from, to, km, minutes }) =>
      `Leave the bus to others: ${from} and ${to} are ${km} km apart, or ${duration(minutes)} in your own hired cab.`,
  ],
  road: [
    ({ straightKm, extraKm, heading }) =>
      `The road heads ${HEADINGS[heading]}. As the crow flies it is ${straightKm} km; bends and bypasses add another ${extraKm}.`,
    ({ from, to, straightKm, extraKm, heading }) =>
      `On the map ${to} lies ${straightKm} km ${HEADINGS[heading]} of ${from}. Driving takes ${extraKm} km more than that.`,
    ({ straightKm, extraKm, heading }) =>
      `Mostly it runs ${HEADINGS[heading]}, and is ${extraKm} km longer than the straight line, which measures ${straightKm} km.`,
    ({ km, straightKm, heading }) =>
      `Expect to travel ${HEADINGS[heading]} for most of the trip: ${km} km of tarmac where a plane would cover ${straightKm}.`,
    ({ from, km, extraKm, heading }) =>
      `Once out of ${from}, the driver keeps going ${HEADINGS[heading]}. Of all ${km} km, ${extraKm} are detours from a straight course.`,
  ],
  states: [
    ({ states }) =>
      states.length > 1 ? `States in order: ${states.join(', then ')}.` : `All of it is in ${states[0]}.`,
    ({ states }) =>
      states.length > 1
        ? `You begin in ${states[0]} and finish in ${states.at(-1)}${states.length > 2 ? `, after a stretch of ${states.slice(1, -1).join(' and ')}` : ''}.`
        : `It never leaves ${states[0]}, so it needs no permit from another state.`,
    ({ states }) =>
      states.length > 1 ? `Your cab crosses ${states.join(', ')}.` : `From end to end you stay inside ${states[0]}.`,
    ({ states }) =>
      states.length > 1
        ? `Borders on this route: ${states
            .slice(1)
            .map((state, at) => `${states[at]}–${state}`)
            .join(', ')}.`
        : `You cross no border, as both ends belong to ${states[0]}.`,
    ({ states }) =>
      states.length > 1
        ? `${states.length} states share this highway: ${states.join(' and ')}.`
        : `${states[0]} is the only state you will see.`,
  ],
  hills: [
    (route) =>
      route.hills.length > 0
        ? `Hairpins wait on ${hillKm(route)} km of hill road: ${hillNames(route, 'to')}.`
        : 'There are no ghat sections.',
    (route) =>
      route.hills.length > 0
        ? `Anyone who gets carsick should sit in front between ${hillNames(route, 'and')}, a ghat of ${hillKm(route)} km.`
        : 'Our map shows no stretch of hill road.',
    (route) =>
      route.hills.length > 0
        ? `Part of it climbs: ${hillKm(route)} km of ghat road, ${hillNames(route, '–')}.`
        : 'None of it climbs a ghat.',
    (route) =>
      route.hills.length > 0
        ? `Mountain driving makes up ${hillKm(route)} km here (${hillNames(route, 'up or down to')}).`
        : 'You will meet no hairpin bends.',
    (route) =>
      route.hills.length > 0
        ? `Slow down and enjoy the view from ${hillNames(route, 'till')}: ${hillKm(route)} km wind through hills.`
        : 'No part of it adds a hill charge.',
  ],
  stops: [
    (route) => {
      const [one, end] = [route.stops[0], route.stops.at(-1)]
      if (!one || !end) return 'There is no larger town on our map between them.'
      if (one === end)
        return `Only ${one.name} lies between, ${one.km} km from the start and ${route.km - one.km} from the end.`
      return `First comes ${one.name} at ${one.km} km; from ${end.name} it is ${route.km - end.km} km to go. ${route.longest.from} to ${route.longest.to} is the longest leg, ${route.longest.km} km.`
    },
    (route) => {
      const half = middleOf(route)
      if (!half) return `Between ${route.from} and ${route.to} you pass nothing larger than a village.`
      return `A good place to rest is ${half.name}, ${half.km} km after the start, with ${route.km - half.km} still ahead. Fill up before ${route.longest.from}: the next ${route.longest.km} km pass no larger town.`
    },
    (route) =>
      route.stops.length === 0
        ? 'The road goes through without touching another town.'
        : `You will see signs for ${names(route.stops.slice(0, 3))}${route.stops.length > 3 ? ` and ${route.stops.length - 3} more` : ''}. Longest gap: ${route.longest.km} km, ending at ${route.longest.to}.`,
    (route) => {
      const half = middleOf(route)
      if (!half) return 'Have breakfast before you set off, since no town comes in between.'
      return `Breakfast or lunch? ${half.name} is near the middle (km ${half.km}). Ask for a halt anywhere; only ${route.longest.from}–${route.longest.to} offers little over ${route.longest.km} km.`
    },
    (route) => {
      const end = route.stops.at(-1)
      if (!end) return 'It is a single leg, without a town worth a mention.'
      return `We count ${route.stops.length} ${route.stops.length === 1 ? 'town' : 'towns'} along the way. Past ${end.name}, just ${route.km - end.km} km separate you from ${route.to}. The emptiest part is ${route.longest.km} km long.`
    },
  ],
  time: [
    ({ leave, minutes }) => `Start at ${clock(leave)}, arrive around ${clock(later(leave, minutes))}.`,
    ({ to, minutes }) =>
      `To be in ${to} by eight in the evening, set off no later than ${clock(later('20:00', -minutes))}.`,
    ({ leave, minutes, days }) =>
      `Early birds who leave at ${clock(leave)} get there about ${clock(later(leave, minutes))}${days === 1 ? ' and can return the same day' : ''}.`,
    ({ from, leave, minutes, days }) =>
      `If the cab leaves ${from} at ${clock(leave)}, expect ${clock(later(leave, minutes))} on arrival. ${days === 1 ? 'There and back fits in one day.' : `There and back takes ${days} days.`}`,
    ({ minutes }) => `For dinner at nine, say goodbye by ${clock(later('21:00', -minutes))}.`,
  ],
  price: [
    ({ cheapest, km }) =>
      cheapest
        ? `Cheapest is a ${cheapest.name.toLowerCase()}: ${shortPaise(cheapest.total)}, that is ${perKm(cheapest.total, km)} a km.`
        : '',
    ({ cheapest }) =>
      cheapest
        ? `Split among ${cheapest.seats}, a ${cheapest.name.toLowerCase()} at ${shortPaise(cheapest.total)} costs ${perHead(cheapest)} per head.`
        : '',
    ({ largest }) =>
      largest
        ? `For groups, our ${largest.name.toLowerCase()} has ${largest.seats} seats; when it is full, everybody pays ${perHead(largest)}.`
        : '',
    ({ cheapest, largest }) =>
      cheapest && largest
        ? `Fares range from ${shortPaise(cheapest.total)} to ${shortPaise(largest.total)}, depending on how many of you come (${cheapest.seats} or up to ${largest.seats}).`
        : '',
    ({ cheapest, km }) =>
      cheapest
        ? `Every km works out at ${perKm(cheapest.total, km)} if a ${cheapest.name.toLowerCase()} for ${cheapest.seats} is enough: ${shortPaise(cheapest.total)} in total.`
        : '',
  ],
  beyond: [
    ({ to, beyond }) => `Going further? Kilometres from ${to}: ${kms(beyond)}.`,
    ({ beyond }) =>
      `Nearby you could add ${beyond.map(({ name, km }) => `${name} (${km})`).join(', ')}, counted by road.`,
    ({ to, beyond }) => `${to} makes a good base for outings; these are the distances: ${kms(beyond)}.`,
    ({ beyond }) => `Keep the cab another day and see what lies within reach: ${kms(beyond)}.`,
    ({ beyond }) => `Neighbouring places, the nearest first: ${kms(beyond)} km away.`,
  ],
  trip: [
    ({ to }) =>
      `Luggage goes in the boot, children get seats of their own, and nobody else boards on the way. Tell us your hotel, station or airport in ${to} when you book; you can change it by phone until departure.`,
    ({ from }) =>
      `Give your street in ${from}; a landmark helps. Before pick-up we send you the driver's mobile number and number plate, and you share four digits once seated.`,
    ({ days }) =>
      `On a return trip, car and driver stay with you${days > 1 ? ` for all ${days} days` : ' from morning till evening'}; a drop ends at your destination, and the empty ride home is our concern.`,
    ({ to }) =>
      `Send your request online and pay nothing at that moment: our office calls back, confirms vehicle and fare to ${to}, then puts the details on a private trip page.`,
    ({ from, to }) =>
      `Grandparents aboard? Choose an MUV for its legroom. Pilgrims, wedding guests or students moving house from ${from} to ${to} often take a van and stay together.`,
    ({ from }) =>
      `Sleepy after an early flight? Lean back while an experienced driver takes the wheel. Meet us in ${from} at a terminal, lobby, temple or office, whichever suits you.`,
    ({ to }) =>
      `Bring your bags; ask us beforehand about pets. Photo stops are welcome wherever parking is allowed, you choose the music, and nobody hurries you before ${to}.`,
  ],
  booking: [
    () =>
      'Bookings open a year ahead and close shortly before pick-up. Once you have booked, you may ask for changes, print everything, or cancel online after seeing what that costs.',
    () =>
      'Our form has the same prices as this page, and nothing is added at checkout: each line shows before you book.',
    () =>
      'Missing a class you want? Call us: some models may be in the workshop today. Luggage racks, child seats and extra halts can be arranged by telephone.',
    () =>
      'If several families travel, compare two small cars with one minibus. Vehicles carry tourist permits, insurance and fitness papers, and our desk keeps track of their dates.',
    () =>
      'You need no account, only a name and an Indian mobile. Foreign visitors enter their country code; receipts arrive as PDFs, also in Tamil.',
    () =>
      'Reserve today: choose a cab, enter when and where, accept the terms. Within office hours our staff normally confirm soon, by mail, or by WhatsApp if you tick that.',
    () =>
      'For groups over twenty, corporate trips or several days of touring, our team makes quotations. Write to us through the contact page; we have packages with hotels too.',
  ],
}
