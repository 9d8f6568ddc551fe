import { shortPaise } from 'shared-api/money'
import { hillKm, later, middleOf, perHead, perKm, type RouteSentences, type RouteWords } from '../../lib/route-words.ts'

const HEADINGS: Record<RouteWords['heading'], string> = {
  ...{ N: 'उत्तर', NE: 'उत्तर-पूर्व', E: 'पूर्व', SE: 'दक्षिण-पूर्व' },
  ...{ S: 'दक्षिण', SW: 'दक्षिण-पश्चिम', W: 'पश्चिम', NW: 'उत्तर-पश्चिम' },
}

/** '10 घंटे 45 मिनट', in quarters of an hour. */
export function duration(minutes: number): string {
  const quarters = Math.round(minutes / 15)
  const [hours, rest] = [Math.floor(quarters / 4), (quarters % 4) * 15]
  return [hours && `${hours} ${hours === 1 ? 'घंटा' : 'घंटे'}`, rest && `${rest} मिनट`].filter(Boolean).join(' ')
}

/** 'सुबह 6:45' of 'HH:MM'. */
export function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const part = hours < 4 || hours >= 20 ? 'रात' : hours < 12 ? 'सुबह' : hours < 16 ? 'दोपहर' : 'शाम'
  return `${part} ${hours % 12 || 12}:${String(minutes).padStart(2, '0')}`
}

const hillNames = ({ hills }: RouteWords, join: string) => hills.map(({ from, to }) => `${from}${join}${to}`).join(', ')
const names = (places: { name: string }[]) => places.map(({ name }) => name).join(', ')
const kms = (places: { name: string; km: number }[]) => places.map(({ name, km }) => `${name} ${km}`).join(', ')

