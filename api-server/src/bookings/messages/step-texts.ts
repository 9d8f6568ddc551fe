import type { TripEvent } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'

/** What each mail about a step says; those of a new booking and of a changed one are in texts.ts. */
export type StepEvent = Exclude<TripEvent, 'received' | 'changed'>
type StepWords = { subject: (reference: string, route: string, date: string) => string; intro: string }

interface StepTexts {
  steps: Record<StepEvent, StepWords>
  driver: { title: string; name: string; mobile: string; vehicle: string; registration: string; code: string }
}

const en: StepTexts = {
  steps: {
    confirmed: {
      subject: (reference, route, date) => `Booking ${reference} is confirmed: ${route}, ${date}`,
      intro:
        'We have checked your booking and reserved a cab for you. We will write again once your driver and vehicle are assigned.',
    },
    assigned: {
      subject: (reference, route, date) => `Booking ${reference}, your driver: ${route}, ${date}`,
      intro: 'Your driver and vehicle are assigned. Tell the driver the 4 digits below when the trip starts.',
    },
    'on the way': {
      subject: (reference) => `Booking ${reference}: your driver is on the way`,
      intro: 'Your driver is on the way to you. Tell the driver the 4 digits below when the trip starts.',
    },
    arrived: {
      subject: (reference) => `Booking ${reference}: your driver has arrived`,
      intro: 'Your driver is at the pick-up location. Tell the driver the 4 digits below when the trip starts.',
    },
    ended: {
      subject: (reference) => `Booking ${reference}: your trip has ended`,
      intro: 'Your trip has ended. Thank you for travelling with us.',
    },
    cancelled: {
      subject: (reference, route, date) => `Booking ${reference} is cancelled: ${route}, ${date}`,
      intro: 'Your booking is cancelled.',
    },
  },
  driver: {
    title: 'Driver and vehicle',
    name: 'Driver',
    mobile: 'Driver’s number',
    vehicle: 'Vehicle',
    registration: 'Registration number',
    code: '4 digits for the driver',
  },
}

const ta: StepTexts = {
  steps: {
    confirmed: {
      subject: (reference, route, date) => `முன்பதிவு ${reference} உறுதியானது: ${route}, ${date}`,
      intro: 'உங்கள் முன்பதிவைச் சரிபார்த்து, உங்களுக்காக ஒரு வண்டியை ஒதுக்கியுள்ளோம். ஓட்டுநரும் வண்டியும் முடிவானதும் மீண்டும் தெரிவிப்போம்.',
    },
    assigned: {
      subject: (reference, route, date) => `முன்பதிவு ${reference}, உங்கள் ஓட்டுநர்: ${route}, ${date}`,
      intro: 'உங்கள் ஓட்டுநரும் வண்டியும் முடிவாகியுள்ளன. பயணம் தொடங்கும்போது கீழே உள்ள 4 இலக்கங்களை ஓட்டுநரிடம் கூறவும்.',
    },
    'on the way': {
      subject: (reference) => `முன்பதிவு ${reference}: உங்கள் ஓட்டுநர் வந்துகொண்டிருக்கிறார்`,
      intro: 'உங்கள் ஓட்டுநர் வந்துகொண்டிருக்கிறார். பயணம் தொடங்கும்போது கீழே உள்ள 4 இலக்கங்களை ஓட்டுநரிடம் கூறவும்.',
    },
    arrived: {
      subject: (reference) => `முன்பதிவு ${reference}: உங்கள் ஓட்டுநர் வந்துவிட்டார்`,
      intro: 'உங்கள் ஓட்டுநர் ஏறும் இடத்தில் காத்திருக்கிறார். பயணம் தொடங்கும்போது கீழே உள்ள 4 இலக்கங்களை ஓட்டுநரிடம் கூறவும்.',
    },
    ended: {
      subject: (reference) => `முன்பதிவு ${reference}: உங்கள் பயணம் முடிந்தது`,
      intro: 'உங்கள் பயணம் முடிந்தது. எங்களுடன் பயணித்ததற்கு நன்றி.',
    },
    cancelled: {
      subject: (reference, route, date) => `முன்பதிவு ${reference} ரத்து செய்யப்பட்டது: ${route}, ${date}`,
      intro: 'உங்கள் முன்பதிவு ரத்து செய்யப்பட்டது.',
    },
  },
  driver: {
    title: 'ஓட்டுநரும் வண்டியும்',
    name: 'ஓட்டுநர்',
    mobile: 'ஓட்டுநரின் எண்',
    vehicle: 'வண்டி',
    registration: 'பதிவு எண்',
    code: 'ஓட்டுநரிடம் கூற வேண்டிய 4 இலக்கங்கள்',
  },
}

