import type { Texts } from '../page.ts'

export const quotation: Texts['quotation'] = {
  title: 'आपका कोटेशन',
  lead: 'यह हमारा प्रस्ताव है। लिंक आपका है: जिसके पास हो, वह स्वीकार कर सकता है।',
  what: 'आपका कोटेशन',
  reference: (reference) => `कोटेशन ${reference}`,
  greeting: (name) => `${name} के लिए`,
  route: (from, to) => `${from} से ${to}`,
  cab: (cab, persons) => `${cab}, ${persons} लोग`,
  line: {
    pickUp: 'पिकअप',
    pickUpLocation: 'पिकअप की जगह',
    visits: 'घूमने की जगहें',
    return: 'वापसी',
    returnLocation: 'लौटने की जगह',
    package: 'पैकेज',
  },
  trip: 'यात्रा',
  price: 'किराया',
  validUntil: (day) => `आप इसे ${day} तक स्वीकार कर सकते हैं।`,
  accept: {
    button: 'कोटेशन स्वीकार करें',
    sure: 'यह कोटेशन स्वीकार करें?',
    text: (total) => `तब आपकी यात्रा ${total} में बुक हो जाएगी।`,
    yes: 'हाँ, बुक करें',
    back: 'अभी नहीं',
    failed: 'स्वीकार नहीं हो पाया',
    unreachable: 'हमसे संपर्क नहीं हो पाया। अपना कनेक्शन देखकर फिर कोशिश करें: कुछ भी दो बार बुक नहीं होगा।',
  },
  accepted: {
    title: 'धन्यवाद। आपकी यात्रा बुक हो गई है।',
    text: (reference) => `आपका बुकिंग नंबर ${reference} है। हमारी टीम उसे पक्का करेगी और हर कदम ईमेल से बताएगी।`,
    link: 'अपनी यात्रा देखें',
  },
  expired: {
    title: 'इस कोटेशन की आखिरी तारीख निकल गई है',
    text: 'हमें लिखें या फ़ोन करें, हम नया बना देंगे।',
  },
  withdrawn: {
    title: 'हमने यह कोटेशन वापस ले लिया है',
    text: 'हमें लिखें या फ़ोन करें, हम नया बना देंगे।',
  },
  dead: {
    title: 'यह लिंक अब काम नहीं करता',
    text: 'हमारे कोटेशन वाला सबसे नया ईमेल खोलें, या हमें लिखें।',
  },
  contact: 'हमें लिखें',
}
