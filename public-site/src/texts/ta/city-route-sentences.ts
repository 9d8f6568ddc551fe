import { shortPaise } from 'shared-api/money'
import { hillKm, later, middleOf, perHead, perKm, type RouteSentences, type RouteWords } from '../../lib/route-words.ts'

const HEADINGS: Record<RouteWords['heading'], string> = {
  ...{ N: 'வடக்கு', NE: 'வடகிழக்கு', E: 'கிழக்கு', SE: 'தென்கிழக்கு' },
  ...{ S: 'தெற்கு', SW: 'தென்மேற்கு', W: 'மேற்கு', NW: 'வடமேற்கு' },
}

/** '10 மணி 45 நிமிடம்', in quarters of an hour. */
export function duration(minutes: number): string {
  const quarters = Math.round(minutes / 15)
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours && `${hours} மணி`, rest && `${rest} நிமிடம்`].filter(Boolean).join(' ')
}

/** 'காலை 6:45' of 'HH:MM'. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const part = hours < 4 || hours >= 20 ? 'இரவு' : hours < 12 ? 'காலை' : hours < 16 ? 'பகல்' : 'மாலை'
  return `${part} ${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
}

const hillNames = ({ hills }: RouteWords, join: string) => hills.map(({ from, to }) => `${from}${join}${to}`).join(', ')
const names = (places: { name: string }[]) => places.map(({ name }) => name).join(', ')
const kms = (places: { name: string; km: number }[]) => places.map(({ name, km }) => `${name} ${km}`).join(', ')

/** As in English: five ways to tell each fact. Names stand as they are, so that none has to be inflected. */
export const sentences: RouteSentences = {
  lead: [
    ({ from, to, km, minutes }) =>
      `சாலை வழியே ${km} கி.மீ., சுமார் ${duration(minutes)}. ${from} நகரில் உங்கள் வீட்டு வாசலில் ஏற்றி, ${to} நகரில் சொல்லும் முகவரியில் இறக்கிவிடுகிறோம்.`,
    ({ from, to, km, minutes }) =>
      `${from} முதல் ${to} வரை வண்டி மாற வேண்டாம்: ஒரே ஓட்டுநர், ${km} கி.மீ., சிறு ஓய்வுகள் சேர்த்து ${duration(minutes)}.`,
    ({ from, to, km, minutes }) =>
      `எங்கள் ஓட்டுநர்களுக்கு இந்த ${km} கி.மீ. தூரத்திற்கு ஏறக்குறைய ${duration(minutes)} ஆகும் (${from} – ${to}). தேநீருக்கு விரும்பும் இடத்தில் நிறுத்தலாம்.`,
    ({ from, to, km, minutes }) =>
      `பயணத்திற்கு ${duration(minutes)} ஒதுக்குங்கள்; நீளம் ${km} கி.மீ. நேரத்தையும் வண்டியையும் நீங்கள் தேர்வு செய்யுங்கள்: ${from}, ${to} இரண்டையும் இணைப்பது எங்கள் வேலை.`,
    ({ from, to, km, minutes }) =>
      `பேருந்துக்குக் காத்திருக்காமல் செல்லுங்கள்: ${from}, ${to} இடையே ${km} கி.மீ. உள்ளது, உங்கள் சொந்த வாடகை வண்டியில் ${duration(minutes)}.`,
  ],
  road: [
    ({ straightKm, extraKm, heading }) =>
      `பாதை ${HEADINGS[heading]} திசையில் செல்கிறது. நேர்கோட்டில் ${straightKm} கி.மீ.; வளைவுகளும் புறவழிகளும் ${extraKm} கூட்டுகின்றன.`,
    ({ from, to, straightKm, extraKm, heading }) =>
      `வரைபடத்தில் ${from} நகருக்கு ${HEADINGS[heading]} பக்கம் ${straightKm} கி.மீ. தள்ளி ${to} உள்ளது. சக்கரங்களுக்கு அதைவிட ${extraKm} அதிகம் தேவை.`,
    ({ straightKm, extraKm, heading }) =>
      `பெரும்பாலும் ${HEADINGS[heading]} நோக்கிய இச்சாலை, ${straightKm} கி.மீ. நேர்தூரத்தைக் காட்டிலும் ${extraKm} நீண்டது.`,
    ({ km, straightKm, heading }) =>
      `அதிக நேரம் ${HEADINGS[heading]} முகமாகப் பயணிப்பீர்கள்: விமானம் ${straightKm} பறக்கும் இடத்தில் தார்ச்சாலை ${km} கி.மீ.`,
    ({ from, km, extraKm, heading }) =>
      `${from} எல்லையைத் தாண்டியதும் ஓட்டுநர் ${HEADINGS[heading]} பக்கமாகவே ஓட்டுவார். மொத்தம் ${km} கி.மீ. தூரத்தில் ${extraKm} சுற்று வழி.`,
  ],
  states: [
    ({ states }) =>
      states.length > 1 ? `மாநிலங்கள் வரிசையாக: ${states.join(', பின் ')}.` : `முழுவதும் ${states[0]} மாநிலத்தில்.`,
    ({ states }) =>
      states.length > 1
        ? `தொடக்கம் ${states[0]}, முடிவு ${states.at(-1)}${states.length > 2 ? `, நடுவில் ${states.slice(1, -1).join(', ')}` : ''}.`
        : `${states[0]} எல்லைக்குள்ளேயே முடிவதால் அண்டை மாநில அனுமதி தேவையில்லை.`,
    ({ states }) =>
      states.length > 1
        ? `உங்கள் வண்டி கடப்பவை ${states.join(', ')}.`
        : `ஒரு முனையிலிருந்து மறுமுனை வரை ${states[0]} மட்டுமே.`,
    ({ states }) =>
      states.length > 1
        ? `இவ்வழியில் உள்ள எல்லைகள்: ${states
            .slice(1)
            .map((state, at) => `${states[at]}–${state}`)
            .join(', ')}.`
        : `இரு ஊர்களும் ${states[0]} சேர்ந்தவை என்பதால் எல்லைச் சாவடி கிடையாது.`,
    ({ states }) =>
      states.length > 1
        ? `இந்நெடுஞ்சாலையைப் பகிர்ந்துகொள்ளும் மாநிலங்கள் ${states.length}: ${states.join(', ')}.`
        : `நீங்கள் பார்க்கும் ஒரே மாநிலம் ${states[0]}.`,
  ],
  hills: [
    (route) =>
      route.hills.length > 0
        ? `கொண்டை ஊசி வளைவுகளுடன் ${hillKm(route)} கி.மீ. மலைப்பாதை: ${hillNames(route, ' முதல் ')}.`
        : 'மலைப்பாதைப் பகுதிகள் இல்லை.',
    (route) =>
      route.hills.length > 0
        ? `தலைசுற்றல் உள்ளவர்கள் ${hillNames(route, ', ')} இடையே முன்னால் அமரலாம்; அங்கே ${hillKm(route)} கி.மீ. மலையேற்றம்.`
        : 'எங்கள் வரைபடத்தில் எந்தப் பகுதியும் மலைச்சாலையாகக் குறிக்கப்படவில்லை.',
    (route) =>
      route.hills.length > 0
        ? `ஒரு பகுதி மேலேறுகிறது: ${hillNames(route, '–')}, ${hillKm(route)} கி.மீ.`
        : 'ஏற்றமான மலைவழி எதுவும் கிடையாது.',
    (route) =>
      route.hills.length > 0
        ? `மலை ஓட்டம் இங்கே ${hillKm(route)} கி.மீ. (${hillNames(route, ' / ')}).`
        : 'கொண்டை ஊசி வளைவுகள் வராது.',
    (route) =>
      route.hills.length > 0
        ? `${hillNames(route, ' – ')}: மலைகளுக்கிடையே வளைந்து செல்லும் ${hillKm(route)} கி.மீ., காட்சியை ரசியுங்கள்.`
        : 'மலைக் கட்டணம் சேரும் சாலை இதில் இல்லை.',
  ],
  stops: [
    ({ stops, km, longest }) => {
      const [one, end] = [stops[0], stops.at(-1)]
      if (!one || !end) return 'இடையே பெரிய ஊர் எதுவும் எங்களுக்குத் தெரியவில்லை.'
      if (one === end) return `இடையே ${one.name} மட்டுமே: தொடக்கத்திலிருந்து ${one.km} கி.மீ., முடிவுக்கு ${km - one.km}.`
      return `முதலில் ${one.km} கி.மீ. கடந்து ${one.name}; ${end.name} வந்தால் மீதம் ${km - end.km}. மிக நீண்ட கட்டம் ${longest.from} – ${longest.to}, ${longest.km} கி.மீ.`
    },
    ({ from, to, stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return `${from}, ${to} நடுவே சிற்றூர்கள் மட்டுமே ஓய்வுக்கு உண்டு.`
      return `ஓய்வெடுக்க ஏற்ற இடம் ${half.name}: புறப்பட்டு ${half.km} கி.மீ., இன்னும் ${km - half.km} பாக்கி. ${longest.from} வருமுன் எரிபொருள் நிரப்பவும், அடுத்த ${longest.km} கி.மீ. எங்கள் பட்டியலில் ஊர் இல்லை.`
    },
    ({ stops, longest }) =>
      stops.length === 0
        ? 'வேறு ஊரைத் தொடாமல் சாலை நேரே செல்கிறது.'
        : `பெயர்ப் பலகைகளில் காண்பவை ${names(stops.slice(0, 3))}${stops.length > 3 ? `, மேலும் ${stops.length - 3}` : ''}. நீளமான இடைவெளி ${longest.km} கி.மீ., ${longest.to} வரை.`,
    ({ stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return 'வழியில் ஊர் வராததால் சாப்பிட்டுவிட்டுக் கிளம்புங்கள்.'
      return `காலை உணவா, மதிய உணவா? பாதி தூரத்தில் (கி.மீ. ${half.km}) ${half.name} உள்ளது. எங்கும் நிறுத்தச் சொல்லலாம்; ${longest.from}–${longest.to} பகுதியில் மட்டும் ${longest.km} கி.மீ. வசதிகள் குறைவு.`
    },
    ({ to, stops, km, longest }) => {
      const end = stops.at(-1)
      if (!end) return 'குறிப்பிட ஊர் இல்லாத ஒரே கட்டப் பயணம்.'
      return `வழியில் எண்ணினால் ${stops.length} ஊர்கள். ${end.name} பின்னால் போனதும் ${to} அடைய ${km - end.km} கி.மீ. போதும். அகன்ற வெற்றுப் பகுதியின் அளவு ${longest.km}.`
    },
  ],
  time: [
    ({ leave, minutes }) => `${clock(leave)} கிளம்பினால் ${clock(later(leave, minutes))} அளவில் சேரலாம்.`,
    ({ to, minutes }) => `இரவு எட்டுக்குள் ${to} செல்ல ${clock(later('20:00', -minutes))} தாமதமின்றிப் புறப்படவும்.`,
    ({ leave, minutes, days }) =>
      `${clock(leave)} தொடங்குவோர் ${clock(later(leave, minutes))} வாக்கில் எட்டுவர்${days === 1 ? '; அன்றே திரும்பவும் முடியும்' : ''}.`,
    ({ from, leave, minutes, days }) =>
      `வண்டி ${from} விட்டு ${clock(leave)} நகர்ந்தால், வருகை நேரம் ${clock(later(leave, minutes))}. ${days === 1 ? 'போகவும் வரவும் ஒரு நாள் போதும்.' : `போகவும் வரவும் ${days} நாட்கள் வேண்டும்.`}`,
    ({ minutes }) => `ஒன்பது மணி இரவு உணவுக்கு, கடைசியாக ${clock(later('21:00', -minutes))} விடைபெறுங்கள்.`,
  ],
  price: [
    ({ cheapest, km }) =>
      cheapest
        ? `மிகக் குறைந்தது ${cheapest.name}: ${shortPaise(cheapest.total)}, அதாவது கி.மீ. ஒன்றுக்கு ${perKm(cheapest.total, km)}.`
        : '',
    ({ cheapest }) =>
      cheapest
        ? `${shortPaise(cheapest.total)} விலையுள்ள ${cheapest.name} ${cheapest.seats} பேர் பகிர்ந்தால் தலைக்கு ${perHead(cheapest)}.`
        : '',
    ({ largest }) =>
      largest
        ? `குழுக்களுக்கு ${largest.seats} இருக்கை ${largest.name}; நிறைந்தால் ஒவ்வொருவரும் தருவது ${perHead(largest)}.`
        : '',
    ({ cheapest, largest }) =>
      cheapest && largest
        ? `எத்தனை பேர் (${cheapest.seats} அல்லது ${largest.seats} வரை) என்பதைப் பொறுத்து வாடகை ${shortPaise(cheapest.total)} முதல் ${shortPaise(largest.total)} வரை மாறும்.`
        : '',
    ({ cheapest, km }) =>
      cheapest
        ? `${cheapest.seats} பேருக்கான ${cheapest.name} போதுமெனில் மொத்தம் ${shortPaise(cheapest.total)}; கிலோமீட்டர் கணக்கில் ${perKm(cheapest.total, km)}.`
        : '',
  ],
  beyond: [
    ({ to, beyond }) => `மேலும் செல்கிறீர்களா? ${to} நகரிலிருந்து கி.மீ.: ${kms(beyond)}.`,
    ({ beyond }) =>
      `அருகே சேர்த்துக்கொள்ளக்கூடியவை ${beyond.map(({ name, km }) => `${name} (${km})`).join(', ')}; எண்கள் கிலோமீட்டரில்.`,
    ({ to, beyond }) =>
      `சிற்றுலாக்களுக்கு ${to} நல்ல தளம்: ${beyond.map(({ name, km }) => `${name}, ${km} கி.மீ.`).join('; ')}.`,
    ({ beyond }) =>
      `வண்டியை இன்னொரு நாள் வைத்திருந்தால் காணலாம்: ${beyond.map(({ name, km }) => `${km} கி.மீ. தொலைவில் ${name}`).join(', ')}.`,
    ({ to, beyond }) => `${to} அண்டை ஊர்கள், தூரத்துடன்: ${kms(beyond)} கி.மீ.`,
  ],
  trip: [
    ({ to }) =>
      `சாமான்கள் பின்பெட்டியில், குழந்தைகளுக்குத் தனி இருக்கை, வழியில் வேறு யாரும் ஏற மாட்டார்கள். ${to}: விடுதியா, ரயில் நிலையமா, விமான நிலையமா என்று பதியும்போது குறிப்பிடுங்கள்.`,
    ({ from }) =>
      `${from} தெருப் பெயருடன் ஓர் அடையாளமும் எழுதினால் உதவும். ஓட்டுநரின் கைபேசி எண், வண்டி எண் முன்கூட்டியே வரும்; அமர்ந்தபின் நான்கு இலக்கங்களைச் சொல்லுங்கள்.`,
    ({ days }) =>
      `போய்வரும் பதிவில் வண்டியும் ஓட்டுநரும் ${days > 1 ? `${days} நாட்களும்` : 'காலை முதல் மாலை வரை'} உங்களுடன்; ஒருவழியில் இலக்கை அடைந்ததும் முடியும், காலியாகத் திரும்புவது எங்கள் பொறுப்பு.`,
    ({ to }) =>
      `இணையத்தில் கோரிக்கை அனுப்பும்போது பணம் கட்ட வேண்டாம்: அலுவலகம் அழைத்து ${to} பயணத்தை உறுதிசெய்யும், பிறகு தனிப்பக்கத்தில் விவரங்கள் இருக்கும்.`,
    ({ from, to }) =>
      `தாத்தா பாட்டியும் வருகிறார்களா? அகலமான எம்யூவி நல்லது. ${from}, ${to} இடையே திருமண விருந்தினர், பக்தர்கள், இடம் மாறும் மாணவர் என எல்லோரும் ஒரே வாகனத்தில் செல்லலாம்.`,
    ({ from }) =>
      `அதிகாலை விமானத்தில் வந்தீர்களா? அனுபவமுள்ளவர் ஓட்டட்டும், நீங்கள் சாய்ந்து உறங்குங்கள். ${from}: முனையம், கோயில், அலுவலகம், எதுவும் சந்திப்பு இடமாகலாம்.`,
    ({ to }) =>
      `பைகள் எடுத்து வாருங்கள், செல்லப்பிராணி என்றால் முதலில் கேளுங்கள். நிறுத்த இடமிருந்தால் புகைப்படத்திற்கு நிற்கலாம், பாட்டும் உங்கள் விருப்பம்; ${to} சேரும் மட்டும் அவசரமில்லை.`,
  ],
  booking: [
    () =>
      'ஓராண்டு முன்பே பதியலாம்; கிளம்பும் நேரத்திற்குச் சற்று முன் முடியும். பின்னர் மாற்றம் கேட்கலாம், அச்சிடலாம், ரத்தும் செய்யலாம்: செலவு முதலில் தெரியும்.',
    () =>
      'மேலே உள்ள தொகைகள் படிவத்தின் அதே கணக்கிலிருந்து வருகின்றன; இறுதியில் எதுவும் கூடாது, ஒவ்வொரு வரியும் ஒப்புக்கொள்ளுமுன் காணக்கிடைக்கும்.',
    () =>
      'வேண்டிய ரகம் காணவில்லையா? தொலைபேசியில் கேளுங்கள்: சில மாதிரிகள் இன்று பணிமனையில் இருக்கலாம். கூரைத் தாங்கி, கூடுதல் நிறுத்தம் ஆகியவற்றையும் பேசலாம்.',
    () =>
      'பல குடும்பங்கள் என்றால் இரு சிறு கார்களை ஒரு மினிபஸ்ஸுடன் ஒப்பிடுங்கள். சுற்றுலா அனுமதி, காப்பீடு, தகுதிச் சான்று தேதிகளை எங்கள் குழு கவனிக்கிறது.',
    () =>
      'கணக்குத் தொடங்கத் தேவையில்லை, பெயரும் இந்தியக் கைபேசியும் போதும். வெளிநாட்டினர் நாட்டுக் குறியீட்டுடன் எழுதலாம்; ரசீது தமிழ் பிடிஎஃப் வடிவிலும் கிடைக்கும்.',
    () =>
      'இன்றே செய்யுங்கள்: வண்டி, தேதி, இடம் தேர்ந்து விதிகளை ஏற்கவும். அலுவலக வேளையில் விரைவில் மின்னஞ்சல் அல்லது வாட்ஸ்அப் வழி உறுதி வரும்.',
    () =>
      'இருபதுக்கும் மேற்பட்டோர், நிறுவனப் பயணங்கள், பல நாள் சுற்றுலா ஆகியவற்றுக்குத் தொடர்புப் பக்கத்தில் எழுதுங்கள்; தங்கும் விடுதியோடு தொகுப்புகளும் உள்ளன.',
  ],
}
