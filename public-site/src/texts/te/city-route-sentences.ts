import { shortPaise } from 'shared-api/money'
import { hillKm, later, middleOf, perHead, perKm, type RouteSentences, type RouteWords } from '../../lib/route-words.ts'

const HEADINGS: Record<RouteWords['heading'], string> = {
  ...{ N: 'ఉత్తరం', NE: 'ఈశాన్యం', E: 'తూర్పు', SE: 'ఆగ్నేయం' },
  ...{ S: 'దక్షిణం', SW: 'నైరుతి', W: 'పడమర', NW: 'వాయవ్యం' },
}

/** '10 గం. 45 నిమి.', in quarters of an hour. */
export function duration(minutes: number): string {
  const quarters = Math.round(minutes / 15)
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours && `${hours} గం.`, rest && `${rest} నిమి.`].filter(Boolean).join(' ')
}

/** 'ఉదయం 6:45' of 'HH:MM'. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const part = hours < 4 || hours >= 19 ? 'రాత్రి' : hours < 12 ? 'ఉదయం' : hours < 16 ? 'మధ్యాహ్నం' : 'సాయంత్రం'
  return `${part} ${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
}

const hillNames = ({ hills }: RouteWords, join: string) => hills.map(({ from, to }) => `${from}${join}${to}`).join(', ')
const names = (places: { name: string }[]) => places.map(({ name }) => name).join(', ')
const kms = (places: { name: string; km: number }[]) => places.map(({ name, km }) => `${name} ${km}`).join(', ')

/** As in English: five ways to tell each fact. Names stand as they are, so that none has to be inflected. */
export const sentences: RouteSentences = {
  lead: [
    ({ from, to, km, minutes }) =>
      `రోడ్డు మార్గంలో ${km} కి.మీ., సుమారు ${duration(minutes)} ప్రయాణం. ${from} లో మీ ఇంటి దగ్గర ఎక్కించుకుని, ${to} లో మీరు చెప్పిన చిరునామాలో దింపుతాం.`,
    ({ from, to, km, minutes }) =>
      `${from} నుంచి ${to} వరకు బండి మారనక్కర్లేదు: ఒకే డ్రైవర్, ${km} కి.మీ., చిన్న విరామాలతో కలిపి ${duration(minutes)} పడుతుంది.`,
    ({ from, to, km, minutes }) =>
      `ఈ ${km} కి.మీ. దాటడానికి మా డ్రైవర్లకు ఇంచుమించు ${duration(minutes)} కావాలి (${from} – ${to}). టీ కోసం ఎక్కడ కావాలంటే అక్కడ ఆగవచ్చు.`,
    ({ from, to, km, minutes }) =>
      `దారికి ${duration(minutes)} కేటాయించుకోండి; పొడవు ${km} కి.మీ. వేళ, కారు మీ ఇష్టం: ${from}, ${to} కలపడం మా పని.`,
    ({ from, to, km, minutes }) =>
      `బస్సు కోసం ఎదురుచూడకండి: ${from}, ${to} మధ్య ${km} కి.మీ. ఉంది, మీ సొంతంలాంటి అద్దె క్యాబ్‌లో ${duration(minutes)}.`,
  ],
  road: [
    ({ straightKm, extraKm, heading }) =>
      `దారి వెళ్లే దిక్కు ${HEADINGS[heading]}. సరళరేఖలో ${straightKm} కి.మీ.; మలుపులు, బైపాస్‌లు ఇంకో ${extraKm} కలుపుతాయి.`,
    ({ from, to, straightKm, extraKm, heading }) =>
      `మ్యాప్‌లో ${from} నుంచి చూస్తే ${straightKm} కి.మీ. దూరంలో, ${HEADINGS[heading]} వైపు ${to} ఉంది. చక్రాలకు అంతకంటే ${extraKm} ఎక్కువ.`,
    ({ straightKm, extraKm, heading }) =>
      `ఎక్కువ భాగం ${HEADINGS[heading]} దిశగా సాగే ఈ రోడ్డు, ${straightKm} కి.మీ. నేరు దూరం కన్నా ${extraKm} పొడవు.`,
    ({ km, straightKm, heading }) =>
      `చాలాసేపు మీ ముఖం ${HEADINGS[heading]} వైపే: విమానం ${straightKm} ఎగిరే చోట తారు రోడ్డు ${km} కి.మీ.`,
    ({ from, km, extraKm, heading }) =>
      `${from} దాటగానే డ్రైవర్ ${HEADINGS[heading]} పక్కగా నడుపుతారు. మొత్తం ${km} కి.మీ. లో చుట్టుదారి ${extraKm}.`,
  ],
  states: [
    ({ states }) => (states.length > 1 ? `వరుసగా వచ్చే రాష్ట్రాలు: ${states.join(', తర్వాత ')}.` : `అంతా ${states[0]} లోనే.`),
    ({ states }) =>
      states.length > 1
        ? `మొదలు ${states[0]}, ముగింపు ${states.at(-1)}${states.length > 2 ? `, నడుమ ${states.slice(1, -1).join(', ')}` : ''}.`
        : `${states[0]} దాటి పోదు కాబట్టి పొరుగు రాష్ట్ర పర్మిట్ అక్కర్లేదు.`,
    ({ states }) => (states.length > 1 ? `మీ క్యాబ్ దాటేవి ${states.join(', ')}.` : `ఈ చివరి నుంచి ఆ చివరికి ${states[0]} మాత్రమే.`),
    ({ states }) =>
      states.length > 1
        ? `ఈ మార్గంలోని సరిహద్దులు: ${states
            .slice(1)
            .map((state, at) => `${states[at]}–${state}`)
            .join(', ')}.`
        : `రెండు ఊళ్లూ ${states[0]} వి కావడంతో సరిహద్దు చెక్‌పోస్టు రాదు.`,
    ({ states }) =>
      states.length > 1
        ? `ఈ హైవేను పంచుకునే రాష్ట్రాలు ${states.length}: ${states.join(', ')}.`
        : `మీరు చూసే ఏకైక రాష్ట్రం ${states[0]}.`,
  ],
  hills: [
    (route) =>
      route.hills.length > 0
        ? `హెయిర్‌పిన్ మలుపులతో ${hillKm(route)} కి.మీ. కొండదారి: ${hillNames(route, ' నుంచి ')}.`
        : 'ఘాట్ భాగాలు ఏవీ లేవు.',
    (route) =>
      route.hills.length > 0
        ? `కళ్లు తిరిగేవారు ${hillNames(route, ', ')} మధ్య ముందు సీట్లో కూర్చోవాలి; అక్కడ ${hillKm(route)} కి.మీ. ఘాట్.`
        : 'మా మ్యాప్ ఏ భాగాన్నీ కొండ రోడ్డుగా గుర్తించలేదు.',
    (route) =>
      route.hills.length > 0
        ? `కొంత భాగం పైకెక్కుతుంది: ${hillNames(route, '–')}, ${hillKm(route)} కి.మీ.`
        : 'ఎత్తుకు ఎక్కే దారి ఎక్కడా లేదు.',
    (route) =>
      route.hills.length > 0
        ? `ఇక్కడ కొండల్లో నడిపేది ${hillKm(route)} కి.మీ. (${hillNames(route, ' / ')}).`
        : 'హెయిర్‌పిన్ మలుపులు రావు.',
    (route) =>
      route.hills.length > 0
        ? `${hillNames(route, ' – ')}: కొండల మధ్య వంపులు తిరిగే ${hillKm(route)} కి.మీ., దృశ్యాలు ఆస్వాదించండి.`
        : 'కొండదారి ఛార్జీ కలిపే రోడ్డు ఇందులో లేదు.',
  ],
  stops: [
    ({ stops, km, longest }) => {
      const [one, end] = [stops[0], stops.at(-1)]
      if (!one || !end) return 'నడుమ పెద్ద ఊరేదీ మాకు తెలియదు.'
      if (one === end) return `మధ్యలో ${one.name} ఒక్కటే: మొదలు నుంచి ${one.km} కి.మీ., చివరికి ${km - one.km}.`
      return `మొదట ${one.km} కి.మీ. దగ్గర ${one.name}; ${end.name} వచ్చిందంటే మిగిలింది ${km - end.km}. అన్నిటికంటే పొడవైన అంచె ${longest.from} – ${longest.to}, ${longest.km} కి.మీ.`
    },
    ({ from, to, stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return `${from}, ${to} నడుమ ఆగడానికి పల్లెలు మాత్రమే ఉన్నాయి.`
      return `విశ్రాంతికి మంచి చోటు ${half.name}: బయలుదేరాక ${half.km} కి.మీ., ఇంకా ${km - half.km} ఉంటుంది. ${longest.from} రాకముందే ఇంధనం నింపుకోండి, ఆపై ${longest.km} కి.మీ. మా జాబితాలోని ఊరు లేదు.`
    },
    ({ stops, longest }) =>
      stops.length === 0
        ? 'మరే ఊరినీ తాకకుండా రోడ్డు నేరుగా సాగుతుంది.'
        : `బోర్డులపై కనిపించేవి ${names(stops.slice(0, 3))}${stops.length > 3 ? `, మరో ${stops.length - 3}` : ''}. పెద్ద ఖాళీ ${longest.km} కి.మీ., ${longest.to} వరకు.`,
    ({ stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return 'దారిలో ఊరు రాదు కాబట్టి టిఫిన్ చేసి బయలుదేరండి.'
      return `టిఫినా, భోజనమా? సగం దూరంలో (కి.మీ. ${half.km}) ${half.name} వస్తుంది. ఎక్కడైనా ఆపమనవచ్చు; ${longest.from}–${longest.to} భాగంలో మాత్రం ${longest.km} కి.మీ. సదుపాయాలు తక్కువ.`
    },
    ({ to, stops, km, longest }) => {
      const end = stops.at(-1)
      if (!end) return 'చెప్పుకోదగ్గ ఊరు లేని ఒకే అంచె ప్రయాణం.'
      return `లెక్కేస్తే దారిలో ఊళ్లు ${stops.length}. ${end.name} వెనకబడ్డాక ${to} చేరడానికి ${km - end.km} కి.మీ. చాలు. విశాలమైన ఖాళీ భాగం కొలత ${longest.km}.`
    },
  ],
  time: [
    ({ leave, minutes }) => `${clock(leave)} కు బయలుదేరితే ${clock(later(leave, minutes))} ప్రాంతంలో చేరతారు.`,
    ({ to, minutes }) => `రాత్రి ఎనిమిదికల్లా ${to} లో ఉండాలంటే ${clock(later('20:00', -minutes))} దాటకుండా కదలండి.`,
    ({ leave, minutes, days }) =>
      `${clock(leave)} మొదలుపెట్టేవారు ${clock(later(leave, minutes))} అయ్యేసరికి గమ్యంలో${days === 1 ? '; అదే రోజు తిరిగి రావచ్చు కూడా' : ''}.`,
    ({ from, leave, minutes, days }) =>
      `క్యాబ్ ${from} విడిచే వేళ ${clock(leave)} అయితే, రాక ${clock(later(leave, minutes))}. ${days === 1 ? 'రానుపోను ఒక్క రోజు సరిపోతుంది.' : `రానుపోను ${days} రోజులు కావాలి.`}`,
    ({ minutes }) => `తొమ్మిదింటి రాత్రి భోజనానికి, ఆలస్యమైతే ${clock(later('21:00', -minutes))} కు వీడ్కోలు చెప్పండి.`,
  ],
  price: [
    ({ cheapest, km }) =>
      cheapest
        ? `అన్నిటికంటే చవక ${cheapest.name}: ${shortPaise(cheapest.total)}, అంటే కి.మీ.కు ${perKm(cheapest.total, km)}.`
        : '',
    ({ cheapest }) =>
      cheapest
        ? `${shortPaise(cheapest.total)} పలికే ${cheapest.name} ను ${cheapest.seats} మంది పంచుకుంటే తలా ${perHead(cheapest)}.`
        : '',
    ({ largest }) =>
      largest ? `బృందాలకు ${largest.seats} సీట్ల ${largest.name}; నిండితే ఒక్కొక్కరు ఇచ్చేది ${perHead(largest)}.` : '',
    ({ cheapest, largest }) =>
      cheapest && largest
        ? `ఎంతమంది (${cheapest.seats} లేదా ${largest.seats} వరకు) అన్నదాన్ని బట్టి అద్దె ${shortPaise(cheapest.total)} నుంచి ${shortPaise(largest.total)} దాకా మారుతుంది.`
        : '',
    ({ cheapest, km }) =>
      cheapest
        ? `${cheapest.seats} మందికి ${cheapest.name} చాలనుకుంటే మొత్తం ${shortPaise(cheapest.total)}; కిలోమీటరు లెక్కన ${perKm(cheapest.total, km)}.`
        : '',
  ],
  beyond: [
    ({ to, beyond }) => `ఇంకా ముందుకు వెళ్తారా? ${to} నుంచి కి.మీ.: ${kms(beyond)}.`,
    ({ beyond }) => `దగ్గరలో కలుపుకోగలిగినవి ${beyond.map(({ name, km }) => `${name} (${km})`).join(', ')}; అంకెలు కిలోమీటర్లలో.`,
    ({ to, beyond }) =>
      `చిన్న విహారాలకు ${to} మంచి కేంద్రం: ${beyond.map(({ name, km }) => `${name}, ${km} కి.మీ.`).join('; ')}.`,
    ({ beyond }) =>
      `క్యాబ్‌ను మరో రోజు ఉంచుకుంటే చూడవచ్చు: ${beyond.map(({ name, km }) => `${km} కి.మీ. దూరంలో ${name}`).join(', ')}.`,
    ({ to, beyond }) => `${to} పొరుగు ఊళ్లు, దూరాలతో: ${kms(beyond)} కి.మీ.`,
  ],
  trip: [
    ({ to }) => `సామాను డిక్కీలో, పిల్లలకు సొంత సీట్లు, దారిలో ఇంకెవరూ ఎక్కరు. ${to}: హోటలా, రైల్వే స్టేషనా, విమానాశ్రయమా అన్నది బుకింగ్ వేళ చెప్పండి.`,
    ({ from }) =>
      `${from} లోని వీధి పేరుతో పాటు ఒక గుర్తు రాస్తే మేలు. డ్రైవర్ మొబైల్, బండి నంబర్ ముందుగానే వస్తాయి; కూర్చున్నాక నాలుగు అంకెలు చెప్పండి.`,
    ({ days }) =>
      `రానుపోను బుకింగ్‌లో కారు, డ్రైవర్ ${days > 1 ? `${days} రోజులూ` : 'ఉదయం నుంచి సాయంత్రం దాకా'} మీతోనే; ఒకవైపు అయితే గమ్యంలో ముగుస్తుంది, ఖాళీగా తిరిగి రావడం మా బాధ్యత.`,
    ({ to }) => `ఆన్‌లైన్‌లో అభ్యర్థన పంపేటప్పుడు డబ్బు కట్టనక్కర్లేదు: ఆఫీసు కాల్ చేసి ${to} ప్రయాణాన్ని ఖరారు చేస్తుంది, ఆపై వివరాలు మీ సొంత పేజీలో ఉంటాయి.`,
    ({ from, to }) =>
      `తాతయ్య, నానమ్మ కూడా వస్తున్నారా? విశాలమైన ఎంయూవీ మంచిది. ${from}, ${to} మధ్య పెళ్లివారు, భక్తులు, ఇల్లు మారే విద్యార్థులు అందరూ ఒకే వాహనంలో వెళ్లవచ్చు.`,
    ({ from }) =>
      `తెల్లవారుజామున విమానం దిగారా? అనుభవజ్ఞులు నడపనివ్వండి, మీరు వాలి నిద్రపోండి. ${from}: టెర్మినల్, గుడి, కార్యాలయం, ఏదైనా కలిసే చోటు కావచ్చు.`,
    ({ to }) =>
      `బ్యాగులు తెచ్చుకోండి, పెంపుడు జంతువులైతే ముందే అడగండి. ఆపే వీలుంటే ఫోటోలకు ఆగవచ్చు, పాటలూ మీ ఇష్టమే; ${to} చేరే దాకా తొందరేమీ లేదు.`,
  ],
  booking: [
    () =>
      'ఏడాది ముందే బుక్ చేయవచ్చు; బయలుదేరడానికి కాస్త ముందు ముగుస్తుంది. తర్వాత మార్పు అడగవచ్చు, ముద్రించవచ్చు, రద్దూ చేయవచ్చు: ఖర్చు ముందే తెలుస్తుంది.',
    () => 'పైన ఉన్న మొత్తాలు ఫారంలోని లెక్క నుంచే వస్తాయి; చివర్లో ఏదీ కలవదు, ఒప్పుకునే ముందు ప్రతి వరుసా కనబడుతుంది.',
    () =>
      'కావాల్సిన రకం కనపడలేదా? ఫోన్‌లో అడగండి: కొన్ని మోడళ్లు ఇవాళ షెడ్డులో ఉండవచ్చు. పైకప్పు క్యారియర్, పిల్లల సీటు, అదనపు ఆగుళ్ల గురించీ మాట్లాడవచ్చు.',
    () => 'పలు కుటుంబాలైతే రెండు చిన్న కార్లను ఒక మినీ బస్సుతో పోల్చి చూడండి. టూరిస్ట్ పర్మిట్, బీమా, ఫిట్‌నెస్ తేదీలను మా బృందం గమనిస్తుంది.',
    () => 'ఖాతా అవసరం లేదు, పేరు, భారతీయ మొబైల్ చాలు. విదేశీయులు దేశపు కోడ్‌తో రాయవచ్చు; రసీదు పీడీఎఫ్ రూపంలో అందుతుంది.',
    () => 'ఇవాళే చేసేయండి: క్యాబ్, తేదీ, చోటు ఎంచుకుని నిబంధనలు అంగీకరించండి. ఆఫీసు వేళల్లో త్వరలోనే ఈమెయిల్ లేదా వాట్సాప్ ద్వారా నిర్ధారణ వస్తుంది.',
    () => 'ఇరవై మందికి పైగా ఉన్నా, కంపెనీ ప్రయాణాలైనా, చాలా రోజుల టూర్ అయినా సంప్రదింపు పేజీలో రాయండి; హోటళ్లతో కూడిన ప్యాకేజీలూ ఉన్నాయి.',
  ],
}
