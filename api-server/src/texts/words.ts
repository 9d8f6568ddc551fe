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
      received: (values: { by: Value; when: 'confirms' | string }) => string
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
    party: (values: { count: Value; references: Value; total: Value }) => string
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
      paid: (values: { advance: Value; rest: Value; amount: Value; when: 'later' | 'confirms' | string }) => string
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
      premium: string
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
    payments: {
      claimed: (values: { name: Value; amount: Value; number: Value; reference: Value }) => string
    }
  }
  'desk-refusals': {
    'nothing-open': string
    'open-changed': (values: { amount: Value }) => string
    'document-holds': (values: { number: Value }) => string
    'no-rate-driven': string
    'bill-below-zero': string
    'bill-too-early': (values: { status: Value }) => string
    'invoice-too-early': (values: { status: Value }) => string
    'no-fee': (values: { status: Value }) => string
    'no-reverse-charge': string
    'document-taken-back': (values: { number: Value }) => string
    'not-invoice': (values: { number: Value }) => string
    'voucher-too-early': (values: { state: Value }) => string
    'quotation-has-no-link': string
    'quotation-no-draft': string
    'quotation-over': (values: { status: Value }) => string
    'quotation-accepted': string
    'server-stopping': string
    'no-build-file': (values: { url: Value }) => string
    'being-sent': string
    'send-by-whatsapp': string
    'booking-is-now': (values: { status: Value }) => string
    'nobody-assigned': string
    'driver-not-released': string
    'no-messages-by-phone': string
    'assign-first': string
    'expense-settled': (values: { outcome: Value }) => string
    'tariff-in-force': (values: { name: Value }) => string
    'payment-settled': (values: { outcome: Value }) => string
    'payment-noted': string
    'number-taken': (values: { number: Value; how: Value; reference: Value }) => string
    'month-not-over': string
    'month-closed-already': string
    'refund-refused': string
    'refund-refused-because': (values: { reason: Value }) => string
    'signature-wrong': string
    'no-event': string
    'look-settled': (values: { state: Value }) => string
    'settled-meanwhile': string
    'nothing-to-note': string
    'refund-above-receipts': (values: { amount: Value }) => string
    'no-advance-due': string
    'no-mail': string
    reminded: (values: { name: Value }) => string
    'booking-closed': (values: { reference: Value; status: Value }) => string
    'own-lines-below-zero': string
    'early-end': (values: { pickUp: Value }) => string
    'choose-both': string
    'cab-full': (values: { count: number; trips: Value }) => string
    'cab-full-trip': (values: { reference: Value; name: Value; pickUp: Value }) => string
    'cab-full-away': (values: { name: Value }) => string
    'cab-none-left': (values: { ways: Value }) => string
    'assigned-meanwhile': string
    'drives-trip': (values: { name: Value; reference: Value; from: Value; to: Value; minutes: Value }) => string
    'outside-home-state': (values: { name: Value; state: Value }) => string
    'paper-ends': (values: { name: Value; kind: 'pollution' | 'authorisation' | 'location' | 'police' | string; day: Value }) => string
    'away-on': (values: { name: Value; firstDay: Value; lastDay: Value; kind: 'service' | 'leave' | 'sickness' | string }) => string
    'off-duty': (values: { name: Value }) => string
    'no-registration': (values: { name: Value }) => string
    'few-seats': (values: { name: Value; seats: Value }) => string
    'other-cab': (values: { name: Value; cab: Value }) => string
    'vehicle-gone': string
    'last-owner': string
    'address-taken': string
    'own-account': string
    'package-has-trips': (values: { trips: number }) => string
    'package-has-enquiries': (values: { enquiries: number }) => string
    'package-has-both': (values: { trips: number; enquiries: number }) => string
    'trip-to-come': (values: { reference: Value; day: Value }) => string
    'vehicle-has-trips': (values: { trips: Value }) => string
    'driver-has-trips': (values: { trips: Value }) => string
    'person-has-trip': (values: { reference: Value }) => string
    'stored-meanwhile': string
    'import-too-old': string
    'import-used': (values: { count: Value; rows: Value; kind: Value; records: Value; more: number }) => string
    'import-used-record': (values: { row: Value; name: Value; because: 'changed' | 'paid' | 'assigned' | 'document' | 'messages' | 'trips' | 'bookings' | string }) => string
  }
  'documents': {
    titles: {
      invoice: string
      bill: string
      'credit-note': string
      receipt: string
      voucher: string
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
    ofReceipt: string
    partOf: string
    whatFor: {
      advance: string
      cancellation: string
      'no show': string
      part: string
    }
    vehicle: string
    passenger: string
    driven: string
    km: string
    days: string
    forCompany: (values: { name: Value }) => string
    signatory: string
    reverseTax: (values: { code: Value; percent: Value }) => string
  }
  'footer': {
    call: string
    address: string
    write: string
  }
  'imports': {
    'csv-broken': string
    'csv-not-utf8': string
    xls: string
    'too-many-rows': (values: { max: Value }) => string
    'no-rows': string
    'long-cell': (values: { row: Value; max: Value }) => string
    'no-columns': (values: { columns: Value; known: Value }) => string
    'stray-cell': (values: { row: Value; cell: Value }) => string
    'unknown-column': (values: { cell: Value; known: Value }) => string
    'column-twice': (values: { column: Value }) => string
    'xlsx-too-large': string
    'xlsx-unreadable': string
    'xlsx-damaged': string
    'xlsx-unpacks-too-large': string
    'sheet-too-far': (values: { row: Value; column: 'none' | string; rows: Value; columns: Value }) => string
    'row-wrong': (values: { row: Value; column: 'none' | string; problem: Value; more: number }) => string
    'cell-error': string
    'row-repeated': (values: { before: Value }) => string
    'row-stored': string
    'in-row-too': (values: { before: Value }) => string
    'trip-stored': (values: { reference: Value }) => string
    'cab-unknown': string
    'cab-not-bookable': string
    'status-to-come': string
    'paid-above-total': (values: { total: Value }) => string
    'field-wrong': (values: { problem: Value }) => string
    'column-takes': (values: { column: Value; takes: Value }) => string
    'takes-name': string
    'takes-phone': string
    'takes-mail': string
    'takes-one-of': (values: { values: Value }) => string
    'takes-city': (values: { count: Value }) => string
    'takes-drop-city': (values: { count: Value }) => string
    'takes-day': string
    'takes-return-day': string
    'takes-time': string
    'takes-return-time': string
    'takes-line': (values: { max: Value }) => string
    'takes-pick-up-place': (values: { max: Value }) => string
    'takes-return-place': (values: { max: Value }) => string
    'takes-persons': (values: { max: Value }) => string
    'takes-cab': string
    'takes-km': string
    'takes-hours': string
    'takes-total': string
    'takes-paid': string
    'takes-status': (values: { values: Value }) => string
    'takes-text': (values: { max: number }) => string
    'takes-characters': (values: { max: Value }) => string
    'takes-seats': (values: { max: Value }) => string
    'takes-rupees': string
    'takes-several': (values: { values: Value }) => string
    'takes-licence': string
    'takes-registration': string
  }
  'payments': {
    received: (values: { reference: Value; amount: Value }) => string
    refunded: (values: { reference: Value; amount: Value }) => string
    refundFailed: (values: { reference: Value; amount: Value }) => string
    reminder: (values: { reference: Value; amount: Value }) => string
    invoice: (values: { reference: Value; number: Value }) => string
    creditNote: (values: { reference: Value; number: Value }) => string
    greeting: (values: { name: Value }) => string
    receivedIntro: string
    refundedIntro: string
    refundFailedIntro: string
    reminderIntro: (values: { amount: Value; when: 'confirms' | string }) => string
    invoiceIntro: string
    feeIntro: string
    creditNoteIntro: (values: { of: Value }) => string
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
  'refusals': {
    'quotation-expired': string
    'quotation-withdrawn': string
    'quotation-begun': string
    'quotation-cab-gone': string
    'step-not-allowed': (values: { from: Value; to: Value; next: 'none' | string }) => string
    'trip-over': string
    'notes-full': string
    'costs-more': (values: { fee: Value }) => string
    'return-offer-gone': (values: { total: Value }) => string
    'nothing-to-pay': string
    'no-upi': string
    'form-too-large': (values: { kilobytes: Value }) => string
    'form-too-many-fields': (values: { max: Value }) => string
    'not-json': string
    'not-utf8': string
    'json-too-deep': (values: { levels: Value }) => string
    'json-too-many-values': (values: { max: Value }) => string
    'kept-for-office': string
  }
  'travellers': {
    subject: (values: { reference: Value }) => string
    greeting: (values: { name: Value }) => string
    intro: string
    link: string
    notYou: string
  }
}
