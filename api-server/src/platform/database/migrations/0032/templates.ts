/** The templates of answers that a new database has. The desk changes them; here they stay as they were. */
export const FIRST_TEMPLATES = [
  {
    id: 'received',
    name: 'We have your enquiry',
    texts: {
      en: {
        subject: 'We have your enquiry {reference}',
        text: 'Dear {name},\n\nThank you for your enquiry about {package}. We are looking into it and write to you again soon.\n\nIf it is urgent, please call us and tell us the reference {reference}.',
      },
      ta: {
        subject: 'உங்கள் விசாரணை {reference} கிடைத்தது',
        text: 'அன்புள்ள {name} அவர்களுக்கு,\n\n{package} பற்றிய உங்கள் விசாரணைக்கு நன்றி. விவரங்களைப் பார்த்து விரைவில் மீண்டும் எழுதுகிறோம்.\n\nஅவசரம் என்றால் எங்களை அழைத்து {reference} என்ற எண்ணைக் கூறவும்.',
      },
    },
  },
  {
    id: 'price-follows',
    name: 'Price to follow',
    texts: {
      en: {
        subject: 'Your enquiry {reference}: the price follows',
        text: 'Dear {name},\n\nWe can arrange {package} on {dates}. We are working out the price and send you a quotation soon.',
      },
      ta: {
        subject: 'உங்கள் விசாரணை {reference}: கட்டணம் விரைவில்',
        text: 'அன்புள்ள {name} அவர்களுக்கு,\n\n{package} பயணத்தை {dates} அன்று ஏற்பாடு செய்ய முடியும். கட்டணத்தைக் கணக்கிட்டு விலைப்புள்ளியை விரைவில் அனுப்புகிறோம்.',
      },
    },
  },
  {
    id: 'dates-full',
    name: 'Dates are full',
    texts: {
      en: {
        subject: 'Your enquiry {reference}: these dates are full',
        text: 'Dear {name},\n\nThank you for your enquiry about {package}. We are sorry: on {dates} all our cabs are taken.\n\nTell us other days that suit you, and we will see what we can do.',
      },
      ta: {
        subject: 'உங்கள் விசாரணை {reference}: இந்த நாட்களில் இடமில்லை',
        text: 'அன்புள்ள {name} அவர்களுக்கு,\n\n{package} பற்றிய உங்கள் விசாரணைக்கு நன்றி. மன்னிக்கவும்: {dates} அன்று எங்கள் வண்டிகள் அனைத்தும் பதிவாகிவிட்டன.\n\nவேறு எந்த நாட்கள் வசதி என்று கூறுங்கள்; எங்களால் முடிந்ததைச் செய்கிறோம்.',
      },
    },
  },
]
