import type { Language } from 'shared-api/languages'

/** What mails about money say; amounts come formatted (docs/product.md, Messages). */
interface PaymentTexts {
  received: (reference: string, amount: string) => string
  refunded: (reference: string, amount: string) => string
  refundFailed: (reference: string, amount: string) => string
  reminder: (reference: string, amount: string) => string
  invoice: (reference: string, number: string) => string
  greeting: (name: string) => string
  receivedIntro: string
  refundedIntro: string
  refundFailedIntro: string
  reminderIntro: (amount: string) => string
  invoiceIntro: string
  payByUpi: (amount: string, upi: string) => string
  code: (amount: string) => string
  page: string
  title: string
  rows: { amount: string; way: string; number: string; paid: string; balance: string; back: string; total: string }
  ways: Record<string, string> & { online: string }
}

const en: PaymentTexts = {
  received: (reference, amount) => `Booking ${reference}: we have received your payment of ${amount}`,
  refunded: (reference, amount) => `Booking ${reference}: we have refunded ${amount}`,
  refundFailed: (reference, amount) => `Booking ${reference}: our refund of ${amount} did not go through`,
  reminder: (reference, amount) => `Booking ${reference}: advance of ${amount} due`,
  invoice: (reference, number) => `Booking ${reference}: your bill ${number}`,
  greeting: (name) => `Dear ${name},`,
  receivedIntro: 'Thank you. We have received your payment; the receipt is attached.',
  refundedIntro: 'We have refunded you; the voucher is attached. Your bank may take up to seven days to show it.',
  refundFailedIntro: 'The bank could not pay our refund to you. You will get it another way; we will contact you.',
  reminderIntro: (amount) => `An advance of ${amount} is still due for your trip.`,
  invoiceIntro: 'Thank you for travelling with us. The bill for your trip is attached.',
  payByUpi: (amount, upi) => `To pay ${amount} by UPI, scan the code with your UPI app, or pay to ${upi}.`,
  code: (amount) => `QR code to pay ${amount} by UPI`,
  page: 'See your trip and payments',
  title: 'Payment',
  rows: {
    ...{ amount: 'Amount', way: 'Paid by', number: 'Number', paid: 'Paid in total', balance: 'Balance due' },
    ...{ back: 'Refund due', total: 'Total' },
  },
  ways: { cash: 'cash', card: 'card', bank: 'bank transfer', upi: 'UPI', online: 'online payment' },
}

const ta: PaymentTexts = {
  received: (reference, amount) => `முன்பதிவு ${reference}: உங்கள் ${amount} கிடைத்தது`,
  refunded: (reference, amount) => `முன்பதிவு ${reference}: ${amount} திருப்பித் தந்தோம்`,
  refundFailed: (reference, amount) => `முன்பதிவு ${reference}: ${amount} திருப்பித் தர முடியவில்லை`,
  reminder: (reference, amount) => `முன்பதிவு ${reference}: முன்பணம் ${amount}`,
  invoice: (reference, number) => `முன்பதிவு ${reference}: உங்கள் பில் ${number}`,
  greeting: (name) => `வணக்கம் ${name},`,
  receivedIntro: 'நன்றி. உங்கள் பணம் கிடைத்தது; ரசீது இணைக்கப்பட்டுள்ளது.',
  refundedIntro: 'பணத்தைத் திருப்பித் தந்தோம்; சீட்டு இணைக்கப்பட்டுள்ளது. வங்கிக் கணக்கில் தெரிய ஏழு நாள் வரை ஆகலாம்.',
  refundFailedIntro:
    'நாங்கள் திருப்பி அனுப்பிய பணத்தை வங்கியால் உங்களுக்குத் தர முடியவில்லை. வேறு வழியில் தருவோம்; உங்களைத் தொடர்புகொள்வோம்.',
  reminderIntro: (amount) => `உங்கள் பயணத்துக்கு ${amount} முன்பணம் இன்னும் செலுத்தப்படவில்லை.`,
  invoiceIntro: 'எங்களுடன் பயணித்ததற்கு நன்றி. உங்கள் பயணத்தின் பில் இணைக்கப்பட்டுள்ளது.',
  payByUpi: (amount, upi) =>
    `UPI மூலம் ${amount} செலுத்த, உங்கள் UPI செயலியில் இந்தக் குறியீட்டை ஸ்கேன் செய்யவும், அல்லது ${upi} என்ற முகவரிக்குச் செலுத்தவும்.`,
  code: (amount) => `UPI மூலம் ${amount} செலுத்தும் குறியீடு`,
  page: 'உங்கள் பயணமும் செலுத்தியதும்',
  title: 'கட்டணம்',
  rows: {
    ...{ amount: 'தொகை', way: 'செலுத்திய முறை', number: 'எண்', paid: 'மொத்தம் செலுத்தியது' },
    ...{ balance: 'செலுத்த வேண்டியது', back: 'திருப்பித் தர வேண்டியது', total: 'மொத்தம்' },
  },
  ways: { cash: 'ரொக்கம்', card: 'அட்டை', bank: 'வங்கிப் பரிமாற்றம்', upi: 'UPI', online: 'இணையவழிக் கட்டணம்' },
}