const ml: StepTexts = {
  steps: {
    confirmed: {
      subject: (reference, route, date) => `ബുക്കിങ് ${reference} ഉറപ്പായി: ${route}, ${date}`,
      intro: 'നിങ്ങളുടെ ബുക്കിങ് പരിശോധിച്ച് ഒരു വണ്ടി മാറ്റിവച്ചിട്ടുണ്ട്. ഡ്രൈവറെയും വണ്ടിയെയും നിശ്ചയിക്കുമ്പോൾ വീണ്ടും അറിയിക്കാം.',
    },
    assigned: {
      subject: (reference, route, date) => `ബുക്കിങ് ${reference}, നിങ്ങളുടെ ഡ്രൈവർ: ${route}, ${date}`,
      intro: 'നിങ്ങളുടെ ഡ്രൈവറെയും വണ്ടിയെയും നിശ്ചയിച്ചു. യാത്ര തുടങ്ങുമ്പോൾ താഴെയുള്ള 4 അക്കം ഡ്രൈവറോട് പറയൂ.',
    },
    'on the way': {
      subject: (reference) => `ബുക്കിങ് ${reference}: നിങ്ങളുടെ ഡ്രൈവർ വരുന്നു`,
      intro: 'ഡ്രൈവർ നിങ്ങളുടെ അടുത്തേക്ക് വരുന്നു. യാത്ര തുടങ്ങുമ്പോൾ താഴെയുള്ള 4 അക്കം ഡ്രൈവറോട് പറയൂ.',
    },
    arrived: {
      subject: (reference) => `ബുക്കിങ് ${reference}: നിങ്ങളുടെ ഡ്രൈവർ എത്തി`,
      intro: 'ഡ്രൈവർ കയറുന്ന സ്ഥലത്തെത്തി. യാത്ര തുടങ്ങുമ്പോൾ താഴെയുള്ള 4 അക്കം ഡ്രൈവറോട് പറയൂ.',
    },
    ended: {
      subject: (reference) => `ബുക്കിങ് ${reference}: നിങ്ങളുടെ യാത്ര കഴിഞ്ഞു`,
      intro: 'നിങ്ങളുടെ യാത്ര കഴിഞ്ഞു. ഞങ്ങളോടൊപ്പം യാത്ര ചെയ്തതിന് നന്ദി.',
    },
    cancelled: {
      subject: (reference, route, date) => `ബുക്കിങ് ${reference} റദ്ദാക്കി: ${route}, ${date}`,
      intro: 'നിങ്ങളുടെ ബുക്കിങ് റദ്ദാക്കി.',
    },
  },
  driver: {
    title: 'ഡ്രൈവറും വണ്ടിയും',
    name: 'ഡ്രൈവർ',
    mobile: 'ഡ്രൈവറുടെ നമ്പർ',
    vehicle: 'വണ്ടി',
    registration: 'രജിസ്ട്രേഷൻ നമ്പർ',
    code: 'ഡ്രൈവറോട് പറയേണ്ട 4 അക്കം',
  },
}

