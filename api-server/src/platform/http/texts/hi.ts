import type { ProblemTexts } from '../problem-document.ts'

export { contract } from 'shared-api/languages/hi'

/** The problems that visitors can see. */
export const problems: ProblemTexts = {
  malformed: { title: 'गलत अनुरोध', detail: 'अनुरोध पढ़ा नहीं जा सका।' },
  invalid: { title: 'कुछ जानकारी जाँच लें', detail: 'भेजी गई कुछ जानकारी सही नहीं है।' },
  'not-logged-in': { title: 'लॉग इन नहीं हैं', detail: 'इसके लिए लॉग इन करें।' },
  'unknown-link': { title: 'अनजान लिंक', detail: 'यह लिंक सही नहीं है। नया लिंक मँगाएँ।' },
  'wrong-credentials': { title: 'लॉग इन की जानकारी गलत', detail: 'ईमेल या पासवर्ड गलत है' },
  forbidden: { title: 'अनुमति नहीं', detail: 'आपके खाते को इसकी अनुमति नहीं है।' },
  'owners-only': { title: 'सिर्फ़ मालिकों के लिए', detail: 'यह सिर्फ़ मालिक कर सकते हैं। उनसे कहें।' },
  'first-password': {
    title: 'पहले पासवर्ड बदलें',
    detail: 'आपका पासवर्ड किसी और ने रखा था। पहले उसे बदलें।',
  },
  'foreign-origin': { title: 'अनुमति नहीं', detail: 'उस साइट से आए अनुरोध नहीं लिए जाते।' },
  'not-found': { title: 'नहीं मिला', detail: 'यहाँ कुछ नहीं है।' },
  'wrong-method': { title: 'गलत तरीका', detail: 'यह पता दूसरे तरीके ही लेता है।' },
  conflict: { title: 'मेल नहीं', detail: 'यह रखी हुई जानकारी से मेल नहीं खाता।' },
  'too-slow': { title: 'बहुत धीमा', detail: 'अनुरोध समय पर पूरा नहीं पहुँचा।' },
  'dead-link': { title: 'लिंक खत्म', detail: 'यह लिंक खत्म हो गया है। चाहें तो नया मँगाएँ।' },
  'length-required': { title: 'लंबाई चाहिए', detail: 'अनुरोध की लंबाई बतानी होगी।' },
  changed: { title: 'इस बीच बदल गया', detail: 'आपके पढ़ने के बाद किसी और ने इसे बदल दिया है।' },
  'too-large': { title: 'बहुत बड़ा', detail: 'अनुरोध अनुमत आकार से बड़ा है।' },
  'wrong-content-type': { title: 'यह रूप नहीं लिया जाता', detail: 'इस रूप में जानकारी नहीं ली जा सकती।' },
  'key-reused': {
    title: 'कुंजी दोबारा इस्तेमाल हुई',
    detail: 'इस अनुरोध की कुंजी किसी और अनुरोध के लिए इस्तेमाल हो चुकी है।',
  },
  'too-many': { title: 'बहुत ज़्यादा कोशिशें', detail: 'बहुत ज़्यादा कोशिशें हुईं। थोड़ी देर बाद फिर कोशिश करें।' },
  'headers-too-large': {
    title: 'हेडर बहुत बड़े',
    detail: 'अनुरोध के हेडर अनुमत आकार से बड़े हैं। इस साइट की कुकी मिटाने से मदद मिल सकती है।',
  },
  internal: { title: 'अंदरूनी गड़बड़ी', detail: 'हमारी ओर से कोई गड़बड़ी हुई।' },
  unavailable: {
    title: 'अभी उपलब्ध नहीं',
    detail: 'सेवा अभी जवाब नहीं दे पा रही। थोड़ी देर में फिर कोशिश करें।',
  },
}

export const fault = (id: string) => `इस बारे में हमें फ़ोन करें तो यह कोड बताएँ: ${id}`
