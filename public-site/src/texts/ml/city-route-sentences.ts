import { shortPaise } from 'shared-api/money'
import { hillKm, later, middleOf, perHead, perKm, type RouteSentences, type RouteWords } from '../../lib/route-words.ts'

const HEADINGS: Record<RouteWords['heading'], string> = {
  ...{ N: 'വടക്ക്', NE: 'വടക്കുകിഴക്ക്', E: 'കിഴക്ക്', SE: 'തെക്കുകിഴക്ക്' },
  ...{ S: 'തെക്ക്', SW: 'തെക്കുപടിഞ്ഞാറ്', W: 'പടിഞ്ഞാറ്', NW: 'വടക്കുപടിഞ്ഞാറ്' },
}

/** '10 മണിക്കൂർ 45 മിനിറ്റ്', in quarters of an hour. */
export function duration(minutes: number): string {
  const quarters = Math.round(minutes / 15)
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours && `${hours} മണിക്കൂർ`, rest && `${rest} മിനിറ്റ്`].filter(Boolean).join(' ')
}

/** 'രാവിലെ 6:45' of 'HH:MM'. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const part = hours < 4 || hours >= 20 ? 'രാത്രി' : hours < 12 ? 'രാവിലെ' : hours < 16 ? 'ഉച്ചയ്ക്ക്' : 'വൈകിട്ട്'
  return `${part} ${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
}

const hillNames = ({ hills }: RouteWords, join: string) => hills.map(({ from, to }) => `${from}${join}${to}`).join(', ')
const names = (places: { name: string }[]) => places.map(({ name }) => name).join(', ')
const kms = (places: { name: string; km: number }[]) => places.map(({ name, km }) => `${name} ${km}`).join(', ')

/** As in English: five ways to tell each fact. Names stand as they are, so that none has to be inflected. */
export const sentences: RouteSentences = {
  lead: [
    ({ from, to, km, minutes }) =>
      `റോഡ് മാർഗം ${km} കി.മീ., ഏകദേശം ${duration(minutes)}. ${from} നഗരത്തിൽ നിങ്ങളുടെ വീട്ടുപടിക്കൽ വന്ന് കൂട്ടി, ${to} നഗരത്തിൽ പറയുന്ന വിലാസത്തിൽ എത്തിക്കും.`,
    ({ from, to, km, minutes }) =>
      `${from} മുതൽ ${to} വരെ വണ്ടി മാറിക്കയറേണ്ട: ഒരേ ഡ്രൈവർ, ${km} കി.മീ., ചെറിയ ഇടവേളകളടക്കം ${duration(minutes)}.`,
    ({ from, to, km, minutes }) =>
      `ഞങ്ങളുടെ ഡ്രൈവർമാർ ഈ ${km} കി.മീ. ഓടിയെത്താൻ ഏതാണ്ട് ${duration(minutes)} എടുക്കും (${from} – ${to}). ചായ കുടിക്കാൻ ഇഷ്ടമുള്ളിടത്ത് നിർത്താം.`,
    ({ from, to, km, minutes }) =>
      `യാത്രയ്ക്ക് ${duration(minutes)} നീക്കിവയ്ക്കൂ; നീളം ${km} കി.മീ. സമയവും വണ്ടിയും തിരഞ്ഞെടുക്കുന്നത് നിങ്ങൾ: ${from}, ${to} എന്നിവയെ കൂട്ടിയിണക്കുന്നത് ഞങ്ങളുടെ ജോലി.`,
    ({ from, to, km, minutes }) =>
      `ബസ് കാത്തുനിന്ന് മുഷിയേണ്ട: ${from}, ${to} തമ്മിൽ അകലം ${km} കി.മീ., നിങ്ങൾക്കു മാത്രമായുള്ള വാടകവണ്ടിയിൽ ${duration(minutes)}.`,
  ],
  road: [
    ({ straightKm, extraKm, heading }) =>
      `വഴി ${HEADINGS[heading]} ദിശയിലേക്കാണ്. നേർരേഖയിൽ ${straightKm} കി.മീ.; വളവുകളും ബൈപാസുകളും ചേർന്ന് ${extraKm} കൂട്ടും.`,
    ({ from, to, straightKm, extraKm, heading }) =>
      `ഭൂപടത്തിൽ ${from} നഗരത്തിന് ${HEADINGS[heading]} ${straightKm} കി.മീ. മാറിയാണ് ${to}. ചക്രങ്ങൾക്ക് അതിലും ${extraKm} അധികം ഉരുളണം.`,
    ({ straightKm, extraKm, heading }) =>
      `മിക്കവാറും ${HEADINGS[heading]} നോക്കി നീങ്ങുന്ന ഈ റോഡിന്, ${straightKm} കി.മീ. വരുന്ന നേർദൂരത്തെക്കാൾ ${extraKm} നീളക്കൂടുതലുണ്ട്.`,
    ({ km, straightKm, heading }) =>
      `ഏറെ നേരവും ${HEADINGS[heading]} മുഖമായി സഞ്ചരിക്കും: വിമാനം ${straightKm} പറക്കുന്നിടത്ത് ടാറിട്ട പാത ${km} കി.മീ.`,
    ({ from, km, extraKm, heading }) =>
      `${from} അതിർത്തി പിന്നിട്ടാൽ ഡ്രൈവർ ${HEADINGS[heading]} ഭാഗത്തേക്കുതന്നെ ഓടിക്കും. മൊത്തം ${km} കി.മീ. ദൂരത്തിൽ ${extraKm} ചുറ്റിവളഞ്ഞതാണ്.`,
  ],
  states: [
    ({ states }) =>
      states.length > 1 ? `സംസ്ഥാനങ്ങൾ ക്രമത്തിൽ: ${states.join(', പിന്നെ ')}.` : `വഴി മുഴുവൻ ${states[0]} സംസ്ഥാനത്തിനകത്താണ്.`,
    ({ states }) =>
      states.length > 1
        ? `തുടക്കം ${states[0]}, ഒടുക്കം ${states.at(-1)}${states.length > 2 ? `, ഇടയ്ക്ക് ${states.slice(1, -1).join(', ')}` : ''}.`
        : `${states[0]} വിട്ടുപോകാത്തതിനാൽ അയൽസംസ്ഥാന പെർമിറ്റ് ആവശ്യമില്ല.`,
    ({ states }) =>
      states.length > 1 ? `നിങ്ങളുടെ വണ്ടി കടന്നുപോകുന്നത് ${states.join(', ')}.` : `ഒരറ്റം മുതൽ മറ്റേയറ്റം വരെ ${states[0]} മാത്രം.`,
    ({ states }) =>
      states.length > 1
        ? `ഈ റൂട്ടിലെ അതിർത്തികൾ: ${states
            .slice(1)
            .map((state, at) => `${states[at]}–${state}`)
            .join(', ')}.`
        : `രണ്ട് സ്ഥലങ്ങളും ${states[0]} തന്നെയായതുകൊണ്ട് ചെക്ക്‌പോസ്റ്റ് വരുന്നില്ല.`,
    ({ states }) =>
      states.length > 1
        ? `ഹൈവേ പങ്കിടുന്ന സംസ്ഥാനങ്ങൾ ${states.length}: ${states.join(', ')}.`
        : `യാത്രയിൽ കാണുന്ന ഏക സംസ്ഥാനം ${states[0]}.`,
  ],
  hills: [
    (route) =>
      route.hills.length > 0
        ? `ഹെയർപിൻ വളവുകളോടെ ${hillKm(route)} കി.മീ. ചുരം: ${hillNames(route, ' മുതൽ ')}.`
        : 'ചുരം കയറേണ്ടതില്ല.',
    (route) =>
      route.hills.length > 0
        ? `യാത്രയിൽ തലചുറ്റുന്നവർക്ക് ${hillNames(route, ', ')} എന്നിവയ്ക്കിടയിൽ മുൻസീറ്റിലിരിക്കാം; അവിടെ ${hillKm(route)} കി.മീ. മലകയറ്റമുണ്ട്.`
        : 'ഞങ്ങളുടെ മാപ്പിൽ ഒരു ഭാഗവും മലയോര റോഡായി അടയാളപ്പെടുത്തിയിട്ടില്ല.',
    (route) =>
      route.hills.length > 0
        ? `കുറച്ചുഭാഗം മുകളിലേക്കാണ്: ${hillNames(route, '–')}, ${hillKm(route)} കി.മീ.`
        : 'കുത്തനെയുള്ള കയറ്റങ്ങൾ ഒന്നുമില്ല.',
    (route) =>
      route.hills.length > 0
        ? `മലമ്പാതയിലെ ഓട്ടം ഇവിടെ ${hillKm(route)} കി.മീ. (${hillNames(route, ' / ')}).`
        : 'ഹെയർപിൻ വളവുകൾ വരുന്നില്ല.',
    (route) =>
      route.hills.length > 0
        ? `${hillNames(route, ' – ')}: മലനിരകൾക്കിടയിലൂടെ വളഞ്ഞുപുളഞ്ഞ് ${hillKm(route)} കി.മീ., കാഴ്ചകൾ ആസ്വദിക്കൂ.`
        : 'ചുരം ചാർജ് ഈടാക്കുന്ന റോഡ് ഇതിലില്ല.',
  ],
  stops: [
    ({ stops, km, longest }) => {
      const [one, end] = [stops[0], stops.at(-1)]
      if (!one || !end) return 'ഇടയ്ക്ക് വലിയ പട്ടണമൊന്നും ഞങ്ങളുടെ അറിവിലില്ല.'
      if (one === end) return `ഇടയ്ക്കുള്ളത് ${one.name} മാത്രം: തുടക്കത്തിൽനിന്ന് ${one.km} കി.മീ., ഒടുക്കത്തിലേക്ക് ${km - one.km}.`
      return `ആദ്യം ${one.km} കി.മീ. പിന്നിട്ട് ${one.name}; ${end.name} കണ്ടാൽ ശേഷിക്കുന്നത് ${km - end.km}. ഏറ്റവും നീണ്ട ഘട്ടം ${longest.from} – ${longest.to}, ${longest.km} കി.മീ.`
    },
    ({ from, to, stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return `${from}, ${to} എന്നിവയ്ക്കിടയിൽ വിശ്രമിക്കാൻ ചെറുഗ്രാമങ്ങളേയുള്ളൂ.`
      return `വിശ്രമത്തിന് പറ്റിയ ഇടം ${half.name}: പുറപ്പെട്ട് ${half.km} കി.മീ., ഇനിയും ${km - half.km} ബാക്കി. ${longest.from} എത്തുംമുമ്പ് ഇന്ധനം നിറയ്ക്കാം, തുടർന്നുള്ള ${longest.km} കി.മീ. ഞങ്ങളുടെ പട്ടികയിലെ പട്ടണമില്ല.`
    },
    ({ stops, longest }) =>
      stops.length === 0
        ? 'മറ്റൊരു പട്ടണവും തൊടാതെ റോഡ് നേരെ പോകുന്നു.'
        : `ദിശാബോർഡുകളിൽ വായിക്കാവുന്നവ ${names(stops.slice(0, 3))}${stops.length > 3 ? `, പുറമേ ${stops.length - 3}` : ''}. വലിയ ഇടവേള ${longest.km} കി.മീ., ${longest.to} വരെ.`,
    ({ stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return 'വഴിയിൽ പട്ടണം വരാത്തതുകൊണ്ട് പ്രാതൽ കഴിഞ്ഞ് ഇറങ്ങൂ.'
      return `പ്രാതലോ ഊണോ? പാതിവഴിയിൽ (കി.മീ. ${half.km}) ${half.name} ഉണ്ട്. എവിടെ വേണമെങ്കിലും നിർത്താൻ പറയാം; ${longest.from}–${longest.to} ഭാഗത്ത് മാത്രം ${longest.km} കി.മീ. സൗകര്യങ്ങൾ കുറവാണ്.`
    },
    ({ to, stops, km, longest }) => {
      const end = stops.at(-1)
      if (!end) return 'എടുത്തുപറയാൻ പട്ടണമില്ലാത്ത ഒറ്റക്കുതിപ്പ്.'
      return `വഴിനീളെ എണ്ണിയാൽ ${stops.length} പട്ടണം. ${end.name} പിന്നിലായാൽ ${to} അണയാൻ വെറും ${km - end.km} കി.മീ. മതി. ഏറ്റവും വിജനമായ നീളം ${longest.km}.`
    },
  ],
  time: [
    ({ leave, minutes }) => `${clock(leave)}-ന് പുറപ്പെട്ടാൽ ${clock(later(leave, minutes))}-ഓടെ എത്താം.`,
    ({ to, minutes }) => `രാത്രി എട്ടിനകം ${to} പിടിക്കാൻ ${clock(later('20:00', -minutes))} കഴിയാതെ ഇറങ്ങണം.`,
    ({ leave, minutes, days }) =>
      `${clock(leave)} തുടങ്ങുന്നവർ ${clock(later(leave, minutes))} അടുപ്പിച്ച് ലക്ഷ്യത്തിലെത്തും${days === 1 ? '; അന്നുതന്നെ മടങ്ങുകയുമാകാം' : ''}.`,
    ({ from, leave, minutes, days }) =>
      `വണ്ടി ${from} വിടുന്നത് ${clock(leave)} എങ്കിൽ, ഇറങ്ങുന്ന സമയം ${clock(later(leave, minutes))}. ${days === 1 ? 'പോക്കും വരവും ഒറ്റ ദിവസംകൊണ്ട് തീരും.' : `പോക്കിനും വരവിനുമായി ${days} ദിവസം വേണം.`}`,
    ({ minutes }) => `ഒമ്പതു മണിക്കുള്ള അത്താഴത്തിന് കൂടാൻ, ഏറ്റവും വൈകി ${clock(later('21:00', -minutes))} യാത്ര പറയൂ.`,
  ],
  price: [
    ({ cheapest, km }) =>
      cheapest
        ? `ഏറ്റവും കുറവ് ${cheapest.name}: ${shortPaise(cheapest.total)}, അതായത് കിലോമീറ്ററിന് ${perKm(cheapest.total, km)}.`
        : '',
    ({ cheapest }) =>
      cheapest
        ? `${shortPaise(cheapest.total)} നിരക്കുള്ള ${cheapest.name} ${cheapest.seats} പേർ പങ്കിട്ടാൽ ആളൊന്നിന് ${perHead(cheapest)}.`
        : '',
    ({ largest }) =>
      largest ? `സംഘങ്ങൾക്ക് ${largest.seats} സീറ്റുള്ള ${largest.name}; നിറഞ്ഞാൽ ഓരോരുത്തരും കൊടുക്കേണ്ടത് ${perHead(largest)}.` : '',
    ({ cheapest, largest }) =>
      cheapest && largest
        ? `എത്ര പേരുണ്ട് (${cheapest.seats} അല്ലെങ്കിൽ ${largest.seats} വരെ) എന്നതനുസരിച്ച് വാടക ${shortPaise(cheapest.total)} മുതൽ ${shortPaise(largest.total)} വരെയാകാം.`
        : '',
    ({ cheapest, km }) =>
      cheapest
        ? `${cheapest.seats} പേർക്കുള്ള ${cheapest.name} മതിയെങ്കിൽ മൊത്തം ${shortPaise(cheapest.total)}; ഓരോ കി.മീ. കണക്കാക്കിയാൽ ${perKm(cheapest.total, km)}.`
        : '',
  ],
  beyond: [
    ({ to, beyond }) => `ഇനിയും മുന്നോട്ടുണ്ടോ? ${to} നഗരത്തിൽനിന്ന് കി.മീ.: ${kms(beyond)}.`,
    ({ beyond }) =>
      `അടുത്തായി കൂട്ടിച്ചേർക്കാവുന്നവ ${beyond.map(({ name, km }) => `${name} (${km})`).join(', ')}; അക്കങ്ങൾ കിലോമീറ്ററിൽ.`,
    ({ to, beyond }) =>
      `ചെറുയാത്രകൾക്ക് ${to} നല്ല താവളം: ${beyond.map(({ name, km }) => `${name}, ${km} കി.മീ.`).join('; ')}.`,
    ({ beyond }) =>
      `വണ്ടി ഒരു ദിവസംകൂടി കൈയിൽ വച്ചാൽ കാണാം: ${beyond.map(({ name, km }) => `${km} കി.മീ. അകലെ ${name}`).join(', ')}.`,
    ({ to, beyond }) => `${to} പരിസരത്തെ അയൽക്കാർ, ദൂരം സഹിതം: ${kms(beyond)} കി.മീ.`,
  ],
  trip: [
    ({ to }) =>
      `സാധനങ്ങൾ ഡിക്കിയിൽ, കുട്ടികൾക്ക് സ്വന്തം സീറ്റ്, വഴിയിൽ വേറെയാരും കയറില്ല. ${to}: ഹോട്ടലോ റെയിൽവേ സ്റ്റേഷനോ വിമാനത്താവളമോ എന്ന് ബുക്ക് ചെയ്യുമ്പോൾ പറയൂ.`,
    ({ from }) =>
      `${from} തെരുവിന്റെ പേരും ഒരടയാളവും എഴുതിയാൽ ഉപകാരം. ഡ്രൈവറുടെ മൊബൈലും വണ്ടി നമ്പറും മുൻകൂട്ടി കിട്ടും; കയറിയിരുന്നശേഷം നാലക്കം പറഞ്ഞുകൊടുക്കൂ.`,
    ({ days }) =>
      `പോയിവരാനുള്ള ബുക്കിങ്ങിൽ വണ്ടിയും ഡ്രൈവറും ${days > 1 ? `${days} ദിവസവും` : 'രാവിലെ മുതൽ വൈകിട്ടു വരെ'} ഒപ്പമുണ്ടാകും; വൺവേ ലക്ഷ്യത്തിൽ അവസാനിക്കും, കാലിയായി മടങ്ങുന്നത് ഞങ്ങളുടെ കാര്യം.`,
    ({ to }) =>
      `ഓൺലൈനായി അപേക്ഷ അയയ്ക്കുമ്പോൾ പണമടയ്ക്കേണ്ട: ഓഫീസിൽനിന്ന് വിളിച്ച് ${to} യാത്രയുടെ വണ്ടിയും നിരക്കും ഉറപ്പിക്കും, തുടർന്ന് വിശദാംശങ്ങൾ സ്വകാര്യ പേജിൽ വരും.`,
    ({ from, to }) =>
      `മുത്തച്ഛനും മുത്തശ്ശിയും കൂടെയുണ്ടോ? കാൽ നീട്ടിയിരിക്കാൻ എംയുവി നോക്കൂ. ${from}, ${to} റൂട്ടിൽ കല്യാണപ്പാർട്ടികളും തീർഥാടകരും താമസം മാറുന്ന വിദ്യാർഥികളും ഒരുമിച്ചുപോകാൻ വാൻ എടുക്കാറുണ്ട്.`,
    ({ from }) =>
      `വെളുപ്പിനുള്ള വിമാനമിറങ്ങി ഉറക്കം തൂങ്ങുന്നോ? പരിചയസമ്പന്നൻ ഓടിക്കട്ടെ, ചാരിക്കിടക്കൂ. ${from}: ടെർമിനൽ, ലോബി, ക്ഷേത്രം, ജോലിസ്ഥലം, എവിടെയും കാത്തുനിൽക്കാം.`,
    ({ to }) =>
      `ബാഗുകൾ കൊണ്ടുപോരൂ, വളർത്തുമൃഗമുണ്ടെങ്കിൽ നേരത്തേ ചോദിക്കൂ. പാർക്കിങ് അനുവദിക്കുന്നിടത്ത് ഫോട്ടോയെടുക്കാൻ ഇറങ്ങാം, പാട്ടും നിങ്ങളുടെ ഇഷ്ടം; ${to} ചേരുംവരെ ആരും തിരക്കുകൂട്ടില്ല.`,
  ],
  booking: [
    () =>
      'ഒരു വർഷം മുമ്പേ ബുക്ക് ചെയ്യാം; പുറപ്പെടുന്നതിന് അൽപം മുമ്പ് അവസാനിക്കും. പിന്നീട് മാറ്റം ചോദിക്കാം, പ്രിന്റെടുക്കാം, റദ്ദാക്കാം: അതിനുള്ള ചെലവ് ആദ്യമേ കാണാം.',
    () => 'മുകളിലെ തുകകൾ ഫോമിലെ അതേ കണക്കിൽനിന്നാണ്; ഒടുവിൽ ഒന്നും കൂടില്ല, സമ്മതം മൂളുംമുമ്പ് ഓരോ വരിയും തെളിഞ്ഞുകാണാം.',
    () =>
      'ഇഷ്ടപ്പെട്ട ഇനം കാണുന്നില്ലേ? ഫോണിൽ ചോദിക്കൂ: ചില മോഡലുകൾ ഇന്ന് വർക്ക്ഷോപ്പിലാകാം. മുകളിലെ കാരിയർ, ചൈൽഡ് സീറ്റ്, അധിക സ്റ്റോപ്പ് എന്നിവയും സംസാരിക്കാം.',
    () =>
      'പല കുടുംബങ്ങളുണ്ടെങ്കിൽ രണ്ട് ചെറുകാറും ഒരു മിനിബസും താരതമ്യം ചെയ്യൂ. ടൂറിസ്റ്റ് പെർമിറ്റ്, ഇൻഷുറൻസ്, ഫിറ്റ്നസ് എന്നിവയുടെ തീയതികൾ ഞങ്ങളുടെ സംഘം ശ്രദ്ധിക്കുന്നു.',
    () => 'അക്കൗണ്ട് തുറക്കണമെന്നില്ല, പേരും ഇന്ത്യൻ മൊബൈലും ധാരാളം. വിദേശികൾ രാജ്യത്തിന്റെ കോഡ് ചേർക്കൂ; രസീത് പിഡിഎഫായി കിട്ടും, തമിഴിലും.',
    () =>
      'ഇന്നുതന്നെയാകട്ടെ: വണ്ടിയും തീയതിയും സ്ഥലവും തിരഞ്ഞെടുത്ത് നിബന്ധനകൾ അംഗീകരിക്കൂ. ഓഫീസ് സമയത്ത് വൈകാതെ ഇമെയിലിലോ വാട്സാപ്പിലോ ഉറപ്പ് വരും.',
    () => 'ഇരുപതിലേറെ ആളുകൾ, കമ്പനി യാത്രകൾ, പല ദിവസത്തെ ടൂർ എന്നിവയ്ക്ക് ബന്ധപ്പെടാനുള്ള പേജിൽ എഴുതൂ; ഹോട്ടൽ താമസമുള്ള പാക്കേജുകളുമുണ്ട്.',
  ],
}
