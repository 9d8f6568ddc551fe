import { shortPaise } from 'shared-api/money'
import { hillKm, later, middleOf, perHead, perKm, type RouteSentences, type RouteWords } from '../../lib/route-words.ts'

const HEADINGS: Record<RouteWords['heading'], string> = {
  ...{ N: 'ಉತ್ತರ', NE: 'ಈಶಾನ್ಯ', E: 'ಪೂರ್ವ', SE: 'ಆಗ್ನೇಯ' },
  ...{ S: 'ದಕ್ಷಿಣ', SW: 'ನೈಋತ್ಯ', W: 'ಪಶ್ಚಿಮ', NW: 'ವಾಯವ್ಯ' },
}

/** '10 ಗಂಟೆ 45 ನಿಮಿಷ', in quarters of an hour. */
export function duration(minutes: number): string {
  const quarters = Math.round(minutes / 15)
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours && `${hours} ಗಂಟೆ`, rest && `${rest} ನಿಮಿಷ`].filter(Boolean).join(' ')
}

/** 'ಬೆಳಿಗ್ಗೆ 6:45' of 'HH:MM'. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const part = hours < 4 || hours >= 20 ? 'ರಾತ್ರಿ' : hours < 12 ? 'ಬೆಳಿಗ್ಗೆ' : hours < 16 ? 'ಮಧ್ಯಾಹ್ನ' : 'ಸಂಜೆ'
  return `${part} ${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
}

const hillNames = ({ hills }: RouteWords, join: string) => hills.map(({ from, to }) => `${from}${join}${to}`).join(', ')
const names = (places: { name: string }[]) => places.map(({ name }) => name).join(', ')
const kms = (places: { name: string; km: number }[]) => places.map(({ name, km }) => `${name} ${km}`).join(', ')

/** As in English: five ways to tell each fact. Names stand as they are, so that none has to be inflected. */
export const sentences: RouteSentences = {
  lead: [
    ({ from, to, km, minutes }) =>
      `ರಸ್ತೆಯಲ್ಲಿ ${km} ಕಿ.ಮೀ., ಸುಮಾರು ${duration(minutes)}. ${from} ನಗರದ ನಿಮ್ಮ ಮನೆ ಬಾಗಿಲಲ್ಲಿ ಹತ್ತಿಸಿಕೊಂಡು, ${to} ನಗರದಲ್ಲಿ ಹೇಳಿದ ವಿಳಾಸಕ್ಕೆ ಬಿಡುತ್ತೇವೆ.`,
    ({ from, to, km, minutes }) =>
      `${from} ಬಿಟ್ಟು ${to} ತಲುಪುವವರೆಗೆ ವಾಹನ ಬದಲಿಸಬೇಕಿಲ್ಲ: ಒಬ್ಬರೇ ಚಾಲಕರು, ${km} ಕಿ.ಮೀ., ಚಿಕ್ಕ ವಿಶ್ರಾಂತಿ ಸೇರಿ ${duration(minutes)}.`,
    ({ from, to, km, minutes }) =>
      `ಈ ${km} ಕಿ.ಮೀ. ಓಡಿಸಲು ನಮ್ಮ ಚಾಲಕರಿಗೆ ಹೆಚ್ಚು ಕಡಿಮೆ ${duration(minutes)} ಬೇಕು (${from} – ${to}). ಚಹಾಕ್ಕೆ ಬೇಕಾದಲ್ಲಿ ನಿಲ್ಲಿಸಬಹುದು.`,
    ({ from, to, km, minutes }) =>
      `ಪ್ರಯಾಣಕ್ಕೆ ${duration(minutes)} ಇಟ್ಟುಕೊಳ್ಳಿ; ಉದ್ದ ${km} ಕಿ.ಮೀ. ಸಮಯ, ಕಾರು ನಿಮ್ಮ ಆಯ್ಕೆ: ${from}, ${to} ಎರಡನ್ನೂ ಜೋಡಿಸುವುದು ನಮ್ಮ ಕೆಲಸ.`,
    ({ from, to, km, minutes }) =>
      `ಬಸ್‌ಗೆ ಕಾಯುವುದು ಬೇಡ: ${from}, ${to} ನಡುವೆ ${km} ಕಿ.ಮೀ. ಇದೆ, ನಿಮ್ಮದೇ ಬಾಡಿಗೆ ಕ್ಯಾಬ್‌ನಲ್ಲಿ ${duration(minutes)}.`,
  ],
  road: [
    ({ straightKm, extraKm, heading }) =>
      `ದಾರಿ ${HEADINGS[heading]} ದಿಕ್ಕಿಗೆ ಸಾಗುತ್ತದೆ. ನೇರ ರೇಖೆಯಲ್ಲಿ ${straightKm} ಕಿ.ಮೀ.; ತಿರುವುಗಳು, ಬೈಪಾಸ್‌ಗಳು ಇನ್ನೂ ${extraKm} ಸೇರಿಸುತ್ತವೆ.`,
    ({ from, to, straightKm, extraKm, heading }) =>
      `ನಕ್ಷೆಯಲ್ಲಿ ${from} ನಗರದ ${HEADINGS[heading]} ಭಾಗಕ್ಕೆ ${straightKm} ಕಿ.ಮೀ. ಆಚೆ ${to} ಇದೆ. ಚಕ್ರಗಳಿಗೆ ಅದಕ್ಕಿಂತ ${extraKm} ಹೆಚ್ಚು ಬೇಕು.`,
    ({ straightKm, extraKm, heading }) =>
      `ಬಹುಪಾಲು ${HEADINGS[heading]} ಕಡೆಗೇ ಹೋಗುವ ಈ ರಸ್ತೆ, ${straightKm} ಕಿ.ಮೀ. ನೇರ ದೂರಕ್ಕಿಂತ ${extraKm} ಉದ್ದ.`,
    ({ km, straightKm, heading }) =>
      `ಹೆಚ್ಚು ಹೊತ್ತು ${HEADINGS[heading]} ಮುಖವಾಗಿ ಪ್ರಯಾಣಿಸುತ್ತೀರಿ: ವಿಮಾನ ${straightKm} ಹಾರುವಲ್ಲಿ ಡಾಂಬರು ರಸ್ತೆ ${km} ಕಿ.ಮೀ.`,
    ({ from, km, extraKm, heading }) =>
      `${from} ದಾಟಿದ ಮೇಲೆ ಚಾಲಕರು ${HEADINGS[heading]} ಹಿಡಿದೇ ಓಡಿಸುತ್ತಾರೆ. ಒಟ್ಟು ${km} ಕಿ.ಮೀ. ಪೈಕಿ ${extraKm} ಸುತ್ತು ದಾರಿ.`,
  ],
  states: [
    ({ states }) => (states.length > 1 ? `ರಾಜ್ಯಗಳು ಕ್ರಮವಾಗಿ: ${states.join(', ಆಮೇಲೆ ')}.` : `ಪೂರ್ತಿ ${states[0]} ರಾಜ್ಯದಲ್ಲೇ.`),
    ({ states }) =>
      states.length > 1
        ? `ಆರಂಭ ${states[0]}, ಕೊನೆ ${states.at(-1)}${states.length > 2 ? `, ನಡುವೆ ${states.slice(1, -1).join(', ')}` : ''}.`
        : `${states[0]} ಗಡಿಯೊಳಗೇ ಮುಗಿಯುವುದರಿಂದ ನೆರೆ ರಾಜ್ಯದ ಪರ್ಮಿಟ್ ಬೇಕಿಲ್ಲ.`,
    ({ states }) =>
      states.length > 1 ? `ನಿಮ್ಮ ಕ್ಯಾಬ್ ದಾಟುವುದು ${states.join(', ')}.` : `ಈ ತುದಿಯಿಂದ ಆ ತುದಿಗೆ ${states[0]} ಮಾತ್ರ.`,
    ({ states }) =>
      states.length > 1
        ? `ಈ ಮಾರ್ಗದ ಗಡಿಗಳು: ${states
            .slice(1)
            .map((state, at) => `${states[at]}–${state}`)
            .join(', ')}.`
        : `ಎರಡೂ ಊರುಗಳು ${states[0]} ರಾಜ್ಯಕ್ಕೆ ಸೇರಿದ್ದರಿಂದ ಗಡಿ ಠಾಣೆ ಬರುವುದಿಲ್ಲ.`,
    ({ states }) =>
      states.length > 1
        ? `ಈ ಹೆದ್ದಾರಿಯನ್ನು ಹಂಚಿಕೊಂಡ ರಾಜ್ಯಗಳು ${states.length}: ${states.join(', ')}.`
        : `ನೀವು ನೋಡುವ ಒಂದೇ ರಾಜ್ಯ ${states[0]}.`,
  ],
  hills: [
    (route) =>
      route.hills.length > 0
        ? `ಹೇರ್‌ಪಿನ್ ತಿರುವುಗಳ ${hillKm(route)} ಕಿ.ಮೀ. ಘಟ್ಟದ ರಸ್ತೆ ಇದೆ: ${hillNames(route, ' – ')}.`
        : 'ಘಟ್ಟದ ಭಾಗಗಳಿಲ್ಲ.',
    (route) =>
      route.hills.length > 0
        ? `ತಲೆ ಸುತ್ತುವವರು ${hillNames(route, ', ')} ನಡುವೆ ಮುಂದೆ ಕೂರುವುದು ಒಳ್ಳೆಯದು; ಅಲ್ಲಿ ${hillKm(route)} ಕಿ.ಮೀ. ಘಟ್ಟ.`
        : 'ನಮ್ಮ ನಕ್ಷೆಯಲ್ಲಿ ಯಾವ ಭಾಗವೂ ಬೆಟ್ಟದ ರಸ್ತೆ ಎಂದು ಗುರುತಾಗಿಲ್ಲ.',
    (route) =>
      route.hills.length > 0
        ? `ಒಂದಷ್ಟು ದೂರ ಏರುದಾರಿ: ${hillNames(route, '–')}, ${hillKm(route)} ಕಿ.ಮೀ.`
        : 'ಏರುವ ಘಟ್ಟ ಯಾವುದೂ ಇಲ್ಲ.',
    (route) =>
      route.hills.length > 0
        ? `ಬೆಟ್ಟದ ಓಡಾಟ ಇಲ್ಲಿ ${hillKm(route)} ಕಿ.ಮೀ. (${hillNames(route, ' / ')}).`
        : 'ಹೇರ್‌ಪಿನ್ ತಿರುವುಗಳು ಸಿಗುವುದಿಲ್ಲ.',
    (route) =>
      route.hills.length > 0
        ? `${hillNames(route, ' – ')}: ಬೆಟ್ಟಗಳ ನಡುವೆ ಬಳಸಿ ಹೋಗುವ ${hillKm(route)} ಕಿ.ಮೀ., ನಿಧಾನವಾಗಿ ನೋಟ ಸವಿಯಿರಿ.`
        : 'ಘಟ್ಟದ ಶುಲ್ಕ ಸೇರುವ ರಸ್ತೆ ಇದರಲ್ಲಿಲ್ಲ.',
  ],
  stops: [
    ({ stops, km, longest }) => {
      const [one, end] = [stops[0], stops.at(-1)]
      if (!one || !end) return 'ನಡುವೆ ದೊಡ್ಡ ಊರು ಯಾವುದೂ ನಮಗೆ ತಿಳಿದಿಲ್ಲ.'
      if (one === end) return `ನಡುವೆ ${one.name} ಮಾತ್ರ: ಆರಂಭದಿಂದ ${one.km} ಕಿ.ಮೀ., ಕೊನೆಗೆ ${km - one.km}.`
      return `ಮೊದಲು ${one.km} ಕಿ.ಮೀ. ಕಳೆದು ${one.name}; ${end.name} ಬಂದರೆ ಉಳಿದದ್ದು ${km - end.km}. ಅತಿ ಉದ್ದದ ಹಂತ ${longest.from} – ${longest.to}, ${longest.km} ಕಿ.ಮೀ.`
    },
    ({ from, to, stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return `${from}, ${to} ಮಧ್ಯೆ ವಿಶ್ರಾಂತಿಗೆ ಹಳ್ಳಿಗಳಷ್ಟೇ ಇವೆ.`
      return `ವಿಶ್ರಾಂತಿಗೆ ಒಳ್ಳೆಯ ಸ್ಥಳ ${half.name}: ಹೊರಟು ${half.km} ಕಿ.ಮೀ., ಇನ್ನೂ ${km - half.km} ಬಾಕಿ. ${longest.from} ಬರುವ ಮುಂಚೆ ಇಂಧನ ತುಂಬಿಸಿ, ಮುಂದಿನ ${longest.km} ಕಿ.ಮೀ. ನಮ್ಮ ಪಟ್ಟಿಯ ಊರಿಲ್ಲ.`
    },
    ({ stops, longest }) =>
      stops.length === 0
        ? 'ಬೇರೆ ಊರನ್ನು ಮುಟ್ಟದೆ ರಸ್ತೆ ನೇರ ಹೋಗುತ್ತದೆ.'
        : `ಫಲಕಗಳಲ್ಲಿ ಕಾಣುವ ಹೆಸರುಗಳು ${names(stops.slice(0, 3))}${stops.length > 3 ? `, ಮತ್ತೆ ${stops.length - 3}` : ''}. ದೊಡ್ಡ ಅಂತರ ${longest.km} ಕಿ.ಮೀ., ${longest.to} ವರೆಗೆ.`,
    ({ stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return 'ದಾರಿಯಲ್ಲಿ ಊರು ಬಾರದ ಕಾರಣ ತಿಂಡಿ ಮುಗಿಸಿ ಹೊರಡಿ.'
      return `ತಿಂಡಿಯೋ, ಊಟವೋ? ಅರ್ಧ ದೂರದಲ್ಲಿ (ಕಿ.ಮೀ. ${half.km}) ${half.name} ಸಿಗುತ್ತದೆ. ಎಲ್ಲಿ ಬೇಕಾದರೂ ನಿಲ್ಲಿಸಲು ಹೇಳಿ; ${longest.from}–${longest.to} ಭಾಗದಲ್ಲಿ ಮಾತ್ರ ${longest.km} ಕಿ.ಮೀ. ಸೌಲಭ್ಯ ಕಡಿಮೆ.`
    },
    ({ to, stops, km, longest }) => {
      const end = stops.at(-1)
      if (!end) return 'ಹೇಳುವಂಥ ಊರಿಲ್ಲದ ಒಂದೇ ಹಂತದ ಪ್ರಯಾಣ.'
      return `ದಾರಿಯುದ್ದಕ್ಕೂ ಎಣಿಸಿದರೆ ಊರುಗಳು ${stops.length}. ${end.name} ಹಿಂದಾದರೆ ${to} ಮುಟ್ಟಲು ${km - end.km} ಕಿ.ಮೀ. ಸಾಕು. ಖಾಲಿ ಭಾಗದ ಗರಿಷ್ಠ ಅಳತೆ ${longest.km}.`
    },
  ],
  time: [
    ({ leave, minutes }) => `${clock(leave)} ಹೊರಟರೆ ${clock(later(leave, minutes))} ಸುಮಾರಿಗೆ ತಲುಪಬಹುದು.`,
    ({ to, minutes }) => `ರಾತ್ರಿ ಎಂಟರೊಳಗೆ ${to} ಸೇರಬೇಕೆಂದರೆ ${clock(later('20:00', -minutes))} ಮೀರದಂತೆ ಪ್ರಯಾಣ ಶುರು ಮಾಡಿ.`,
    ({ leave, minutes, days }) =>
      `${clock(leave)} ಪಯಣ ಬೆಳೆಸುವವರು ${clock(later(leave, minutes))} ವೇಳೆಗೆ ಮುಟ್ಟುತ್ತಾರೆ${days === 1 ? '; ಅಂದೇ ಮರಳಲೂ ಆಗುತ್ತದೆ' : ''}.`,
    ({ from, leave, minutes, days }) =>
      `ಕ್ಯಾಬ್ ${from} ಬಿಡುವುದು ${clock(leave)} ಆದರೆ, ಬರುವ ಸಮಯ ${clock(later(leave, minutes))}. ${days === 1 ? 'ಹೋಗಿ ಬರಲು ಒಂದು ದಿನ ಸಾಕು.' : `ಹೋಗಿ ಬರಲು ${days} ದಿನ ಬೇಕು.`}`,
    ({ minutes }) => `ಒಂಬತ್ತು ಗಂಟೆಯ ಊಟಕ್ಕೆ ಸೇರಲು, ಕೊನೆಯೆಂದರೆ ${clock(later('21:00', -minutes))} ಬೀಳ್ಕೊಳ್ಳಿ.`,
  ],
  price: [
    ({ cheapest, km }) =>
      cheapest
        ? `ಎಲ್ಲಕ್ಕಿಂತ ಕಡಿಮೆ ${cheapest.name}: ${shortPaise(cheapest.total)}, ಅಂದರೆ ಪ್ರತಿ ಕಿ.ಮೀ. ${perKm(cheapest.total, km)}.`
        : '',
    ({ cheapest }) =>
      cheapest
        ? `${shortPaise(cheapest.total)} ದರದ ${cheapest.name} ವೆಚ್ಚವನ್ನು ${cheapest.seats} ಜನ ಹಂಚಿಕೊಂಡರೆ ತಲೆಗೆ ${perHead(cheapest)}.`
        : '',
    ({ largest }) =>
      largest ? `ಗುಂಪುಗಳಿಗೆ ${largest.seats} ಆಸನದ ${largest.name}; ಪೂರ್ತಿ ತುಂಬಿದರೆ ಒಬ್ಬೊಬ್ಬರು ಕೊಡುವುದು ${perHead(largest)}.` : '',
    ({ cheapest, largest }) =>
      cheapest && largest
        ? `ಎಷ್ಟು ಮಂದಿ (${cheapest.seats} ಅಥವಾ ${largest.seats} ವರೆಗೆ) ಎಂಬುದರ ಮೇಲೆ ಬಾಡಿಗೆ ${shortPaise(cheapest.total)} – ${shortPaise(largest.total)} ಆಗುತ್ತದೆ.`
        : '',
    ({ cheapest, km }) =>
      cheapest
        ? `${cheapest.seats} ಜನರ ${cheapest.name} ಸಾಕೆಂದರೆ ಮೊತ್ತ ${shortPaise(cheapest.total)}; ಕಿಲೋಮೀಟರ್ ಲೆಕ್ಕದಲ್ಲಿ ${perKm(cheapest.total, km)}.`
        : '',
  ],
  beyond: [
    ({ to, beyond }) => `ಇನ್ನೂ ಮುಂದೆ ಹೋಗುತ್ತೀರಾ? ${to} ನಗರದಿಂದ ಕಿ.ಮೀ.: ${kms(beyond)}.`,
    ({ beyond }) =>
      `ಹತ್ತಿರ ಸೇರಿಸಿಕೊಳ್ಳಬಹುದಾದವು ${beyond.map(({ name, km }) => `${name} (${km})`).join(', ')}; ಅಂಕಿಗಳು ಕಿಲೋಮೀಟರ್‌ನಲ್ಲಿ.`,
    ({ to, beyond }) =>
      `ಚಿಕ್ಕ ಪ್ರವಾಸಗಳಿಗೆ ${to} ಒಳ್ಳೆಯ ನೆಲೆ: ${beyond.map(({ name, km }) => `${name}, ${km} ಕಿ.ಮೀ.`).join('; ')}.`,
    ({ beyond }) =>
      `ಕ್ಯಾಬ್ ಇನ್ನೊಂದು ದಿನ ಇಟ್ಟುಕೊಂಡರೆ ನೋಡಬಹುದು: ${beyond.map(({ name, km }) => `${km} ಕಿ.ಮೀ. ದೂರದ ${name}`).join(', ')}.`,
    ({ to, beyond }) => `${to} ನೆರೆಯ ಊರುಗಳು, ದೂರದೊಂದಿಗೆ: ${kms(beyond)} ಕಿ.ಮೀ.`,
  ],
  trip: [
    ({ to }) =>
      `ಲಗೇಜು ಡಿಕ್ಕಿಯಲ್ಲಿ, ಮಕ್ಕಳಿಗೆ ಪ್ರತ್ಯೇಕ ಆಸನ, ದಾರಿಯಲ್ಲಿ ಬೇರೆ ಯಾರೂ ಹತ್ತುವುದಿಲ್ಲ. ${to}: ಹೋಟೆಲೋ, ರೈಲು ನಿಲ್ದಾಣವೋ, ವಿಮಾನ ನಿಲ್ದಾಣವೋ ಎಂದು ಬುಕ್ ಮಾಡುವಾಗ ತಿಳಿಸಿ.`,
    ({ from }) => `${from} ಬೀದಿಯ ಹೆಸರಿನ ಜೊತೆ ಒಂದು ಗುರುತು ಬರೆದರೆ ಅನುಕೂಲ. ಚಾಲಕರ ಮೊಬೈಲ್, ವಾಹನ ಸಂಖ್ಯೆ ಮೊದಲೇ ಬರುತ್ತದೆ; ಕುಳಿತ ಮೇಲೆ ನಾಲ್ಕು ಅಂಕಿ ಹೇಳಿ.`,
    ({ days }) =>
      `ಹೋಗಿ ಬರುವ ಬುಕಿಂಗ್‌ನಲ್ಲಿ ಕಾರು, ಚಾಲಕರು ${days > 1 ? `${days} ದಿನವೂ` : 'ಬೆಳಿಗ್ಗೆಯಿಂದ ಸಂಜೆವರೆಗೆ'} ನಿಮ್ಮ ಜೊತೆ; ಒಂದು ಕಡೆಯದು ಗುರಿ ಮುಟ್ಟಿದಾಗ ಮುಗಿಯುತ್ತದೆ, ಖಾಲಿ ಮರಳುವುದು ನಮ್ಮ ಹೊಣೆ.`,
    ({ to }) =>
      `ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ವಿನಂತಿ ಕಳುಹಿಸುವಾಗ ಹಣ ಕಟ್ಟಬೇಕಿಲ್ಲ: ಕಚೇರಿಯವರು ಕರೆ ಮಾಡಿ ${to} ಪ್ರಯಾಣ ಖಚಿತಪಡಿಸುತ್ತಾರೆ, ನಂತರ ಖಾಸಗಿ ಪುಟದಲ್ಲಿ ವಿವರ ಇರುತ್ತದೆ.`,
    ({ from, to }) =>
      `ಅಜ್ಜ ಅಜ್ಜಿಯೂ ಬರುತ್ತಾರಾ? ಕಾಲಿಗೆ ಜಾಗವಿರುವ ಎಂಯುವಿ ಒಳ್ಳೆಯದು. ${from}, ${to} ನಡುವೆ ಮದುವೆ ನೆಂಟರು, ಭಕ್ತರು, ಮನೆ ಬದಲಿಸುವ ವಿದ್ಯಾರ್ಥಿಗಳು ಒಂದೇ ವಾಹನದಲ್ಲಿ ಸಾಗಬಹುದು.`,
    ({ from }) =>
      `ಮುಂಜಾನೆಯ ವಿಮಾನದಲ್ಲಿ ಬಂದು ನಿದ್ದೆಯೇ? ಅನುಭವಿಗಳು ಓಡಿಸಲಿ, ನೀವು ಒರಗಿ ಮಲಗಿ. ${from}: ಟರ್ಮಿನಲ್, ದೇವಸ್ಥಾನ, ಆಫೀಸು, ಯಾವುದಾದರೂ ಭೇಟಿಯ ಜಾಗವಾಗಬಹುದು.`,
    ({ to }) => `ಚೀಲಗಳನ್ನು ತನ್ನಿ, ಸಾಕುಪ್ರಾಣಿ ಇದ್ದರೆ ಮೊದಲು ಕೇಳಿ. ನಿಲ್ಲಿಸಲು ಅವಕಾಶವಿದ್ದರೆ ಫೋಟೊಗೆ ನಿಲ್ಲಬಹುದು, ಹಾಡೂ ನಿಮ್ಮಿಷ್ಟ; ${to} ಬರುವ ತನಕ ಅವಸರವಿಲ್ಲ.`,
  ],
  booking: [
    () =>
      'ಒಂದು ವರ್ಷ ಮುಂಚಿತವಾಗಿ ಬುಕ್ ಮಾಡಬಹುದು; ಹೊರಡುವ ಸ್ವಲ್ಪ ಮುಂಚೆ ನಿಲ್ಲುತ್ತದೆ. ಆಮೇಲೆ ಬದಲಾವಣೆ ಕೇಳಬಹುದು, ಮುದ್ರಿಸಬಹುದು, ರದ್ದೂ ಮಾಡಬಹುದು: ವೆಚ್ಚ ಮೊದಲೇ ಕಾಣುತ್ತದೆ.',
    () => 'ಮೇಲಿನ ಮೊತ್ತಗಳು ನಮ್ಮ ಫಾರ್ಮ್‌ನ ಅದೇ ಲೆಕ್ಕದಿಂದ ಬಂದವು; ಕೊನೆಯಲ್ಲಿ ಏನೂ ಸೇರುವುದಿಲ್ಲ, ಒಪ್ಪುವ ಮುನ್ನ ಪ್ರತಿ ಸಾಲೂ ತೆರೆದಿರುತ್ತದೆ.',
    () =>
      'ಬೇಕಾದ ವರ್ಗ ಕಾಣುತ್ತಿಲ್ಲವೇ? ದೂರವಾಣಿಯಲ್ಲಿ ಕೇಳಿ: ಕೆಲವು ಮಾದರಿಗಳು ಇಂದು ಗ್ಯಾರೇಜ್‌ನಲ್ಲಿರಬಹುದು. ಮೇಲಿನ ಲಗೇಜ್ ಕ್ಯಾರಿಯರ್, ಮಗುವಿನ ಆಸನ, ಹೆಚ್ಚಿನ ನಿಲುಗಡೆ ಬಗ್ಗೆಯೂ ಮಾತಾಡಿ.',
    () => 'ಹಲವು ಕುಟುಂಬಗಳಾದರೆ ಎರಡು ಚಿಕ್ಕ ಕಾರುಗಳನ್ನು ಒಂದು ಮಿನಿಬಸ್‌ನೊಂದಿಗೆ ಹೋಲಿಸಿ. ಪ್ರವಾಸಿ ಪರ್ಮಿಟ್, ವಿಮೆ, ಫಿಟ್‌ನೆಸ್ ದಿನಾಂಕಗಳ ಮೇಲೆ ನಮ್ಮ ತಂಡ ಕಣ್ಣಿಟ್ಟಿರುತ್ತದೆ.',
    () => 'ಖಾತೆ ತೆರೆಯಲೇಬೇಕಿಲ್ಲ, ಹೆಸರು ಮತ್ತು ಭಾರತೀಯ ಮೊಬೈಲ್ ಸಾಕು. ವಿದೇಶದಿಂದ ಬರುವವರು ದೇಶದ ಕೋಡ್ ಸೇರಿಸಿ; ರಸೀದಿ ಪಿಡಿಎಫ್ ಆಗಿ ಇಂಗ್ಲಿಷ್, ತಮಿಳಿನಲ್ಲಿ ಸಿಗುತ್ತದೆ.',
    () => 'ಇಂದೇ ಕಾಯ್ದಿರಿಸಿ: ಕ್ಯಾಬ್, ದಿನಾಂಕ, ಜಾಗ ಆರಿಸಿ ನಿಯಮಗಳನ್ನು ಒಪ್ಪಿ. ಕಚೇರಿ ವೇಳೆಯಲ್ಲಿ ಸಾಮಾನ್ಯವಾಗಿ ಬೇಗನೆ ಇಮೇಲ್ ಅಥವಾ ವಾಟ್ಸ್‌ಆ್ಯಪ್ ಮೂಲಕ ಉತ್ತರ ಬರುತ್ತದೆ.',
    () => 'ಇಪ್ಪತ್ತಕ್ಕೂ ಹೆಚ್ಚು ಮಂದಿ, ಕಂಪನಿ ಪ್ರಯಾಣಗಳು, ಬಹುದಿನದ ಪ್ರವಾಸಗಳಿಗೆ ಸಂಪರ್ಕ ಪುಟದಲ್ಲಿ ಬರೆಯಿರಿ; ವಸತಿ ಸಹಿತ ಪ್ಯಾಕೇಜ್‌ಗಳೂ ಇವೆ.',
  ],
}