/** As in English: five ways to tell each fact. */
export const sentences: RouteSentences = {
  lead: [
    ({ from, to, km, minutes }) =>
      `सड़क से ${km} किमी, लगभग ${duration(minutes)}। ड्राइवर ${from} में आपके दरवाज़े से लेकर ${to} में बताए पते तक छोड़ता है।`,
    ({ from, to, km, minutes }) =>
      `${from} से ${to} तक गाड़ी बदलने की झंझट नहीं: वही चालक, ${km} किमी, छोटे विराम मिलाकर ${duration(minutes)}।`,
    ({ from, to, km, minutes }) =>
      `हमारे चालकों को ये ${km} किमी तय करने में करीब ${duration(minutes)} लगते हैं (${from} – ${to})। चाय के लिए जब मन हो, रुक जाइए।`,
    ({ from, to, km, minutes }) =>
      `सफ़र के लिए ${duration(minutes)} रखिए; लंबाई ${km} किमी है। घड़ी और कार आप तय करें, ${from} को ${to} से जोड़ना हमारा काम।`,
    ({ from, to, km, minutes }) =>
      `बस का इंतज़ार औरों पर छोड़िए: ${from} और ${to} के बीच ${km} किमी हैं, यानी अपनी किराए की कैब में ${duration(minutes)}।`,
  ],
  road: [
    ({ straightKm, extraKm, heading }) =>
      `सड़क ${HEADINGS[heading]} दिशा में जाती है। सीधी रेखा में ${straightKm} किमी; मोड़ और बाईपास ${extraKm} और जोड़ते हैं।`,
    ({ from, to, straightKm, extraKm, heading }) =>
      `नक्शे पर ${to}, ${from} से ${straightKm} किमी ${HEADINGS[heading]} में पड़ता है। पहियों को उससे ${extraKm} ज़्यादा चलना पड़ता है।`,
    ({ straightKm, extraKm, heading }) =>
      `ज़्यादातर ${HEADINGS[heading]} की ओर बढ़ता यह मार्ग, ${straightKm} किमी के सीधे फ़ासले से ${extraKm} लंबा है।`,
    ({ km, straightKm, heading }) =>
      `अधिकतर वक़्त मुँह ${HEADINGS[heading]} को रहेगा: जहाँ विमान ${straightKm} उड़ता, वहाँ डामर ${km} किमी है।`,
    ({ from, km, extraKm, heading }) =>
      `${from} से निकलते ही चालक ${HEADINGS[heading]} का रुख़ रखता है। कुल ${km} किमी में घुमाव का हिस्सा ${extraKm} है।`,
  ],
  states: [
    ({ states }) => (states.length > 1 ? `राज्य क्रम से: ${states.join(', फिर ')}।` : `पूरा रास्ता ${states[0]} में है।`),
    ({ states }) =>
      states.length > 1
        ? `शुरुआत ${states[0]} में, समाप्ति ${states.at(-1)} में${states.length > 2 ? `, बीच में ${states.slice(1, -1).join(' और ')}` : ''}।`
        : `${states[0]} से बाहर जाना ही नहीं पड़ता, इसलिए पड़ोसी राज्य का परमिट नहीं चाहिए।`,
    ({ states }) =>
      states.length > 1
        ? `आपकी कैब पार करती है: ${states.join(', ')}।`
        : `एक छोर से दूसरे छोर तक आप ${states[0]} के भीतर रहते हैं।`,
    ({ states }) =>
      states.length > 1
        ? `इस सफ़र की सीमाएँ: ${states
            .slice(1)
            .map((state, at) => `${states[at]}–${state}`)
            .join(', ')}।`
        : `कोई सीमा चौकी नहीं आती, दोनों शहर ${states[0]} के हैं।`,
    ({ states }) =>
      states.length > 1
        ? `यह राजमार्ग ${states.length} राज्यों का साझा है: ${states.join(' और ')}।`
        : `जो एकमात्र राज्य दिखेगा, वह ${states[0]} है।`,
  ],
  hills: [
    (route) =>
      route.hills.length > 0
        ? `पहाड़ी सड़क के ${hillKm(route)} किमी में तीखे मोड़ मिलेंगे: ${hillNames(route, ' से ')}।`
        : 'घाट वाला कोई हिस्सा नहीं।',
    (route) =>
      route.hills.length > 0
        ? `जिन्हें चक्कर आते हों, वे ${hillNames(route, ' – ')} के दौरान आगे बैठें; घाट ${hillKm(route)} किमी का है।`
        : 'हमारे नक्शे में इसका कोई टुकड़ा पहाड़ी सड़क नहीं।',
    (route) =>
      route.hills.length > 0
        ? `एक भाग चढ़ाई का है: ${hillNames(route, '–')}, ${hillKm(route)} किमी घाट।`
        : 'कहीं भी घाट नहीं चढ़ना पड़ता।',
    (route) =>
      route.hills.length > 0
        ? `पर्वतीय ड्राइविंग यहाँ ${hillKm(route)} किमी है (${hillNames(route, ' / ')})।`
        : 'हेयरपिन मोड़ नहीं आते।',
    (route) =>
      route.hills.length > 0
        ? `रफ़्तार घटाकर नज़ारे देखिए, ${hillNames(route, ' से लेकर ')}: ${hillKm(route)} किमी पहाड़ियों में बल खाते हैं।`
        : 'पहाड़ी शुल्क जोड़ने वाली सड़क इसमें नहीं।',
  ],
  stops: [
    ({ stops, km, longest }) => {
      const [one, end] = [stops[0], stops.at(-1)]
      if (!one || !end) return 'बीच में कोई बड़ा शहर हमें मालूम नहीं।'
      if (one === end) return `बीच में सिर्फ़ ${one.name}: शुरुआत से ${one.km} किमी, अंत से ${km - one.km}।`
      return `पहले ${one.km} किमी पर ${one.name}; ${end.name} आए तो समझिए ${km - end.km} किमी बचे। सबसे लंबा चरण ${longest.from} से ${longest.to}, ${longest.km} किमी।`
    },
    ({ from, to, stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return `${from} और ${to} के दरमियान ठहरने को बस गाँव मिलते हैं।`
      return `सुस्ताने की अच्छी जगह ${half.name}: चलने के ${half.km} किमी बाद, आगे ${km - half.km} बाकी। ${longest.from} से पहले टंकी भर लें, अगले ${longest.km} किमी हमारी सूची का कोई शहर नहीं।`
    },
    ({ stops, longest }) =>
      stops.length === 0
        ? 'सड़क किसी दूसरे शहर को छुए बिना निकल जाती है।'
        : `बोर्ड पर नाम दिखेंगे ${names(stops.slice(0, 3))}${stops.length > 3 ? `, और ${stops.length - 3}` : ''}। सबसे बड़ा फ़ासला ${longest.km} किमी, जो ${longest.to} पर खत्म होता है।`,
    ({ stops, km, longest }) => {
      const half = middleOf({ stops, km })
      if (!half) return 'नाश्ता करके निकलें, क्योंकि राह में शहर नहीं पड़ता।'
      return `नाश्ता या दोपहर का खाना? ${half.name} लगभग मध्य में है (किमी ${half.km})। कहीं भी रुकवाइए; केवल ${longest.from}–${longest.to} के ${longest.km} किमी में सुविधाएँ कम हैं।`
    },
    ({ to, stops, km, longest }) => {
      const end = stops.at(-1)
      if (!end) return 'एक ही चरण का सफ़र, बताने लायक शहर कोई नहीं।'
      return `रास्ते में गिनें तो ${stops.length} शहर। ${end.name} पीछे छूटे तो ${to} केवल ${km - end.km} किमी दूर रह जाता है। सबसे सुनसान हिस्सा ${longest.km} किमी का।`
    },
  ],
  time: [
    ({ leave, minutes }) => `${clock(leave)} चलें तो करीब ${clock(later(leave, minutes))} पहुँचेंगे।`,
    ({ to, minutes }) => `शाम आठ तक ${to} में होना हो, तो हद से हद ${clock(later('20:00', -minutes))} निकल पड़ें।`,
    ({ leave, minutes, days }) =>
      `तड़के ${clock(leave)} रवाना होने वाले ${clock(later(leave, minutes))} के आसपास जा लगते हैं${days === 1 ? ' और उसी दिन लौट भी सकते हैं' : ''}।`,
    ({ from, leave, minutes, days }) =>
      `कैब ${from} से ${clock(leave)} छूटे, तो आगमन ${clock(later(leave, minutes))} मानिए। ${days === 1 ? 'जाना-आना एक दिन में हो जाता है।' : `जाने-आने में ${days} दिन चाहिए।`}`,
    ({ minutes }) => `नौ बजे के रात्रिभोज के लिए ${clock(later('21:00', -minutes))} तक विदा ले लें।`,
  ],
  price: [
    ({ cheapest, km }) =>
      cheapest
        ? `सबसे सस्ती ${cheapest.name}: ${shortPaise(cheapest.total)}, यानी ${perKm(cheapest.total, km)} प्रति किमी।`
        : '',
    ({ cheapest }) =>
      cheapest
        ? `${cheapest.seats} लोग बाँटें तो ${shortPaise(cheapest.total)} वाली ${cheapest.name} हर व्यक्ति को ${perHead(cheapest)} पड़ती है।`
        : '',
    ({ largest }) =>
      largest ? `समूहों के लिए ${largest.seats} सीट की ${largest.name}; भरी हो तो हरेक का हिस्सा ${perHead(largest)}।` : '',
    ({ cheapest, largest }) =>
      cheapest && largest
        ? `किराया ${shortPaise(cheapest.total)} से ${shortPaise(largest.total)} तक, इस पर निर्भर कि कितने जन हैं (${cheapest.seats} या ${largest.seats} तक)।`
        : '',
    ({ cheapest, km }) =>
      cheapest
        ? `अगर ${cheapest.seats} के लिए ${cheapest.name} काफ़ी है, तो हर किलोमीटर ${perKm(cheapest.total, km)} का बैठता है: जोड़ ${shortPaise(cheapest.total)}।`
        : '',
  ],
  beyond: [
    ({ to, beyond }) => `और आगे जाना है? ${to} से किलोमीटर: ${kms(beyond)}।`,
    ({ beyond }) => `पास में ये भी जोड़ सकते हैं: ${beyond.map(({ name, km }) => `${name} (${km})`).join(', ')}; गिनती सड़क से।`,
    ({ to, beyond }) =>
      `सैर के लिए ${to} अच्छा ठिकाना है: ${beyond.map(({ name, km }) => `${name}, ${km} किमी`).join('; ')}।`,
    ({ beyond }) => `कैब एक दिन और रखें और देखें: ${beyond.map(({ name, km }) => `${km} किमी पर ${name}`).join(', ')}।`,
    ({ to, beyond }) => `${to} के पड़ोसी, दूर वाले बाद में: ${kms(beyond)} किमी।`,
  ],
  trip: [
    ({ to }) =>
      `सामान डिक्की में, बच्चों को अपनी सीट, और राह में कोई दूसरा नहीं चढ़ता। बुक करते समय ${to} का होटल, स्टेशन या एयरपोर्ट बता दें; रवानगी तक फ़ोन पर बदल सकते हैं।`,
    ({ from }) =>
      `${from} में अपनी गली का नाम लिखें, कोई पहचान हो तो और अच्छा। पिकअप से पहले चालक का मोबाइल और गाड़ी का नंबर मिल जाता है; बैठकर चार अंक बताने होते हैं।`,
    ({ days }) =>
      `आने-जाने की बुकिंग में कार और ड्राइवर ${days > 1 ? `पूरे ${days} दिन` : 'सुबह से शाम तक'} आपके साथ; एक तरफ़ा मंज़िल पर पूरा होता है, खाली लौटना हमारे ज़िम्मे।`,
    ({ to }) =>
      `ऑनलाइन अनुरोध भेजते वक़्त पैसे नहीं लगते: हमारा दफ़्तर फ़ोन करके ${to} के लिए वाहन और दाम पक्का करता है, फिर सारा ब्योरा आपके निजी पेज पर।`,
    ({ from, to }) =>
      `दादा-दादी साथ हैं? खुली जगह वाली एमयूवी लीजिए। ${from} से ${to} जाने वाले तीर्थयात्री, बाराती या घर बदलते छात्र अक्सर वैन चुनते हैं, ताकि सब इकट्ठे चलें।`,
    ({ from }) =>
      `भोर की उड़ान के बाद नींद आ रही है? अनुभवी हाथों में स्टीयरिंग देकर पीठ टिका लें। ${from} में मिलने की जगह टर्मिनल, लॉबी, मंदिर, ऑफ़िस, जो ठीक लगे, लिख दें।`,
    ({ to }) =>
      `बैग लाइए; पालतू हों तो पहले पूछ लें। जहाँ पार्किंग की इजाज़त हो, तस्वीरों के लिए ठहर सकते हैं, संगीत आपकी पसंद का, और ${to} तक किसी को जल्दी नहीं।`,
  ],
  booking: [
    () =>
      'बुकिंग साल भर पहले खुलती और पिकअप से थोड़ा पहले बंद होती है। बाद में बदलाव माँगें, छापें या ऑनलाइन रद्द करें; खर्च पहले दिख जाता है।',
    () => 'ऊपर के दाम उसी हिसाब से आते हैं जिससे हमारा फ़ॉर्म, इसलिए अंत में कुछ नहीं जुड़ता; हामी भरने से पहले हर पंक्ति सामने रहती है।',
    () =>
      'मनचाही श्रेणी नहीं दिखी? फ़ोन कीजिए: कुछ मॉडल आज वर्कशॉप में हो सकते हैं। छत के कैरियर, बाल सीट और अतिरिक्त ठहराव की भी बात कर लें।',
    () =>
      'कई परिवार हों तो दो छोटी कारों की एक मिनीबस से तुलना कर लें। पर्यटक परमिट, बीमा और फ़िटनेस की तिथियों पर हमारी टीम नज़र रखती है।',
    () => 'खाता ज़रूरी नहीं, नाम और भारतीय मोबाइल काफ़ी है। विदेशी मेहमान अपने देश का कोड लिखें; रसीदें पीडीएफ़ में मिलती हैं।',
    () =>
      'आज ही आरक्षित करें: कैब चुनें, कब और कहाँ भरें, शर्तें मानें। दफ़्तर के घंटों में पुष्टि प्रायः जल्दी आती है, ईमेल से या चाहें तो व्हाट्सऐप पर।',
    () =>
      'बीस से ज़्यादा लोग, कंपनी के दौरे या कई दिन का भ्रमण हो, तो हमारी टीम से कोटेशन लें। संपर्क पेज से लिखें; होटल सहित पैकेज भी हैं।',
  ],
}