const ml: PaymentTexts = {
  received: (reference, amount) => `ബുക്കിങ് ${reference}: നിങ്ങളുടെ ${amount} കിട്ടി`,
  refunded: (reference, amount) => `ബുക്കിങ് ${reference}: ${amount} തിരികെ തന്നു`,
  refundFailed: (reference, amount) => `ബുക്കിങ് ${reference}: ${amount} തിരികെ തരാൻ കഴിഞ്ഞില്ല`,
  reminder: (reference, amount) => `ബുക്കിങ് ${reference}: അഡ്വാൻസ് ${amount}`,
  invoice: (reference, number) => `ബുക്കിങ് ${reference}: നിങ്ങളുടെ ബിൽ ${number}`,
  greeting: (name) => `പ്രിയ ${name},`,
  receivedIntro: 'നന്ദി. നിങ്ങളുടെ പണം കിട്ടി; രസീത് ഇതോടൊപ്പമുണ്ട്.',
  refundedIntro: 'പണം തിരികെ തന്നു; വൗച്ചർ ഇതോടൊപ്പമുണ്ട്. ബാങ്കിൽ കാണാൻ ഏഴ് ദിവസം വരെ എടുത്തേക്കാം.',
  refundFailedIntro: 'ഞങ്ങൾ തിരികെ അയച്ച പണം ബാങ്കിന് നിങ്ങൾക്ക് തരാൻ കഴിഞ്ഞില്ല. മറ്റൊരു വഴിയിൽ തരും; ഞങ്ങൾ നിങ്ങളെ ബന്ധപ്പെടും.',
  reminderIntro: (amount) => `നിങ്ങളുടെ യാത്രയ്ക്ക് ${amount} അഡ്വാൻസ് ഇനിയും അടയ്ക്കാനുണ്ട്.`,
  invoiceIntro: 'ഞങ്ങളോടൊപ്പം യാത്ര ചെയ്തതിന് നന്ദി. നിങ്ങളുടെ യാത്രയുടെ ബിൽ ഇതോടൊപ്പമുണ്ട്.',
  payByUpi: (amount, upi) => `UPI വഴി ${amount} അടയ്ക്കാൻ, UPI ആപ്പിൽ കോഡ് സ്കാൻ ചെയ്യൂ, അല്ലെങ്കിൽ ${upi} എന്ന വിലാസത്തിലേക്ക് അടയ്ക്കൂ.`,
  code: (amount) => `UPI വഴി ${amount} അടയ്ക്കാനുള്ള ക്യുആർ കോഡ്`,
  page: 'നിങ്ങളുടെ യാത്രയും അടച്ച പണവും',
  title: 'പണമടയ്ക്കൽ',
  rows: {
    ...{ amount: 'തുക', way: 'അടച്ച രീതി', number: 'നമ്പർ', paid: 'ആകെ അടച്ചത്' },
    ...{ balance: 'ഇനി അടയ്ക്കാനുള്ളത്', back: 'ഞങ്ങൾ തിരികെ തരുന്നത്', total: 'ആകെ' },
  },
  ways: { cash: 'പണമായി', card: 'കാർഡ്', bank: 'ബാങ്ക് ട്രാൻസ്ഫർ', upi: 'UPI', online: 'ഓൺലൈൻ പേയ്‌മെന്റ്' },
}

