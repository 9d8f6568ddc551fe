// Written from the English words by `pnpm words`.
type Value = string | number
export type Words = {
  'accounts': {
    exists: {
      subject: string
      heading: string
      paragraphs: (string)[]
    }
    forgotten: {
      subject: string
      heading: string
      paragraphs: (string)[]
      link: string
      notes: (string)[]
    }
    proof: {
      subject: string
      heading: string
      paragraphs: (string)[]
      link: string
      notes: (string)[]
    }
  }
  'booking-phone': {
    received: (values: { reference: Value; company: Value; route: Value; pickUp: Value; by: Value; link: Value; phone: Value }) => string
    confirmed: (values: { reference: Value; company: Value; route: Value; pickUp: Value; link: Value; phone: Value }) => string
    assigned: (values: { reference: Value; pickUp: Value; driver: Value; driverPhone: Value; vehicle: Value; code: Value; link: Value; phone: Value }) => string
    'on the way': (values: { driver: Value; driverPhone: Value; vehicle: Value; code: Value; reference: Value; link: Value; phone: Value }) => string
    arrived: (values: { driver: Value; driverPhone: Value; vehicle: Value; code: Value; reference: Value; link: Value; phone: Value }) => string
    ended: (values: { reference: Value; company: Value; link: Value; phone: Value }) => string
    cancelled: (values: { reference: Value; company: Value; route: Value; pickUp: Value; link: Value; phone: Value }) => string
    changed: (values: { reference: Value; company: Value; route: Value; pickUp: Value; link: Value; phone: Value }) => string
    driver: (values: { reference: Value; pickUp: Value; place: Value; traveller: Value; mobile: Value; vehicle: Value; link: Value; phone: Value }) => string
    driverReleased: (values: { reference: Value; pickUp: Value; place: Value; phone: Value }) => string
  }
  'booking-steps': {
    steps: {
      confirmed: {
        subject: (values: { reference: Value; route: Value; date: Value }) => string
        intro: string
      }
      assigned: {
        subject: (values: { reference: Value; route: Value; date: Value }) => string
        intro: string
      }
      'on the way': {
        subject: (values: { reference: Value }) => string
        intro: string
      }
      arrived: {
        subject: (values: { reference: Value }) => string
        intro: string
      }
      ended: {
        subject: (values: { reference: Value }) => string
        intro: string
      }
      cancelled: {
        subject: (values: { reference: Value; route: Value; date: Value }) => string
        intro: string
      }
    }
    driver: {
      title: string
      name: string
      mobile: string
      vehicle: string
      registration: string
      code: string
    }
  }
  'bookings': {
    visitor: {
      subject: (values: { reference: Value; route: Value; date: Value }) => string
      heading: (values: { reference: Value }) => string
      greeting: (values: { name: Value }) => string
      intro: string
      received: (values: { by: Value }) => string
      page: string
      help: string
      changed: {
        subject: (values: { reference: Value }) => string
        intro: string
      }
      changedTrip: {
        subject: (values: { reference: Value }) => string
        intro: string
      }
      cancelled: {
        intro: string
        help: string
      }
    }
    insteadOf: (values: { reference: Value }) => string
    words: {
      route: (values: { from: Value; to: Value }) => string
      cab: (values: { name: Value; seats: Value }) => string
      clock: (values: { time: Value }) => string
    }
    trip: {
      title: string
      reference: string
      tripType: string
      from: string
      to: string
      pickUp: string
      pickUpLocation: string
      visitingPlaces: string
      return: string
      returnLocation: string
      persons: string
      cab: string
      package: string
    }
    traveller: {
      title: string
      name: string
      mobile: string
      mail: string
    }
    price: {
      title: string
      total: string
      advance: string
      atBoarding: string
      notIncluded: (values: { costs: Value }) => string
      costs: {
        toll: string
        parking: string
        permit: string
        allowance: string
        night: string
      }
      paid: (values: { advance: Value; rest: Value }) => string
    }
    calendar: {
      summary: (values: { trip: Value; route: Value }) => string
      description: (values: { reference: Value; cab: Value; phone: Value }) => string
    }
  }
  'brochure': {
    facts: {
      days: string
      route: string
      state: string
      persons: string
      hotel: string
      starts: string
      price: string
    }
    days: (values: { count: number }) => string
    anyDay: string
    from: (values: { price: Value }) => string
    day: (values: { number: Value }) => string
    itinerary: string
    included: string
    notIncluded: string
    call: (values: { name: Value; phones: Value }) => string
    persons: (values: { range: Value }) => string
  }
  'desk-mails': {
    bookings: {
      subject: (values: { reference: Value; name: Value; trip: Value; route: Value; date: Value }) => string
      heading: (values: { reference: Value }) => string
      intro: (values: { name: Value }) => string
      distance: string
      besideRoad: (values: { km: Value; roadKm: Value }) => string
    }
    travellers: {
      cancelled: (values: { reference: Value; name: Value }) => string
      change: (values: { reference: Value; name: Value }) => string
      link: (values: { reference: Value; name: Value }) => string
      changeNote: (values: { at: Value; message: Value }) => string
      costsMore: (values: { fee: Value }) => string
      title: string
      rows: {
        reference: string
        name: string
        mobile: string
        status: string
        reason: string
        note: string
      }
      open: string
      noMail: (values: { name: Value }) => string
      whatsApp: string
      url: string
      cancelledReason: (values: { fee: Value }) => string
    }
  }
  'documents': {
    titles: {
      invoice: string
      bill: string
      'credit-note': string
      receipt: string
      refund: string
    }
    number: string
    day: string
    from: string
    to: string
    gstin: string
    booking: string
    trip: string
    sac: string
    placeOfSupply: string
    reverseCharge: string
    yes: string
    no: string
    item: string
    amount: string
    taxable: string
    total: string
    paid: string
    balance: string
    of: string
    reason: string
    way: string
    bankNumber: string
    received: string
    given: string
    at: string
    tax: (values: { code: Value; percent: Value }) => string
  }
  'footer': {
    call: string
    address: string
    write: string
  }
  'payments': {
    received: (values: { reference: Value; amount: Value }) => string
    refunded: (values: { reference: Value; amount: Value }) => string
    refundFailed: (values: { reference: Value; amount: Value }) => string
    reminder: (values: { reference: Value; amount: Value }) => string
    invoice: (values: { reference: Value; number: Value }) => string
    greeting: (values: { name: Value }) => string
    receivedIntro: string
    refundedIntro: string
    refundFailedIntro: string
    reminderIntro: (values: { amount: Value }) => string
    invoiceIntro: string
    payByUpi: (values: { amount: Value; upi: Value }) => string
    code: (values: { amount: Value }) => string
    page: string
    title: string
    rows: {
      amount: string
      way: string
      number: string
      paid: string
      balance: string
      back: string
      total: string
    }
    ways: {
      cash: string
      card: string
      bank: string
      upi: string
      online: string
    }
  }
  'problems': {
    problems: {
      malformed: {
        title: string
        detail: string
      }
      invalid: {
        title: string
        detail: string
      }
      'not-logged-in': {
        title: string
        detail: string
      }
      'unknown-link': {
        title: string
        detail: string
      }
      'wrong-credentials': {
        title: string
        detail: string
      }
      forbidden: {
        title: string
        detail: string
      }
      'owners-only': {
        title: string
        detail: string
      }
      'first-password': {
        title: string
        detail: string
      }
      'foreign-origin': {
        title: string
        detail: string
      }
      'not-found': {
        title: string
        detail: string
      }
      'wrong-method': {
        title: string
        detail: string
      }
      conflict: {
        title: string
        detail: string
      }
      'too-slow': {
        title: string
        detail: string
      }
      'dead-link': {
        title: string
        detail: string
      }
      'length-required': {
        title: string
        detail: string
      }
      changed: {
        title: string
        detail: string
      }
      'too-large': {
        title: string
        detail: string
      }
      'wrong-content-type': {
        title: string
        detail: string
      }
      'key-reused': {
        title: string
        detail: string
      }
      'too-many': {
        title: string
        detail: string
      }
      'headers-too-large': {
        title: string
        detail: string
      }
      internal: {
        title: string
        detail: string
      }
      unavailable: {
        title: string
        detail: string
      }
    }
    fault: (values: { code: Value }) => string
  }
  'quotations': {
    subject: (values: { reference: Value }) => string
    greeting: (values: { name: Value }) => string
    intro: string
    accept: (values: { day: Value }) => string
    page: string
    price: string
    total: string
    note: string
    validUntil: string
    help: string
  }
  'travellers': {
    subject: (values: { reference: Value }) => string
    greeting: (values: { name: Value }) => string
    intro: string
    link: string
    notYou: string
  }
}
