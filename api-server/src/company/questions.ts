import type { Question } from 'shared-api/contract'
import type { SiteLanguage } from 'shared-api/languages'

/** Common questions where the owners have set none. Without figures: those are of the tariff, and the terms name them. */
export const builtInQuestions: Record<SiteLanguage, Question[]> = {
  en: [
    {
      question: 'When is my booking confirmed?',
      answer: 'The desk reads every booking and confirms it by message. Your trip’s page says by when.',
    },
    {
      question: 'What does the price include?',
      answer:
        'The cab, the driver and the fuel for the distance of your trip. What is extra, such as tolls or permits, is listed with the price before you book.',
    },
    {
      question: 'How do I pay?',
      answer:
        'An advance once you have booked, and the rest to the driver or the desk: in cash or by UPI. Your trip’s page shows what is still to be paid.',
    },
    {
      question: 'Can I change or cancel a booking?',
      answer:
        'Yes, on your trip’s page, which each of our messages links to. It shows what cancelling costs before you confirm. The [terms](/terms&conditions) have the details.',
    },
    {
      question: 'When do I know my driver?',
      answer: 'As soon as one is assigned, you get the name, the mobile number and the registration number of the car.',
    },
  ],
  ta: [
    {
      question: 'என் முன்பதிவு எப்போது உறுதியாகும்?',
      answer: 'ஒவ்வொரு முன்பதிவையும் எங்கள் அலுவலகம் பார்த்து, செய்தி மூலம் உறுதி செய்யும். எப்போதைக்குள் என்பதை உங்கள் பயணப் பக்கம் காட்டும்.',
    },
    {
      question: 'கட்டணத்தில் என்னென்ன அடங்கும்?',
      answer:
        'உங்கள் பயண தூரத்துக்கான வண்டி, ஓட்டுநர், எரிபொருள். சுங்கம், அனுமதிக் கட்டணம் போன்ற கூடுதல் செலவுகள் முன்பதிவுக்கு முன்பே கட்டணத்துடன் காட்டப்படும்.',
    },
    {
      question: 'எப்படிப் பணம் செலுத்துவது?',
      answer:
        'முன்பதிவு செய்தபின் முன்பணம்; மீதியை ஓட்டுநரிடம் அல்லது அலுவலகத்தில் ரொக்கமாகவோ யுபிஐ மூலமாகவோ செலுத்தலாம். செலுத்த வேண்டிய தொகையை உங்கள் பயணப் பக்கம் காட்டும்.',
    },
    {
      question: 'முன்பதிவை மாற்றவோ ரத்து செய்யவோ முடியுமா?',
      answer:
        'முடியும். எங்கள் ஒவ்வொரு செய்தியிலும் உள்ள இணைப்பில் உங்கள் பயணப் பக்கத்தைத் திறக்கவும். ரத்து செய்வதற்கான கட்டணம் முன்பே காட்டப்படும். விவரங்கள் [விதிமுறைகளில்](/ta/terms&conditions) உள்ளன.',
    },
    {
      question: 'ஓட்டுநர் யார் என்பது எப்போது தெரியும்?',
      answer: 'ஓட்டுநர் ஒதுக்கப்பட்டவுடன் அவரது பெயர், கைபேசி எண், வண்டியின் பதிவு எண் உங்களுக்கு வரும்.',
    },
  ],
}
