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
      `${km} km by road, about ${duration(minutes)}: a cab with driver fetches you at your door in ${from} and brings you to any address in ${to}.`,
    ({ from, to, km, minutes }) =>
      `Travel from ${from} to ${to} without changing. One driver, ${km} km, some ${duration(minutes)} with short breaks.`,
    ({ from, to, km, minutes }) =>
      `Our drivers take roughly ${duration(minutes)} for these ${km} km between ${from} and ${to}. Stop for tea whenever you like.`,
    ({ from, to, km, minutes }) =>
      `Allow ${duration(minutes)} for the drive, which is ${km} km long. You pick hour and car; ${from} to ${to} is our job.`,
    ({ from, to, km, minutes }) =>
      `Leave the bus to others: ${from} and ${to} are ${km} km apart, or ${duration(minutes)} in your own hired cab.`,
  ],
  road: [
    ({ straightKm, extraKm, heading }) =>
      `The road leads ${HEADINGS[heading]}. A crow would fly ${straightKm} km; bends and bypasses add another ${extraKm}.`,
    ({ from, to, straightKm, extraKm, heading }) =>
      `On the map ${to} lies ${straightKm} km ${HEADINGS[heading]} of ${from}. Wheels need ${extraKm} km more than that.`,
    ({ straightKm, extraKm, heading }) =>
      `Mostly it runs ${HEADINGS[heading]}, and is ${extraKm} km longer than the straight line, which measures ${straightKm} km.`,
    ({ km, straightKm, heading }) =>
      `Expect to face ${HEADINGS[heading]} for much of the trip: ${km} km of tarmac where a plane would cover ${straightKm}.`,
    ({ from, km, extraKm, heading }) =>
      `Once out of ${from}, the driver keeps ${HEADINGS[heading]}. Detours from the beeline make up ${extraKm} of all ${km} km.`,
  ],
  states: [
    ({ states }) =>
      states.length > 1 ? `States in order: ${states.join(', then ')}.` : `All of it is in ${states[0]}.`,
    ({ states }) =>
      states.length > 1
        ? `You begin in ${states[0]} and finish in ${states.at(-1)}${states.length > 2 ? `, after a piece of ${states.slice(1, -1).join(' and ')}` : ''}.`
        : `It never leaves ${states[0]}, hence needs no permit of a neighbour.`,
    ({ states }) =>
      states.length > 1 ? `Your cab crosses ${states.join(', ')}.` : `From end to end you remain inside ${states[0]}.`,
    ({ states }) =>
      states.length > 1
        ? `Borders on this route: ${states
            .slice(1)
            .map((state, at) => `${states[at]}–${state}`)
            .join(', ')}.`
        : `No border is passed, as both ends belong to ${states[0]}.`,
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
        ? `Whoever gets carsick should sit in front between ${hillNames(route, 'and')}, a ghat of ${hillKm(route)} km.`
        : 'Our map marks no stretch of it as a hill road.',
    (route) =>
      route.hills.length > 0
        ? `Part of it climbs: ${hillKm(route)} ghat km, ${hillNames(route, '–')}.`
        : 'Nothing of it climbs a ghat.',
    (route) =>
      route.hills.length > 0
        ? `Mountain driving counts ${hillKm(route)} km here (${hillNames(route, 'up or down to')}).`
        : 'Hairpin bends do not occur.',
    (route) =>
      route.hills.length > 0
        ? `Slow down and enjoy the view from ${hillNames(route, 'till')}: ${hillKm(route)} km wind through hills.`
        : 'No road on it adds a hill charge.',
  ],
  stops: [
    (route) => {
      const [one, end] = [route.stops[0], route.stops.at(-1)]
      if (!one || !end) return 'We know no larger town between them.'
      if (one === end)
        return `Only ${one.name} comes between, ${one.km} km from the start and ${route.km - one.km} from the end.`
      return `First comes ${one.name} at ${one.km} km; ${end.name} tells you that ${route.km - end.km} km remain. ${route.longest.from} to ${route.longest.to} is the longest leg, ${route.longest.km} km.`
    },
    (route) => {
      const half = middleOf(route)
      if (!half) return `Between ${route.from} and ${route.to} nothing larger than a village invites a halt.`
      return `A good place to rest is ${half.name}, ${half.km} km after the start, with ${route.km - half.km} still ahead. Fill up before ${route.longest.from}: the next ${route.longest.km} km pass no town of ours.`
    },
    (route) =>
      route.stops.length === 0
        ? 'The road goes through without touching another town.'
        : `Signposts will name ${names(route.stops.slice(0, 3))}${route.stops.length > 3 ? ` and ${route.stops.length - 3} further` : ''}. Longest gap: ${route.longest.km} km, ending at ${route.longest.to}.`,
    (route) => {
      const half = middleOf(route)
      if (!half) return 'Have breakfast before you set off, since no town comes in between.'
      return `Breakfast or lunch? ${half.name} sits near the middle (km ${half.km}). Ask for a halt anywhere; only ${route.longest.from}–${route.longest.to} offers little over ${route.longest.km} km.`
    },
    (route) => {
      const end = route.stops.at(-1)
      if (!end) return 'It is one single leg, with no town to mention.'
      return `We count ${route.stops.length} ${route.stops.length === 1 ? 'town' : 'towns'} underway. When ${end.name} is behind you, just ${route.km - end.km} km separate you from ${route.to}. Its widest empty part has ${route.longest.km} km.`
    },
  ],
  time: [
    ({ leave, minutes }) => `Start at ${clock(leave)}, arrive around ${clock(later(leave, minutes))}.`,
    ({ to, minutes }) =>
      `To be in ${to} by eight in the evening, set off no later than ${clock(later('20:00', -minutes))}.`,
    ({ leave, minutes, days }) =>
      `Early birds who depart ${clock(leave)} reach it towards ${clock(later(leave, minutes))}${days === 1 ? ' and can return the same day' : ''}.`,
    ({ from, leave, minutes, days }) =>
      `If the cab leaves ${from} at ${clock(leave)}, expect ${clock(later(leave, minutes))} on arrival. ${days === 1 ? 'Out and home fits one day.' : `Out and home needs ${days} days.`}`,
    ({ minutes }) => `For dinner at nine, say goodbye by ${clock(later('21:00', -minutes))} at the latest.`,
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
        ? `For groups our ${largest.name.toLowerCase()} has ${largest.seats} seats; full, everybody pays ${perHead(largest)}.`
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
    ({ to, beyond }) => `Going on? Kilometres from ${to}: ${kms(beyond)}.`,
    ({ beyond }) =>
      `Nearby you could add ${beyond.map(({ name, km }) => `${name} (${km})`).join(', ')}, counted by road.`,
    ({ to, beyond }) => `${to} makes a base for outings, each with its distance: ${kms(beyond)}.`,
    ({ beyond }) => `Keep the cab another day and see what lies within reach: ${kms(beyond)}.`,
    ({ beyond }) => `Next neighbours, farther ones last: ${kms(beyond)} km away.`,
  ],
  trip: [
    ({ to }) =>
      `Luggage rides in the boot, children get seats of their own, and nobody else boards on the way. Tell us hotel, station or airport of ${to} when you book; a change by phone works until departure.`,
    ({ from }) =>
      `Name your street in ${from}, a landmark helps. Before pick-up you learn the driver's mobile number plus plate, and share four digits once seated.`,
    ({ days }) =>
      `Return tickets keep car and driver with you${days > 1 ? ` through all ${days} days` : ' from morning till evening'}; a drop ends at your destination, where we take over the empty ride home.`,
    ({ to }) =>
      `Send the request online without paying at that moment: our office rings back, confirms vehicle and fare to ${to}, then posts details on a private trip page.`,
    ({ from, to }) =>
      `Grandparents aboard? Choose bigger legroom among MUVs. Pilgrims, wedding guests or students moving house from ${from} to ${to} often prefer vans, since one vehicle keeps everyone together.`,
    ({ from }) =>
      `Sleepy after an early flight? Recline while someone experienced steers. Meeting points in ${from} may be terminals, lobbies, temples, offices; write whichever suits.`,
    ({ to }) =>
      `Bring bags; ask us beforehand about pets. Halts for photographs are welcome wherever parking is allowed, music follows your taste, plus nobody hurries anyone before ${to}.`,
  ],
  booking: [
    () =>
      'Bookings open a year ahead and close shortly before pick-up. Afterwards you may ask for changes, print everything, or cancel online, seeing what that costs first.',
    () =>
      'Prices above come from the same calculator as our form, so nothing is added at checkout; each line stays visible before anybody commits.',
    () =>
      'Missing a class you want? Call us: some models may rest in the workshop today. Ask about luggage racks, child seats and extra halts by telephone.',
    () =>
      'If several families travel, compare two small cars with one minibus. Vehicles carry tourist permits, insurance and fitness papers whose dates our desk watches.',
    () =>
      'An account is not necessary, only name plus Indian mobile. Foreign visitors enter their country code; receipts arrive as PDF, also in Tamil.',
    () =>
      'Reserve today: choose cab, enter when and where, accept terms. Within office hours staff normally confirm soon, by mail or WhatsApp if you tick that.',
    () =>
      'Groups over twenty, corporate trips or several days of touring get quotes from our team. Write through the contact page; packages with hotels exist too.',
  ],
}