const te: StepTexts = {
  steps: {
    confirmed: {
      subject: (reference, route, date) => `బుకింగ్ ${reference} నిర్ధారణ అయింది: ${route}, ${date}`,
      intro: 'మీ బుకింగ్ చూసి, మీ కోసం ఒక క్యాబ్ కేటాయించాం. డ్రైవర్, వాహనం ఖరారు కాగానే మళ్లీ తెలియజేస్తాం.',
    },
    assigned: {
      subject: (reference, route, date) => `బుకింగ్ ${reference}, మీ డ్రైవర్: ${route}, ${date}`,
      intro: 'మీ డ్రైవర్, వాహనం ఖరారయ్యాయి. ప్రయాణం మొదలయ్యేటప్పుడు కింద ఉన్న 4 అంకెలను డ్రైవర్‌కు చెప్పండి.',
    },
    'on the way': {
      subject: (reference) => `బుకింగ్ ${reference}: మీ డ్రైవర్ వస్తున్నారు`,
      intro: 'మీ డ్రైవర్ మీ దగ్గరికి వస్తున్నారు. ప్రయాణం మొదలయ్యేటప్పుడు కింద ఉన్న 4 అంకెలను డ్రైవర్‌కు చెప్పండి.',
    },
    arrived: {
      subject: (reference) => `బుకింగ్ ${reference}: మీ డ్రైవర్ వచ్చేశారు`,
      intro: 'మీ డ్రైవర్ పికప్ స్థలంలో ఉన్నారు. ప్రయాణం మొదలయ్యేటప్పుడు కింద ఉన్న 4 అంకెలను డ్రైవర్‌కు చెప్పండి.',
    },
    ended: {
      subject: (reference) => `బుకింగ్ ${reference}: మీ ప్రయాణం ముగిసింది`,
      intro: 'మీ ప్రయాణం ముగిసింది. మాతో ప్రయాణించినందుకు ధన్యవాదాలు.',
    },
    cancelled: {
      subject: (reference, route, date) => `బుకింగ్ ${reference} రద్దయింది: ${route}, ${date}`,
      intro: 'మీ బుకింగ్ రద్దయింది.',
    },
  },
  driver: {
    title: 'డ్రైవర్, వాహనం',
    name: 'డ్రైవర్',
    mobile: 'డ్రైవర్ నంబర్',
    vehicle: 'వాహనం',
    registration: 'రిజిస్ట్రేషన్ నంబర్',
    code: 'డ్రైవర్‌కు చెప్పాల్సిన 4 అంకెలు',
  },
}

const hi: StepTexts = {
  steps: {
    confirmed: {
      subject: (reference, route, date) => `बुकिंग ${reference} पक्की है: ${route}, ${date}`,
      intro: 'हमने आपकी बुकिंग देखकर आपके लिए एक कैब रोक ली है। ड्राइवर और गाड़ी तय होते ही फिर बताएँगे।',
    },
    assigned: {
      subject: (reference, route, date) => `बुकिंग ${reference}, आपका ड्राइवर: ${route}, ${date}`,
      intro: 'आपका ड्राइवर और गाड़ी तय हो गए हैं। यात्रा शुरू होने पर नीचे के 4 अंक ड्राइवर को बताएँ।',
    },
    'on the way': {
      subject: (reference) => `बुकिंग ${reference}: आपका ड्राइवर रास्ते में है`,
      intro: 'आपका ड्राइवर आपकी ओर आ रहा है। यात्रा शुरू होने पर नीचे के 4 अंक ड्राइवर को बताएँ।',
    },
    arrived: {
      subject: (reference) => `बुकिंग ${reference}: आपका ड्राइवर पहुँच गया है`,
      intro: 'आपका ड्राइवर पिकअप की जगह पर है। यात्रा शुरू होने पर नीचे के 4 अंक ड्राइवर को बताएँ।',
    },
    ended: {
      subject: (reference) => `बुकिंग ${reference}: आपकी यात्रा पूरी हुई`,
      intro: 'आपकी यात्रा पूरी हुई। हमारे साथ सफ़र करने के लिए धन्यवाद।',
    },
    cancelled: {
      subject: (reference, route, date) => `बुकिंग ${reference} रद्द हो गई: ${route}, ${date}`,
      intro: 'आपकी बुकिंग रद्द हो गई है।',
    },
  },
  driver: {
    title: 'ड्राइवर और गाड़ी',
    name: 'ड्राइवर',
    mobile: 'ड्राइवर का नंबर',
    vehicle: 'गाड़ी',
    registration: 'गाड़ी का नंबर',
    code: 'ड्राइवर को बताने के 4 अंक',
  },
}

