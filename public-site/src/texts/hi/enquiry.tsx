import type { Texts } from '../page.ts'

export const enquiry: Texts['enquiry'] = {
  labels: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    message: 'संदेश',
    category: 'श्रेणी',
    numberOfPersons: 'यात्रियों की संख्या',
    travelDate: 'शुरू होने की तारीख',
    visitingPlaces: 'घूमने की जगहें',
  },
  choose: 'चुनें…',
  request: 'अनुरोध भेजें',
  contact: {
    title: 'हमें लिखिए',
    form: 'संपर्क फ़ॉर्म',
    button: 'संदेश भेजें',
    sending: 'भेज रहे हैं...',
    sent: 'फ़ॉर्म सफलतापूर्वक भेज दिया गया!',
    failed: (message) => `आपका संदेश नहीं भेजा जा सका${message ? `: ${message}` : '।'}`,
  },
  package: {
    form: 'पैकेज बुकिंग',
    dateHint: 'अभी तय न हो तो खाली छोड़ दें',
    sending: 'भेज रहे हैं....',
    sent: 'फ़ॉर्म सफलतापूर्वक भेज दिया गया',
    failed: (message) => message ?? 'फ़ॉर्म भेजने में कोई गड़बड़ी हुई',
  },
  custom: {
    form: 'अपनी पसंद का टूर',
    sending: 'भेज रहे हैं...',
    sent: 'फ़ॉर्म सफलतापूर्वक भेज दिया गया!',
    failed: (message) => `गड़बड़ी: ${message ?? 'फ़ॉर्म नहीं भेजा जा सका'}`,
    placesHint: 'जितनी चाहें, जिस क्रम में चाहें',
    messageHint: 'तारीखें, दिन, होटल, बुज़ुर्ग या छोटे बच्चे: जो भी हमें जानना चाहिए',
  },
  next: (reference, by) => `आपका नंबर ${reference} है; ईमेल पर भी आएगा। ${by} तक आपको जवाब मिल जाएगा।`,
  nextNoMail: (reference, by) => `आपका नंबर ${reference} है। ${by} तक आपको जवाब मिल जाएगा।`,
  privacy: (link) => <>आप जो भेजते हैं, उसे हम सिर्फ़ आपको जवाब देने के लिए इस्तेमाल करते हैं: {link('गोपनीयता नीति')}।</>,
  unreachable: 'हमसे संपर्क नहीं हो पाया; अपना इंटरनेट कनेक्शन देख लें। ',
  kept: (phone) =>
    phone ? <>आपका लिखा हुआ सुरक्षित है: फिर कोशिश करें, या फ़ोन करें: {phone}</> : 'आपका लिखा हुआ सुरक्षित है: फिर कोशिश करें।',
}