const te: PaymentTexts = {
  received: (reference, amount) => `బుకింగ్ ${reference}: మీ ${amount} అందింది`,
  refunded: (reference, amount) => `బుకింగ్ ${reference}: ${amount} తిరిగి ఇచ్చాం`,
  refundFailed: (reference, amount) => `బుకింగ్ ${reference}: ${amount} తిరిగి ఇవ్వలేకపోయాం`,
  reminder: (reference, amount) => `బుకింగ్ ${reference}: అడ్వాన్స్ ${amount}`,
  invoice: (reference, number) => `బుకింగ్ ${reference}: మీ బిల్లు ${number}`,
  greeting: (name) => `నమస్కారం ${name} గారు,`,
  receivedIntro: 'ధన్యవాదాలు. మీ చెల్లింపు అందింది; రసీదు జతచేశాం.',
  refundedIntro: 'డబ్బు తిరిగి ఇచ్చాం; వోచర్ జతచేశాం. బ్యాంకు ఖాతాలో కనిపించడానికి ఏడు రోజుల వరకు పట్టవచ్చు.',
  refundFailedIntro: 'మేం తిరిగి పంపిన డబ్బును బ్యాంకు మీకు ఇవ్వలేకపోయింది. వేరే విధంగా ఇస్తాం; మిమ్మల్ని సంప్రదిస్తాం.',
  reminderIntro: (amount) => `మీ ప్రయాణానికి ${amount} అడ్వాన్స్ ఇంకా చెల్లించాల్సి ఉంది.`,
  invoiceIntro: 'మాతో ప్రయాణించినందుకు ధన్యవాదాలు. మీ ప్రయాణం బిల్లు జతచేశాం.',
  payByUpi: (amount, upi) => `UPI తో ${amount} చెల్లించడానికి మీ UPI యాప్‌తో కోడ్‌ను స్కాన్ చేయండి, లేదా ${upi} కు చెల్లించండి.`,
  code: (amount) => `UPI తో ${amount} చెల్లించే కోడ్`,
  page: 'మీ ప్రయాణం, చెల్లింపులు',
  title: 'చెల్లింపు',
  rows: {
    ...{ amount: 'మొత్తం', way: 'చెల్లించిన విధానం', number: 'నంబర్', paid: 'ఇప్పటి వరకు చెల్లించింది' },
    ...{ balance: 'ఇంకా చెల్లించాల్సింది', back: 'మేం తిరిగి ఇచ్చేది', total: 'మొత్తం ధర' },
  },
  ways: { cash: 'నగదు', card: 'కార్డు', bank: 'బ్యాంకు బదిలీ', upi: 'UPI', online: 'ఆన్‌లైన్ చెల్లింపు' },
}

const hi: PaymentTexts = {
  received: (reference, amount) => `बुकिंग ${reference}: आपके ${amount} मिल गए`,
  refunded: (reference, amount) => `बुकिंग ${reference}: ${amount} लौटा दिए`,
  refundFailed: (reference, amount) => `बुकिंग ${reference}: ${amount} लौटाए नहीं जा सके`,
  reminder: (reference, amount) => `बुकिंग ${reference}: एडवांस ${amount}`,
  invoice: (reference, number) => `बुकिंग ${reference}: आपका बिल ${number}`,
  greeting: (name) => `प्रिय ${name},`,
  receivedIntro: 'धन्यवाद। आपका भुगतान मिल गया; रसीद साथ में है।',
  refundedIntro: 'हमने पैसे लौटा दिए हैं; वाउचर साथ में है। बैंक में दिखने में सात दिन तक लग सकते हैं।',
  refundFailedIntro: 'हमारे लौटाए हुए पैसे बैंक आपको नहीं दे सका। हम दूसरे तरीके से देंगे और आपसे संपर्क करेंगे।',
  reminderIntro: (amount) => `आपकी यात्रा के लिए ${amount} का एडवांस अभी देना बाकी है।`,
  invoiceIntro: 'हमारे साथ सफ़र करने के लिए धन्यवाद। आपकी यात्रा का बिल साथ में है।',
  payByUpi: (amount, upi) => `UPI से ${amount} देने के लिए अपने UPI ऐप से कोड स्कैन करें, या ${upi} पर भुगतान करें।`,
  code: (amount) => `UPI से ${amount} देने का क्यूआर कोड`,
  page: 'आपकी यात्रा और दिया गया भुगतान',
  title: 'भुगतान',
  rows: {
    ...{ amount: 'रकम', way: 'भुगतान का तरीका', number: 'नंबर', paid: 'अब तक दिया गया' },
    ...{ balance: 'अभी देना बाकी', back: 'हम लौटाते हैं', total: 'कुल' },
  },
  ways: { cash: 'नकद', card: 'कार्ड', bank: 'बैंक ट्रांसफ़र', upi: 'UPI', online: 'ऑनलाइन भुगतान' },
}