const kn: StepTexts = {
  steps: {
    confirmed: {
      subject: (reference, route, date) => `ಬುಕಿಂಗ್ ${reference} ಖಚಿತವಾಗಿದೆ: ${route}, ${date}`,
      intro: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ನೋಡಿ, ನಿಮಗಾಗಿ ಒಂದು ಕ್ಯಾಬ್ ಕಾಯ್ದಿರಿಸಿದ್ದೇವೆ. ಚಾಲಕರು, ವಾಹನ ನಿಗದಿಯಾದಾಗ ಮತ್ತೆ ತಿಳಿಸುತ್ತೇವೆ.',
    },
    assigned: {
      subject: (reference, route, date) => `ಬುಕಿಂಗ್ ${reference}, ನಿಮ್ಮ ಚಾಲಕರು: ${route}, ${date}`,
      intro: 'ನಿಮ್ಮ ಚಾಲಕರು, ವಾಹನ ನಿಗದಿಯಾಗಿದೆ. ಪ್ರಯಾಣ ಶುರುವಾಗುವಾಗ ಕೆಳಗಿನ 4 ಅಂಕಿಗಳನ್ನು ಚಾಲಕರಿಗೆ ಹೇಳಿ.',
    },
    'on the way': {
      subject: (reference) => `ಬುಕಿಂಗ್ ${reference}: ನಿಮ್ಮ ಚಾಲಕರು ಬರುತ್ತಿದ್ದಾರೆ`,
      intro: 'ನಿಮ್ಮ ಚಾಲಕರು ಬರುತ್ತಿದ್ದಾರೆ. ಪ್ರಯಾಣ ಶುರುವಾಗುವಾಗ ಕೆಳಗಿನ 4 ಅಂಕಿಗಳನ್ನು ಚಾಲಕರಿಗೆ ಹೇಳಿ.',
    },
    arrived: {
      subject: (reference) => `ಬುಕಿಂಗ್ ${reference}: ನಿಮ್ಮ ಚಾಲಕರು ಬಂದಿದ್ದಾರೆ`,
      intro: 'ನಿಮ್ಮ ಚಾಲಕರು ಹತ್ತುವ ಸ್ಥಳದಲ್ಲಿದ್ದಾರೆ. ಪ್ರಯಾಣ ಶುರುವಾಗುವಾಗ ಕೆಳಗಿನ 4 ಅಂಕಿಗಳನ್ನು ಚಾಲಕರಿಗೆ ಹೇಳಿ.',
    },
    ended: {
      subject: (reference) => `ಬುಕಿಂಗ್ ${reference}: ನಿಮ್ಮ ಪ್ರಯಾಣ ಮುಗಿದಿದೆ`,
      intro: 'ನಿಮ್ಮ ಪ್ರಯಾಣ ಮುಗಿದಿದೆ. ನಮ್ಮೊಂದಿಗೆ ಪ್ರಯಾಣಿಸಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದ.',
    },
    cancelled: {
      subject: (reference, route, date) => `ಬುಕಿಂಗ್ ${reference} ರದ್ದಾಗಿದೆ: ${route}, ${date}`,
      intro: 'ನಿಮ್ಮ ಬುಕಿಂಗ್ ರದ್ದಾಗಿದೆ.',
    },
  },
  driver: {
    title: 'ಚಾಲಕರು ಮತ್ತು ವಾಹನ',
    name: 'ಚಾಲಕರು',
    mobile: 'ಚಾಲಕರ ಸಂಖ್ಯೆ',
    vehicle: 'ವಾಹನ',
    registration: 'ನೋಂದಣಿ ಸಂಖ್ಯೆ',
    code: 'ಚಾಲಕರಿಗೆ ಹೇಳಬೇಕಾದ 4 ಅಂಕಿಗಳು',
  },
}

/** The texts of the mails about steps of a booking (docs/product.md, Messages). */
export const stepTexts: Record<Language, StepTexts> = { en, ta, ml, te, hi, kn }