const kn: PaymentTexts = {
  received: (reference, amount) => `ಬುಕಿಂಗ್ ${reference}: ನಿಮ್ಮ ಪಾವತಿ ${amount} ಬಂದಿದೆ`,
  refunded: (reference, amount) => `ಬುಕಿಂಗ್ ${reference}: ${amount} ವಾಪಸ್ ಕೊಟ್ಟಿದ್ದೇವೆ`,
  refundFailed: (reference, amount) => `ಬುಕಿಂಗ್ ${reference}: ${amount} ವಾಪಸ್ ಕೊಡಲು ಆಗಲಿಲ್ಲ`,
  reminder: (reference, amount) => `ಬುಕಿಂಗ್ ${reference}: ಮುಂಗಡ ${amount}`,
  invoice: (reference, number) => `ಬುಕಿಂಗ್ ${reference}: ನಿಮ್ಮ ಬಿಲ್ ${number}`,
  greeting: (name) => `ನಮಸ್ಕಾರ ${name} ಅವರೇ,`,
  receivedIntro: 'ಧನ್ಯವಾದ. ನಿಮ್ಮ ಪಾವತಿ ಬಂದಿದೆ; ರಸೀದಿ ಜೊತೆಗಿದೆ.',
  refundedIntro: 'ಹಣ ವಾಪಸ್ ಕೊಟ್ಟಿದ್ದೇವೆ; ಚೀಟಿ ಜೊತೆಗಿದೆ. ಬ್ಯಾಂಕ್‌ನಲ್ಲಿ ಕಾಣಲು ಏಳು ದಿನ ಬೇಕಾಗಬಹುದು.',
  refundFailedIntro: 'ನಾವು ವಾಪಸ್ ಕಳುಹಿಸಿದ ಹಣವನ್ನು ಬ್ಯಾಂಕ್ ನಿಮಗೆ ಕೊಡಲು ಆಗಲಿಲ್ಲ. ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಕೊಡುತ್ತೇವೆ; ನಿಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸುತ್ತೇವೆ.',
  reminderIntro: (amount) => `ನಿಮ್ಮ ಪ್ರಯಾಣಕ್ಕೆ ${amount} ಮುಂಗಡ ಇನ್ನೂ ಬಾಕಿ ಇದೆ.`,
  invoiceIntro: 'ನಮ್ಮೊಂದಿಗೆ ಪ್ರಯಾಣಿಸಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದ. ನಿಮ್ಮ ಪ್ರಯಾಣದ ಬಿಲ್ ಜೊತೆಗಿದೆ.',
  payByUpi: (amount, upi) => `UPI ಮೂಲಕ ${amount} ಪಾವತಿಸಲು ನಿಮ್ಮ UPI ಆ್ಯಪ್‌ನಲ್ಲಿ ಈ ಕೋಡ್ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಅಥವಾ ${upi} ಗೆ ಪಾವತಿಸಿ.`,
  code: (amount) => `UPI ಮೂಲಕ ${amount} ಪಾವತಿಸಲು ಕೋಡ್`,
  page: 'ನಿಮ್ಮ ಪ್ರಯಾಣ ಮತ್ತು ಪಾವತಿಸಿದ್ದು',
  title: 'ಪಾವತಿ',
  rows: {
    ...{ amount: 'ಮೊತ್ತ', way: 'ಪಾವತಿಯ ವಿಧಾನ', number: 'ಸಂಖ್ಯೆ', paid: 'ಒಟ್ಟು ಪಾವತಿಸಿದ್ದು' },
    ...{ balance: 'ಇನ್ನೂ ಪಾವತಿಸಬೇಕಾದ್ದು', back: 'ನಾವು ವಾಪಸ್ ಕೊಡುವುದು', total: 'ಒಟ್ಟು' },
  },
  ways: { cash: 'ನಗದು', card: 'ಕಾರ್ಡ್', bank: 'ಬ್ಯಾಂಕ್ ವರ್ಗಾವಣೆ', upi: 'UPI', online: 'ಆನ್‌ಲೈನ್ ಪಾವತಿ' },
}

export const paymentTexts: Record<Language, PaymentTexts> = { en, ta, ml, te, hi, kn }

/** How money was paid, in words; a provider of the net is one way. */
export const wayText = (way: string, { ways }: Pick<PaymentTexts, 'ways'>): string => ways[way] ?? ways.online
