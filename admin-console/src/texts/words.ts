import type { ReactNode } from 'react'

// Written from the English words by `pnpm words`.
type Value = string | number
export type Words = {
  'activity': {
    title: string
    description: string
    what: string
    none: string
    noMatch: string
    person: string
    all: string
    columns: {
      at: string
      by: string
      what: string
      subject: string
      detail: string
    }
    open: string
    done: {
      'account-logged-in': string
      'account-password-changed': string
      'staff-added': string
      'staff-changed': string
      'staff-password-reset': string
      'settings-changed': string
      'settings-restored': string
      'tariff-added': string
      'tariff-changed': string
      'tariff-deleted': string
      'tariff-put-in-force': string
      'cab-added': string
      'cab-changed': string
      'cab-deleted': string
      'cab-copied': string
      'cab-moved': string
      'vehicle-added': string
      'vehicle-changed': string
      'vehicle-deleted': string
      'driver-added': string
      'driver-changed': string
      'driver-deleted': string
      'holiday-added': string
      'holiday-changed': string
      'holiday-deleted': string
      'holiday-copied': string
      'holiday-moved': string
      'tour-added': string
      'tour-changed': string
      'tour-deleted': string
      'tour-copied': string
      'tour-moved': string
      'picture-added': string
      'file-imported': string
      'import-undone': string
      'list-exported': string
      'booking-added': string
      'booking-changed': string
      'booking-exported': string
      'payment-added': string
      'refund-added': string
      'claim-settled': string
      'expense-settled': string
      'money-looked-at': string
      'advance-reminded': string
      'bill-made': string
      'driver-settled': string
      'driver-money-added': string
      'movement-added': string
      'drawer-counted': string
      'month-closed': string
      'document-issued': string
      'enquiry-changed': string
      'enquiry-answered': string
      'enquiry-exported': string
      'template-added': string
      'template-changed': string
      'template-deleted': string
      'quotation-added': string
      'quotation-changed': string
      'quotation-sent': string
      'quotation-withdrawn': string
      'message-sent-by-hand': string
      'message-sent-again': string
      'person-found': string
      'person-erased': string
    }
    version: (values: { number: Value }) => string
    from: (values: { day: Value }) => string
    imported: (values: { rows: Value; list: Value }) => string
    lists: {
      bookings: string
      cabs: string
      vehicles: string
      drivers: string
      holidays: string
      tours: string
      tariffs: string
      staff: string
      activity: string
      payments: string
      'driver-cash': string
    }
    details: {
      note: string
      trip: string
      price: string
      link: string
      accepted: string
      refused: string
      enabled: string
      disabled: string
      owner: string
      clerk: string
      name: string
      legalName: string
      foundedYear: string
      phones: string
      email: string
      address: string
      location: string
      map: string
      mapLoads: string
      links: string
      officeHours: string
      holidays: string
      leadMinutes: string
      confirmWithinMinutes: string
      mailRequired: string
      driverLanguage: string
      driversCollect: string
      upi: string
      advanceConfirms: string
      noGstin: string
      gst: string
      bank: string
      mailTo: string
      colours: string
      logo: string
      hero: string
      about: string
      terms: string
      privacy: string
      questions: string
      graceMinutes: string
      base: string
      waitHours: string
      returnPercent: string
      upiMerchant: string
      licences: string
      grievance: string
      office: string
    }
  }
  'assignment': {
    title: string
    what: string
    booking: string
    bookingText: (values: { reference: Value; status: Value }) => string
    traveller: string
    pickUp: string
    trip: string
    open: string
    confirmFirst: string
    keeps: (values: { status: Value }) => string
    vehicle: string
    driver: string
    mobile: string
    digits: string
    digitsHint: string
    noNumber: string
    chooseVehicle: string
    chooseDriver: string
    freeOfCab: string
    freeOfOthers: string
    free: string
    notFree: string
    reasonHint: string
    assign: string
    assigned: string
    change: string
    takeBack: string
    about: (values: { who: Value; what: Value }) => string
    onTrip: (values: { reference: Value; from: Value; to: Value; minutes: Value }) => string
    papers: {
      registration: string
      insurance: string
      fitness: string
      permit: string
      pollution: string
      tax: string
      authorisation: string
      location: string
      licence: string
      badge: string
      police: string
    }
    paperEnds: (values: { paper: Value; day: Value }) => string
    homeState: (values: { state: Value }) => string
    away: (values: { from: Value; to: Value; kind: Value }) => string
    offDuty: string
    noRegistration: string
    seats: (values: { count: Value }) => string
    short: {
      trip: string
      paper: string
      'home-state': string
      away: string
      disabled: string
      'no-number': string
      seats: string
    }
    list: {
      missing: string
      enter: string
    }
    near: {
      promised: string
      since: (values: { city: Value; time: Value }) => string
      at: (values: { city: Value }) => string
      empty: (values: { km: Value }) => string
      home: (values: { time: Value }) => string
      saved: (values: { km: Value }) => string
    }
    awayKinds: {
      service: string
      leave: string
      sickness: string
      other: string
    }
    another: string
    why: string
    whyHint: string
    whyMissing: string
    closingKm: string
    closingKmHint: string
    whole: string
    city: string
    cityNone: string
    earlier: (values: { at: Value; who: Value; status: Value }) => string
    km: (values: { from: Value; to: Value }) => string
    share: string
    shareHint: string
    shareWrong: string
    shared: string
    notShared: (values: { why: Value }) => string
  }
  'board': {
    title: string
    description: string
    what: string
    label: string
    previous: string
    today: string
    next: string
    columns: string
    week: string
    day: string
    rows: string
    vehicles: string
    drivers: string
    days: (values: { first: Value; last: Value }) => string
    none: string
    noneThatDay: string
    notAssigned: string
    due: string
    listMissing: string
    atNight: string
    onTheWay: string
    standing: (values: { day: Value; places: Value }) => string
    noNumber: string
    offDuty: string
    times: (values: { start: Value; end: Value }) => string
    plan: {
      title: string
      what: string
      none: string
      choose: string
      noVehicle: string
      noDriver: string
      taking: string
      take: (values: { count: number }) => string
    }
  }
  'booking-list': {
    list: {
      title: string
      description: string
      what: string
      none: string
      noneFound: string
    }
    table: {
      booking: string
      select: (values: { reference: Value }) => string
      traveller: string
      trip: string
      pickUp: string
      driver: string
      total: string
      status: string
      mail: string
      selectAll: string
      cancelSelected: string
      cancelSelectedOf: (values: { count: Value }) => string
    }
    filters: {
      search: string
      placeholder: string
      all: string
      status: string
      order: string
      orders: {
        upcoming: string
        newest: string
        oldest: string
        pickUp: string
        latestPickUp: string
      }
      clear: string
      pickUp: (values: { days: Value }) => string
      days: (values: { first: Value; last: Value }) => string
      paidOf: (values: { part: Value }) => string
      pickUpDate: string
      anyDay: string
      anyPickUpDate: string
      monthBefore: string
      monthAfter: string
      chooseMonth: string
      more: string
      tripType: string
      cab: string
      driver: string
      paid: string
      paidStates: {
        nothing: string
        part: string
        all: string
        open: string
      }
    }
    views: {
      keep: string
      remove: (values: { name: Value }) => string
      notKept: (values: { why: Value }) => string
      name: string
      example: string
      save: string
    }
    cancelMany: {
      title: string
      question: (values: { count: number }) => string
      text: string
      button: (values: { count: number }) => string
      done: (values: { count: number }) => string
      doneBut: (values: { done: Value; left: Value }) => string
      left: (values: { reference: Value; why: Value }) => string
      why: {
        changed: string
        completed: string
        gone: string
      }
    }
  }
  'booking-money': {
    price: {
      title: string
      tariff: (values: { name: Value }) => string
      change: string
      rules: string
      mailed: string
      notMailed: string
      extras: {
        extraStop: string
        pet: string
        roofCarrier: string
      }
      addExtra: (values: { what: Value; amount: Value }) => string
      whatTariff: string
      save: string
      saved: string
      savedMailed: string
      savedNotMailed: string
      new: string
      line: string
      fields: {
        code: string
        amount: string
        taxable: string
        note: string
      }
      codes: {
        package: string
        toll: string
        permit: string
        parking: string
        discount: string
        other: string
      }
      rupees: string
      discountHint: string
      otherHint: string
      noteHint: string
      lines: string
      lineText: (values: { what: Value; sum: Value; note: Value }) => string
      lineTaxed: (values: { what: Value; sum: Value; note: Value }) => string
      agreed: string
      agreedHint: string
      makeLine: string
      makeLineFirst: string
      multiples: (values: { of: Value }) => string
    }
    bill: {
      title: string
      what: string
      made: (values: { by: Value; at: Value }) => string
      notMade: string
      correct: string
      make: string
      done: string
      button: string
      fields: {
        measured: string
        km: string
        start: string
        end: string
        waitingMinutes: string
        why: string
      }
      measuredHint: string
      whyHint: string
      whyMissing: string
      reported: (values: { value: Value }) => string
      addCosts: (values: { sum: Value }) => string
      caption: string
      line: string
      quoted: string
      actual: string
      total: string
    }
    payments: {
      title: string
      what: string
      none: string
      paid: (values: { sum: Value }) => string
      fee: (values: { sum: Value }) => string
      toPay: (values: { sum: Value }) => string
      toGiveBack: (values: { sum: Value }) => string
      take: (values: { sum: Value }) => string
      add: string
      added: string
      addRefund: string
      refundAdded: string
      showQr: string
      fields: {
        driverId: string
        split: string
        goodwill: string
      }
      splitHint: string
      goodwillHint: string
      desk: string
      refund: (values: { way: Value }) => string
      refundStates: {
        asked: string
        given: string
        refused: string
      }
      takesBack: (values: { way: Value }) => string
      split: (values: { why: Value }) => string
      takenBy: (values: { driver: Value }) => string
      noted: (values: { at: Value; by: Value }) => string
      receipt: string
      voucher: string
      giveBack: string
      giveBackTitle: string
      givenBack: string
      claim: {
        title: string
        byDriver: (values: { driver: Value }) => string
        cash: (values: { sum: Value }) => string
        above: (values: { balance: Value }) => string
        elsewhere: (values: { reference: Value }) => string
        amount: string
        split: string
        question: (values: { sum: Value; reference: Value }) => string
        yes: string
        no: string
      }
      remind: string
      reminded: (values: { by: Value; at: Value }) => string
      remindedNow: string
      notReminded: (values: { why: Value }) => string
      upi: {
        title: (values: { reference: Value }) => string
        what: string
        code: (values: { sum: Value }) => string
        hint: string
      }
    }
    documents: {
      title: string
      what: string
      none: string
      later: string
      kinds: {
        invoice: string
        bill: string
        'credit-note': string
        receipt: string
        refund: string
      }
      named: (values: { kind: Value; number: Value }) => string
      issue: string
      issueHint: string
      noBill: string
      fields: {
        name: string
        address: string
        gstin: string
        amount: string
        reverseCharge: string
      }
      gstinHint: string
      reverseChargeHint: string
      issueButton: string
      issued: (values: { number: Value }) => string
      takeBack: (values: { number: Value }) => string
      takeBackHint: string
      amountHint: string
      takeBackLate: (values: { day: Value }) => string
      takeBackButton: string
      takenBack: (values: { creditNote: Value; invoice: Value }) => string
      partTakenBack: (values: { creditNote: Value; invoice: Value }) => string
    }
    changes: {
      title: string
      summary: string
      what: string
      none: string
      price: string
      priceOf: (values: { status: Value }) => string
      document: (values: { number: Value }) => string
      paid: {
        payment: (values: { way: Value }) => string
        refund: (values: { way: Value }) => string
        goodwill: (values: { way: Value }) => string
      }
    }
  }
  'booking-page': {
    page: {
      titleOf: (values: { reference: Value }) => string
      title: string
      booked: (values: { at: Value }) => string
      description: string
      again: string
      all: string
    }
    party: {
      title: (values: { count: Value }) => string
      total: (values: { total: Value }) => string
      confirm: (values: { count: Value }) => string
      list: string
    }
    status: {
      title: string
      change: string
      history: string
      entry: (values: { status: Value; at: Value; by: Value }) => string
      entryWhy: (values: { status: Value; at: Value; by: Value; why: Value }) => string
      taken: (values: { status: Value }) => string
      steps: {
        confirmed: string
        'on the way': string
        arrived: string
        started: string
        ended: string
        completed: string
        cancelled: string
        'no show': string
      }
    }
    ask: {
      cancelled: {
        title: string
        question: (values: { reference: Value; name: Value }) => string
        button: string
      }
      'no show': {
        title: string
        question: (values: { reference: Value; name: Value }) => string
        button: string
      }
      early: {
        title: string
        question: (values: { reference: Value; pickUp: Value }) => string
        button: string
      }
      charge: (values: { fee: Value }) => string
      chargeHint: string
    }
    traveller: {
      title: string
      name: string
      mobile: string
      mail: string
      persons: string
      notice: string
      noticeVersion: (values: { version: Value }) => string
      subject: (values: { reference: Value }) => string
      messages: string
      messagesOn: string
      messagesOff: string
    }
    trip: {
      title: string
      type: string
      from: string
      to: string
      distance: string
      besideRoad: (values: { km: Value; roadKm: Value }) => string
      hours: string
      places: string
      pickUp: string
      pickUpLocation: string
      return: string
      returnLocation: string
      cab: string
      cabSeats: (values: { cab: Value; seats: Value }) => string
      cabType: string
      package: string
      change: string
    }
    changes: {
      title: string
      of: (values: { at: Value }) => string
      by: (values: { at: Value; name: Value }) => string
      byWhy: (values: { at: Value; name: Value; why: Value }) => string
      was: (values: { field: Value; before: Value; after: Value }) => string
      none: string
      fields: {
        tripType: string
        localTripType: string
        from: string
        to: string
        pickUpDate: string
        pickUpTime: string
        pickUpLocation: string
        returnDate: string
        returnTime: string
        returnLocation: string
        visitingPlaces: string
        distance: string
        hours: string
        numberOfPersons: string
        selectedCab: string
        cabType: string
        package: string
        name: string
        mobile: string
        mail: string
        total: string
        km: string
        start: string
        end: string
        waitingMinutes: string
        toll: string
        permit: string
        parking: string
        other: string
      }
    }
    driving: {
      title: string
      tripSheet: string
      doubt: (values: { driven: Value; expected: Value }) => string
      opening: string
      closing: string
      driven: string
      drivenKm: (values: { km: Value; expected: Value }) => string
      waiting: string
      minutes: (values: { count: Value }) => string
      expenses: {
        toll: string
        parking: string
        permit: string
        other: string
      }
      outcomes: {
        waiting: string
        refused: string
      }
      photo: string
      send: string
      noLink: (values: { why: Value }) => string
      openWhatsApp: string
      orSend: (values: { link: Value }) => string
      closeLink: string
      linkClosed: string
      linkOpen: (values: { why: Value }) => string
    }
  }
  'bookings': {
    create: string
    what: string
    one: string
    reason: string
    reasonOptional: string
    notifyTraveller: string
    back: string
  }
  'books': {
    title: string
    description: string
    dayDescription: string
    dayBook: string
    day: string
    what: {
      month: string
      year: string
      day: string
    }
    years: (values: { from: Value; to: Value }) => string
    choice: {
      label: string
      month: string
      year: string
      sales: string
      print: string
    }
    figures: {
      caption: (values: { period: Value }) => string
      figure: string
      change: string
      names: {
        booked: string
        bookedTotal: string
        driven: string
        drivenTotal: string
        cancelled: string
        received: string
        refunded: string
        outstanding: string
        spent: string
      }
    }
    parts: {
      when: string
      tripsByDay: string
      tripsByMonth: string
      moneyByDay: string
      moneyByMonth: string
      dayOf: (values: { month: Value }) => string
      monthOf: (values: { year: Value }) => string
      trips: string
      rupees: string
      booked: string
      driven: string
      cancelled: string
      noTrips: string
      noMoney: string
    }
    routes: {
      title: string
      none: string
      route: string
      trips: string
      total: string
    }
    vehicles: {
      title: string
      none: string
      vehicle: string
      days: string
      earned: string
      spent: string
    }
    drivers: {
      title: string
      driver: string
      trips: string
      earned: string
    }
    payments: {
      caption: string
      none: string
      total: (values: { sum: Value }) => string
      byWay: string
      byPerson: string
      cash: string
      time: string
      later: string
      what: string
      how: string
      by: string
      note: string
      amount: string
      received: string
      refunded: string
      with: string
      desk: string
    }
    drawer: {
      title: string
      sum: (values: { opening: Value; cashIn: Value; cashOut: Value }) => string
      expected: (values: { sum: Value }) => string
      counted: (values: { sum: Value; difference: Value }) => string
      closed: string
      amount: string
      rupees: string
      difference: (values: { sum: Value }) => string
      note: string
      noteHint: string
      button: string
      done: string
    }
    closing: {
      button: string
      title: (values: { month: Value }) => string
      text: string
      done: (values: { month: Value }) => string
      closed: (values: { by: Value; at: Value }) => string
    }
    movement: {
      button: string
      title: string
      settled: string
      noVehicle: string
      done: string
      fields: {
        what: string
        category: string
        vehicleId: string
        payee: string
      }
      whats: {
        'expense out': string
        'expense in': string
        'bank out': string
        'bank in': string
        driver: string
      }
      categories: {
        fuel: string
        service: string
        toll: string
        office: string
        other: string
      }
    }
    discounts: {
      title: string
      what: string
      none: string
      booking: string
      reason: string
      whats: {
        discount: string
        goodwill: string
      }
    }
  }
  'cabs': {
    pages: {
      list: {
        title: string
        description: string
        add: string
      }
      create: {
        title: string
        description: string
      }
      edit: {
        title: string
        description: string
      }
      cabs: string
      cab: string
    }
    fields: {
      carModel: string
      brand: string
      price: string
      seats: string
      cabClass: string
      transmission: string
      fuel: string
      description: string
      category: string
      availability: string
    }
    hints: {
      price: string
      seats: string
      cabClass: string
      category: string
    }
    noClass: string
    notEntered: string
    gearboxes: {
      manual: string
      automatic: string
    }
    fuels: {
      petrol: string
      diesel: string
      cng: string
      hybrid: string
      electric: string
    }
    tripTypes: {
      Outstation: string
      'Local Trip': string
      'Drop Trip': string
    }
    values: {
      none: string
      notEntered: string
      on: string
      off: string
    }
    create: string
    save: string
    created: string
    notCreated: string
    updated: string
    notUpdated: string
    deleted: string
    notDeleted: string
    consequence: string
    gone: string
    list: {
      caption: string
      search: string
      searchHint: string
      empty: string
      noMatch: string
      cab: string
      image: string
      state: string
      available: string
      notAvailable: string
      onRide: string
      isOnRide: string
    }
  }
  'catalogue': {
    languages: {
      title: string
      whole: (values: { count: Value; all: Value }) => string
      explained: string
      language: string
      choose: string
      choice: (values: { language: Value; count: Value; all: Value }) => string
      english: string
      missing: string
      none: string
      labelOf: (values: { label: Value }) => string
    }
    status: {
      label: string
      words: {
        public: string
        hidden: string
        draft: string
      }
      choices: {
        public: string
        hidden: string
        draft: string
      }
    }
    pictures: {
      picture: string
      firstShows: string
      firstHint: string
      shows: (values: { place: Value }) => string
      aPictureShows: string
      gallery: string
      galleryHint: (values: { most: Value }) => string
      name: (values: { place: Value }) => string
      moved: (values: { from: Value; to: Value }) => string
      removed: (values: { place: Value }) => string
      isBack: (values: { place: Value }) => string
      isFirst: (values: { place: Value }) => string
      showFirst: string
      remove: string
      removeOne: (values: { place: Value }) => string
      undo: string
      add: (values: { room: number }) => string
      several: string
      upload: (values: { name: Value }) => string
      storing: (values: { name: Value }) => string
      onTheWay: string
      room: (values: { count: Value }) => string
      notStored: (values: { name: Value; why: Value }) => string
      values: {
        mine: string
        theirs: string
        before: string
      }
    }
    uses: {
      unread: string
      looking: string
      hanging: (values: { what: Value }) => string
      nothing: string
      refused: string
      enquiries: (values: { all: number; open: number }) => string
      bookings: (values: { all: number; toCome: number }) => string
      vehicles: (values: { count: number }) => string
      pictures: (values: { count: number }) => string
      brochure: string
    }
    order: {
      header: string
      now: (values: { name: Value; place: Value; all: Value }) => string
    }
    copy: {
      made: (values: { name: Value }) => string
      failed: (values: { why: Value }) => string
    }
  }
  'common': {
    route: (values: { from: Value; to: Value }) => string
    tripTypes: {
      Outstation: string
      'Local Trip': string
      'Drop Trip': string
    }
    localTripTypes: {
      'Hour-Basis': string
      'Day-Use': string
    }
    statuses: {
      new: string
      confirmed: string
      assigned: string
      'on the way': string
      arrived: string
      started: string
      ended: string
      completed: string
      cancelled: string
      'no show': string
    }
    ways: {
      cash: string
      card: string
      bank: string
      upi: string
      razorpay: string
    }
    moved: {
      amount: string
      rupees: string
      way: string
      day: string
      dayHint: string
      reference: string
      referenceHint: string
      note: string
    }
    papers: {
      registration: string
      insurance: string
      fitness: string
      permit: string
      pollution: string
      tax: string
      authorisation: string
      location: string
      licence: string
      badge: string
      police: string
    }
    paperEnds: {
      expired: string
      today: string
      tomorrow: string
      in: (values: { days: Value }) => string
    }
    noPrice: string
    pageTitle: (values: { news: number; title: Value }) => string
    loading: (values: { what: Value }) => string
    notLoaded: (values: { what: Value }) => string
    notLoadedAgain: (values: { what: Value }) => string
    tryAgain: string
    tryingAgain: string
    cancel: string
    close: string
    save: string
    edit: string
    copy: string
    remove: string
    import: string
    exportCsv: string
    notExported: (values: { why: Value }) => string
    required: (values: { field: Value }) => string
    ownersOnly: {
      title: string
      text: string
    }
    contact: {
      call: string
      callName: (values: { name: Value }) => string
      whatsApp: string
      whatsAppName: (values: { name: Value }) => string
      mail: string
    }
    fare: {
      total: string
      advance: string
      by: (values: { name: Value }) => string
      byAt: (values: { name: Value; at: Value }) => string
    }
    delete: {
      title: string
      question: string
      button: string
      alreadyDone: string
    }
    failures: {
      unreachable: string
      noAnswer: string
      gone: string
      login: string
    }
    lists: {
      number: string
      actions: string
      editName: (values: { name: Value }) => string
      copyName: (values: { name: Value }) => string
      deleteName: (values: { name: Value }) => string
      moveUp: (values: { name: Value }) => string
      moveDown: (values: { name: Value }) => string
      pages: string
      page: (values: { page: Value }) => string
      rowsPerPage: string
      ofAll: (values: { total: Value; page: Value; pages: Value }) => string
      ofThese: (values: { first: Value; last: Value; total: Value }) => string
      none: string
      first: string
      previous: string
      next: string
      firstPage: string
      previousPage: string
      nextPage: string
      lastPage: string
    }
    files: {
      choose: (values: { limits: Value }) => string
      oneOnly: string
      remove: (values: { name: Value }) => string
      upload: (values: { name: Value }) => string
      sending: (values: { name: Value }) => string
      sent: {
        saved: (values: { name: Value }) => string
        checked: (values: { name: Value }) => string
        stored: (values: { name: Value }) => string
      }
      size: (values: { megabytes: Value }) => string
      limits: {
        picture: (values: { size: Value }) => string
        pdf: (values: { size: Value }) => string
        table: (values: { size: Value; rows: Value }) => string
      }
      otherKind: {
        picture: (values: { name: Value }) => string
        pdf: (values: { name: Value }) => string
        table: (values: { name: Value }) => string
      }
      tooLarge: (values: { name: Value; size: Value; most: Value }) => string
      empty: (values: { name: Value }) => string
      preview: (values: { of: Value }) => string
      pictureRequired: string
    }
    forms: {
      correct: string
      entry: (values: { number: Value; problem: Value }) => string
      changed: (values: { what: Value }) => string
      conflict: {
        title: string
        text: string
        mine: (values: { value: Value }) => string
        theirs: (values: { value: Value }) => string
        nowBefore: (values: { now: Value; before: Value }) => string
        empty: string
        otherFile: string
        seenFile: string
        keepMine: string
        takeTheirs: string
        back: string
        save: string
      }
      leave: {
        title: string
        text: string
        leave: string
        stay: string
      }
      rows: {
        row: (values: { name: Value; number: Value }) => string
        add: (values: { name: Value }) => string
        remove: (values: { row: Value }) => string
        most: (values: { count: Value }) => string
        added: (values: { row: Value }) => string
        removed: (values: { row: Value }) => string
        moved: (values: { row: Value; to: Value }) => string
      }
      notes: {
        title: string
        description: string
        save: string
        saved: string
      }
      password: {
        current: string
        next: string
        again: string
        length: string
        visibility: string
        change: string
      }
    }
    mails: {
      title: string
      none: string
      noneHere: string
      audiences: {
        desk: string
        visitor: string
        driver: string
        'form-service': string
      }
      by: {
        whatsapp: string
        sms: string
        hand: string
      }
      states: {
        waiting: string
        sending: string
        sent: string
        failed: string
        held: string
        toSend: string
      }
      events: {
        received: string
        confirmed: string
        assigned: string
        'on the way': string
        arrived: string
        ended: string
        cancelled: string
        changed: string
      }
      ofState: (values: { audience: Value; state: Value }) => string
      to: (values: { subject: Value; recipient: Value }) => string
      sent: (values: { at: Value }) => string
      sentBy: (values: { at: Value; name: Value }) => string
      notTried: string
      attempts: (values: { count: number }) => string
      sendAgain: string
      sendAgainOf: (values: { subject: Value }) => string
      waits: string
      sendingAgain: string
      byWhatsApp: string
      byWhatsAppOf: (values: { subject: Value }) => string
      openWhatsApp: string
      noted: string
    }
  }
  'desk': {
    welcome: (values: { name: Value }) => string
    description: string
    newBooking: string
    what: string
    more: (values: { count: Value }) => string
    firstSteps: {
      title: string
      note: string
      steps: {
        company: string
        gstin: string
        tariff: string
        cabs: string
        vehicles: string
        drivers: string
        mail: string
      }
      noGstin: string
      noGstinSaved: string
      notSaved: (values: { why: Value }) => string
    }
    counts: {
      newBookings: string
      newEnquiries: string
      lateEnquiries: (values: { late: Value }) => string
      unsentMail: string
      pickUpsToday: string
      reported: string
      unpaid: string
    }
    waiting: {
      due: string
      over: string
    }
    day: {
      now: string
      later: string
      returning: string
      tomorrow: string
    }
    noTrips: {
      now: string
      later: string
      tomorrow: string
    }
    table: {
      time: string
      back: string
      booking: string
      traveller: string
      place: string
      vehicle: string
      balance: string
      paid: string
      pickUp: string
      trip: string
      cab: string
    }
    look: {
      title: string
      what: string
      why: {
        reported: string
        'above-due': string
        'noted-elsewhere': string
        expense: string
        'other-amount': string
        'no-order': string
        overpaid: string
        'noted-already': string
        'not-captured': string
        'refund-above': string
        'refund-of-unknown': string
        'refund-failed': string
        'refund-unanswered': string
        'refund-after-failure': string
        dispute: string
        unknown: string
        unconfirmed: string
        'refund-owed': string
        unpaid: string
        'took-less': string
        'no-paper': string
      }
      amount: (values: { sum: Value }) => string
      expected: (values: { sum: Value }) => string
      issue: string
      giveBack: (values: { reference: Value }) => string
      take: (values: { reference: Value }) => string
      accept: string
      dismiss: string
      note: string
      open: (values: { reference: Value }) => string
      settled: string
      notSettled: (values: { why: Value }) => string
      done: string
    }
    papers: {
      title: string
      of: (values: { paper: Value; owner: Value; ends: Value }) => string
    }
    mail: {
      title: string
      none: string
      showMore: string
      limit: (values: { perHour: Value }) => string
      noneWaits: string
      waits: (values: { count: Value }) => string
      itsBooking: string
      itsEnquiry: string
      noServer: string
      noServerHint: string
    }
    charts: {
      byDay: string
      day: string
      byTripType: string
      tripType: string
      bookings: string
      none: string
    }
    panel: {
      cabs: {
        title: string
        text: string
      }
      manageCabs: string
      addCab: string
      holidays: {
        title: string
        text: string
      }
      holidayPackage: string
      tours: {
        title: string
        text: string
      }
      tourPackage: string
    }
  }
  'documents': {
    title: string
    description: string
    what: string
    none: string
    noMatch: string
    search: string
    searchIn: string
    kind: string
    all: string
    month: string
    number: string
    recipient: string
    trip: string
    amount: string
    send: string
    sendNamed: (values: { number: Value }) => string
    sendAll: (values: { count: number }) => string
    sent: (values: { count: number }) => string
    notSent: (values: { numbers: Value; why: Value }) => string
    credit: string
    creditNamed: (values: { number: Value }) => string
  }
  'driver-cash': {
    title: string
    titleOf: (values: { name: Value }) => string
    description: string
    what: string
    all: {
      title: string
      description: string
      none: string
      caption: string
      driver: string
      allowances: string
      costs: string
      taken: string
      given: string
      open: string
    }
    kinds: {
      cash: string
      expense: string
      allowance: string
      settlement: string
      advance: string
      handedOver: string
    }
    handsOver: (values: { name: Value; sum: Value }) => string
    gets: (values: { name: Value; sum: Value }) => string
    when: string
    kind: string
    booking: string
    amount: string
    by: string
    open: string
    nothingOpen: string
    before: string
    nothingBefore: string
    settle: {
      button: string
      title: string
      text: (values: { balance: Value }) => string
      done: string
    }
    part: {
      button: string
      title: string
      direction: string
      gets: (values: { name: Value }) => string
      gives: (values: { name: Value }) => string
      done: string
    }
    statement: {
      title: string
      what: string
      from: string
      to: string
      notOrdered: string
      print: string
      openBefore: (values: { sum: Value }) => string
      none: string
    }
  }
  'enquiries': {
    title: string
    description: string
    personalData: string
    kinds: {
      contact: string
      package: string
      'custom-tour': string
    }
    statuses: {
      new: string
      answered: string
      closed: string
    }
    list: {
      what: string
      none: string
      noMatch: string
      search: string
      searchIn: string
      all: string
      from: string
      kind: string
      about: string
      phone: string
      status: string
      waits: string
      mail: string
      minutes: (values: { count: number }) => string
      hours: (values: { count: number }) => string
      days: (values: { count: number }) => string
    }
    one: {
      title: string
      titleOf: (values: { name: Value }) => string
      description: string
      received: (values: { at: Value }) => string
      all: string
      what: string
      name: string
      book: string
      categories: {
        Basic: string
        Premium: string
      }
      facts: {
        reference: string
        name: string
        phone: string
        mail: string
        language: string
        package: string
        category: string
        services: string
        start: string
        persons: string
        places: string
        message: string
      }
    }
    answers: {
      title: string
      none: string
      write: string
      form: string
      to: (values: { mail: Value; language: Value }) => string
      template: string
      noTemplate: string
      editTemplates: string
      subject: string
      text: string
      send: string
      cancel: string
      sent: (values: { mail: Value }) => string
    }
    templates: {
      title: string
      hint: (values: { name: Value; tour: Value; dates: Value; reference: Value }) => string
      change: string
      changeOne: (values: { name: Value }) => string
      new: string
      name: string
      save: string
      back: string
      delete: string
      deleteForGood: string
    }
    quotations: {
      title: string
      what: string
      none: string
      write: string
      statuses: {
        draft: string
        sent: string
        accepted: string
        expired: string
        withdrawn: string
      }
      validUntil: (values: { day: Value }) => string
      written: (values: { at: Value; by: Value }) => string
      sentAt: (values: { at: Value }) => string
      endedAt: (values: { status: Value; at: Value }) => string
      becameBooking: string
      send: string
      sendAgain: string
      change: string
      copyLink: string
      withdraw: string
      another: string
      onItsWay: (values: { reference: Value }) => string
      takenBack: (values: { reference: Value }) => string
      copied: string
    }
  }
  'fleet': {
    vehicles: {
      title: string
      description: string
      add: string
      what: string
      none: string
      search: string
      searchIn: string
      noMatch: string
      deleted: string
      notDeleted: string
      consequence: string
      number: string
      noNumber: string
      unnumbered: (values: { cab: Value }) => string
      deletedCab: (values: { cab: Value }) => string
    }
    vehicle: {
      new: string
      newDescription: string
      edit: string
      editDescription: string
      what: string
      cabs: string
      registration: string
      registrationNote: string
      cab: string
      cabNote: string
      chooseCab: string
      inUse: string
      created: string
      notCreated: string
      updated: string
      notUpdated: string
      base: string
      baseNote: string
      companyBase: string
    }
    drivers: {
      title: string
      description: string
      add: string
      cash: string
      what: string
      none: string
      search: string
      searchIn: string
      noMatch: string
      deleted: string
      notDeleted: string
      consequence: string
      licence: string
    }
    driver: {
      new: string
      newDescription: string
      edit: string
      editDescription: string
      cash: string
      what: string
      name: string
      mobile: string
      licence: string
      photo: string
      base: string
      photoNote: string
      removePhoto: string
      inUse: string
      created: string
      notCreated: string
      updated: string
      notUpdated: string
    }
    create: string
    save: string
    state: string
    inUse: string
    notInUse: string
    inUseOne: (values: { name: Value }) => string
    on: string
    off: string
    gone: (values: { name: Value }) => string
    notes: string
    notesNote: string
    papers: {
      title: string
      note: string
      lastDay: (values: { paper: Value }) => string
      number: (values: { paper: Value }) => string
      due: (values: { paper: Value; end: Value }) => string
      until: (values: { paper: Value; day: Value }) => string
      none: string
      wholeDate: string
      required: string
    }
    away: {
      title: string
      name: string
      none: string
      kind: string
      firstDay: string
      lastDay: string
      note: string
    }
    handOver: {
      title: string
      from: string
      until: string
      what: string
      none: string
      trips: (values: { references: Value; count: number }) => string
      to: string
      choose: string
      choice: (values: { name: Value; km: number }) => string
      notFree: (values: { name: Value }) => string
      why: string
      whyMissing: string
      give: string
      given: (values: { name: Value }) => string
    }
  }
  'frame': {
    desk: string
    bookings: string
    board: string
    enquiries: string
    cabs: string
    vehicles: string
    drivers: string
    holidays: string
    tours: string
    tariffs: string
    documents: string
    dayBook: string
    books: string
    staff: string
    settings: string
    activity: string
    skip: string
    account: (values: { name: Value }) => string
    signOut: string
    language: {
      label: string
      notChanged: (values: { why: Value }) => string
    }
  }
  'imports': {
    title: string
    description: string
    fromFile: string
    what: string
    kinds: {
      bookings: string
      cabs: string
      vehicles: string
      drivers: string
      customers: string
    }
    count: {
      bookings: (values: { count: number }) => string
      cabs: (values: { count: number }) => string
      vehicles: (values: { count: number }) => string
      drivers: (values: { count: number }) => string
      customers: (values: { count: number }) => string
      payments: (values: { count: number }) => string
    }
    columns: {
      template: string
      templateHint: string
      summary: string
      loaded: string
      caption: string
      header: string
      required: (values: { header: Value }) => string
      takes: string
      example: string
    }
    file: {
      label: string
      imported: string
      nothingAdded: string
      from: (values: { count: Value; file: Value }) => string
      alreadyHere: string
      earlier: (values: { by: Value }) => string
      again: (values: { count: Value; by: Value }) => string
      byOn: (values: { file: Value; by: Value; at: Value }) => string
      store: (values: { count: Value }) => string
      repeats: (values: { count: number }) => string
      sameAs: (values: { row: Value; before: Value }) => string
      meant: string
    }
    preview: {
      title: string
      region: string
      caption: string
      row: string
    }
    problems: {
      count: (values: { count: number }) => string
      mend: string
      caption: string
      first: (values: { count: number }) => string
      column: string
      wholeRow: string
      inFile: string
      nothing: string
    }
    past: {
      title: string
      loaded: string
      none: string
      caption: string
      when: string
      what: string
      file: string
      by: string
      undo: string
      undoOf: (values: { what: Value }) => string
      undone: (values: { by: Value; at: Value }) => string
    }
    undo: {
      title: string
      loaded: string
      removes: (values: { what: Value }) => string
      nothingLeft: string
      emptied: string
      refused: (values: { count: number }) => string
      kept: string
      row: (values: { row: Value; name: Value; because: Value }) => string
      more: (values: { count: number }) => string
      because: {
        changed: string
        paid: string
        assigned: string
        document: string
        messages: string
        trips: string
        bookings: string
        vehicles: string
      }
      confirm: string
      done: (values: { what: Value }) => string
    }
  }
  'packages': {
    fields: {
      name: string
      services: string
      categories: string
      category: string
      numberOfPersons: string
      pdf: string
    }
    details: {
      days: string
      itinerary: string
      'itinerary.*.title': string
      'itinerary.*.text': string
      startCity: string
      endCity: string
      state: string
      priceFrom: string
      premiumFrom: string
      priceFor: string
      personsFrom: string
      personsTo: string
      included: string
      notIncluded: string
      hotelClass: string
      anyDay: string
      startDates: string
      'startDates.*': string
    }
    entries: {
      service: string
      category: string
      line: string
      lineIn: string
      lineNotIn: string
      day: string
      startDate: string
    }
    list: {
      newOne: (values: { entry: Value }) => string
      add: (values: { entry: Value }) => string
      remove: string
      removeOne: (values: { entry: Value; place: Value; name: Value }) => string
      enterFirst: (values: { entry: Value }) => string
      tooMany: (values: { most: Value; entry: Value }) => string
      one: (values: { entry: Value }) => string
      unfinished: (values: { entry: Value }) => string
    }
    parts: {
      files: string
      days: string
      price: string
      starts: string
    }
    hints: {
      rupees: string
      persons: string
      premiumFrom: string
      priceFor: string
    }
    notSet: string
    noDays: string
    noDates: string
    day: (values: { place: Value }) => string
    dayTitle: string
    dayText: (values: { place: Value }) => string
    startDate: (values: { place: Value }) => string
    service: (values: { place: Value }) => string
    oneCategory: (values: { place: Value }) => string
    line: (values: { label: Value; place: Value }) => string
    storedPdf: string
    groupBelow: string
    values: {
      yes: string
      no: string
    }
    create: string
    save: string
    holiday: {
      pages: {
        list: {
          title: string
          description: string
          add: string
        }
        create: {
          title: string
          description: string
        }
        edit: {
          title: string
          description: string
        }
        packages: string
        package: string
      }
      caption: string
      notCreated: string
      notUpdated: string
      created: string
      updated: string
    }
    tour: {
      pages: {
        list: {
          title: string
          description: string
          add: string
        }
        create: {
          title: string
          description: string
        }
        edit: {
          title: string
          description: string
        }
        packages: string
        package: string
      }
      caption: string
      notCreated: string
      notUpdated: string
      created: string
      updated: string
    }
    deleted: string
    notDeleted: (values: { why: Value }) => string
    consequence: string
    table: {
      empty: string
      search: string
      searchHint: string
      noMatch: string
      image: string
      download: string
      downloadOf: (values: { name: Value }) => string
      noPdf: string
    }
  }
  'personal-data': {
    title: string
    description: string
    mail: string
    mobile: string
    find: string
    none: string
    kept: string
    booking: (values: { reference: Value }) => string
    enquiry: (values: { at: Value }) => string
    account: (values: { mail: Value }) => string
    contact: (values: { mobile: Value }) => string
    books: {
      title: string
      label: string
      payment: (values: { amount: Value; booking: Value; at: Value }) => string
      refund: (values: { amount: Value; booking: Value; at: Value }) => string
      document: (values: { number: Value; recipient: Value; until: Value }) => string
    }
    others: {
      title: (values: { contacts: Value }) => string
      text: string
    }
    more: {
      button: string
      some: (values: { count: Value }) => string
      all: (values: { count: Value }) => string
    }
    save: string
    notSaved: (values: { why: Value }) => string
    erase: string
    consequence: string
    erased: (values: { bookings: Value; enquiries: Value; accounts: Value; contacts: Value }) => string
    papers: (values: { until: Value; count: Value }) => string
  }
  'phone-booking': {
    page: {
      title: string
      description: string
      earlierBooking: string
      enquiry: string
      answered: string
      closed: string
    }
    changePage: {
      title: string
      description: string
      booking: string
      tariff: string
      isOver: (values: { status: Value; booking: ReactNode }) => ReactNode
      booked: (values: { name: Value; booking: ReactNode }) => ReactNode
    }
    quotationPage: {
      title: string
      description: string
      enquiry: string
      statuses: {
        draft: string
        sent: string
        accepted: string
        withdrawn: string
        expired: string
      }
      isOver: (values: { status: Value }) => string
      to: (values: { name: Value; mail: Value }) => string
    }
    cars: {
      label: string
      hint: string
      total: (values: { count: Value; total: Value }) => string
    }
    labels: {
      tripType: string
      localTripType: string
      from: string
      to: string
      pickUpDate: string
      pickUpTime: string
      pickUpLocation: string
      visitingPlaces: string
      returnDate: string
      returnTime: string
      returnLocation: string
      numberOfPersons: string
      distance: string
      hours: string
      selectedCab: string
      package: string
      name: string
      mobile: string
      mail: string
    }
    trip: {
      chooseCity: string
      oneOnEachLine: string
      sameAsPickUp: string
      cleared: string
      putBack: string
      notMoreThanSeats: string
      byRoad: string
      differs: (values: { km: Value }) => string
      distanceUnknown: string
      noPrice: string
      notInKm: (values: { places: Value }) => string
    }
    hours: {
      description: string
      choose: string
      choice: (values: { hours: Value; km: Value }) => string
      priced: (values: { hours: Value; km: Value; price: Value }) => string
    }
    cab: {
      notLoaded: string
      choose: string
      choice: (values: { cab: Value; seats: Value; fare: Value }) => string
      totals: string
      seats: (values: { cab: Value; seats: Value }) => string
      tooSmall: (values: { persons: Value }) => string
      noTotal: string
      free: string
      notFree: string
      none: string
      taken: (values: { trips: Value; others: Value }) => string
      trip: (values: { reference: Value; from: Value; to: Value }) => string
      instead: (values: { cabs: Value }) => string
      noOther: string
    }
    traveller: {
      mail: string
      byPhone: string
      askTraveller: string
      more: string
    }
    known: {
      label: string
      hint: string
      fill: (values: { name: Value; mobile: Value }) => string
      address: (values: { address: Value }) => string
      note: (values: { note: Value }) => string
    }
    book: string
    booked: (values: { reference: Value }) => string
    change: {
      compare: string
      save: string
      saveAndRelease: string
      reason: string
      reasonHint: string
      tell: string
      noMail: string
      savedAndTold: string
      savedWithoutMail: string
      saved: string
      priceNow: string
      newPrice: string
      byOther: (values: { tariff: Value }) => string
      noVehicle: string
      otherCab: (values: { why: Value }) => string
      noFit: string
      release: (values: { why: Value }) => string
      staysAssigned: string
      staysConfirmed: string
    }
    quotation: {
      trip: string
      tripHint: string
      price: string
      priceHint: (values: { language: Value }) => string
      takeLines: string
      note: string
      noteHint: string
      validHint: string
      save: string
      saved: string
      line: string
      taxed: string
      labels: {
        what: string
        quantity: string
        rate: string
        note: string
        validUntil: string
        lines: string
      }
    }
  }
  'session': {
    login: {
      title: string
      description: string
      welcome: string
      createAccount: string
      email: string
      password: string
      button: string
      refused: string
      done: string
    }
    again: {
      title: string
      text: string
    }
    firstPassword: {
      title: string
      text: string
      current: string
      done: string
    }
    signOut: string
    signingOut: string
    stillSignedIn: string
    staffOnly: {
      asking: string
      notAvailable: string
      retry: string
    }
  }
  'settings': {
    title: string
    description: string
    what: string
    parts: {
      company: string
      office: string
      money: string
      mail: string
      look: string
      texts: string
      questions: string
      history: string
    }
    save: string
    saved: string
    on: string
    off: string
    fields: {
      name: string
      legalName: string
      foundedYear: string
      phones: string
      email: string
      address: string
      street: string
      city: string
      state: string
      postalCode: string
      country: string
      location: string
      lat: string
      lon: string
      map: string
      embed: string
      link: string
      mapLoads: string
      links: string
      facebook: string
      instagram: string
      youtube: string
      whatsapp: string
      officeHours: string
      from: string
      to: string
      holidays: string
      day: string
      leadMinutes: string
      confirmWithinMinutes: string
      mailRequired: string
      driverLanguage: string
      driversCollect: string
      upi: string
      nightToDriver: string
      advanceConfirms: string
      noGstin: string
      gst: string
      gstin: string
      prefix: string
      note: string
      supplier: string
      signatory: string
      bank: string
      holder: string
      account: string
      ifsc: string
      mailTo: string
      bookings: string
      enquiries: string
      notices: string
      colours: string
      brand: string
      brandDark: string
      accent: string
      logo: string
      hero: string
      about: string
      terms: string
      privacy: string
      questions: string
      question: string
      answer: string
      graceMinutes: string
      base: string
      waitHours: string
      returnPercent: string
      upiMerchant: string
      licences: string
      number: string
      grievance: string
      designation: string
      contact: string
      office: string
      discount: string
      discountPercent: string
      refund: string
      creditNote: string
    }
    company: {
      nameNote: string
      legalNameNote: string
      phone: string
      phoneAt: (values: { number: Value }) => string
      number: string
      phoneNote: string
      embedNote: string
      linkNote: string
      mapLoadsNote: string
      mapLoads: {
        'at once': string
        'on sight': string
        'on request': string
      }
      licence: string
      noLicences: string
      grievance: string
    }
    office: {
      hours: string
      holiday: string
      noHolidays: string
      leadNote: string
      confirmNote: string
      mailRequired: string
      driversCollect: string
      graceNote: string
      baseNote: string
      waitNote: string
      returnNote: string
    }
    money: {
      upiNote: (values: { example: Value }) => string
      night: string
      advanceConfirms: string
      noGstin: string
      gst: string
      prefixNote: (values: { usual: Value }) => string
      suppliers: {
        none: string
        proprietor: string
        firm: string
        LLP: string
        company: string
      }
      supplierNote: string
      bank: string
      bankAccount: string
      upiMerchant: string
      clerks: string
      noLimit: string
    }
    mail: {
      note: (values: { setting: Value }) => string
    }
    look: {
      builtIn: string
      logoNote: string
      heroNote: string
      preview: string
      band: string
      line: string
      link: string
      book: string
      send: string
      worst: {
        brand: string
        brandDark: string
        accent: string
      }
      contrast: (values: { name: Value; ratio: Value; least: Value }) => string
      officeNote: string
    }
    picture: {
      chooseFirst: string
      save: string
      saved: string
      remove: string
    }
    articles: {
      note: string
      inLanguage: (values: { article: Value; language: Value }) => string
    }
    questions: {
      note: string
      inLanguage: (values: { language: Value }) => string
      none: string
    }
    history: {
      what: string
      more: string
      first: string
      restored: (values: { version: Value }) => string
      undo: string
      undoTitle: string
      goBack: (values: { version: Value }) => string
      goBackTitle: string
      nothing: string
      text: (values: { version: Value }) => string
      cancel: string
      take: (values: { version: Value }) => string
      done: (values: { version: Value }) => string
    }
  }
  'staff': {
    title: string
    description: string
    what: string
    roles: {
      owner: string
      clerk: string
    }
    roleNote: string
    labels: {
      name: string
      email: string
      staffRole: string
      password: string
      ownPassword: string
    }
    ownPasswordNote: string
    add: {
      title: string
      passwordNote: string
      button: string
      done: (values: { name: Value }) => string
    }
    table: {
      since: string
      access: string
      active: string
      disabled: string
      actions: string
      you: string
      resetPassword: string
      resetPasswordOf: (values: { name: Value }) => string
      changeRole: string
      changeRoleOf: (values: { name: Value }) => string
      disable: string
      disableOne: (values: { name: Value }) => string
      enable: string
      enableOne: (values: { name: Value }) => string
      enabled: (values: { name: Value }) => string
    }
    role: {
      title: (values: { name: Value }) => string
      button: string
      isOwner: (values: { name: Value }) => string
      isClerk: (values: { name: Value }) => string
    }
    disable: {
      title: string
      text: (values: { name: Value }) => string
      button: string
      done: (values: { name: Value }) => string
    }
    reset: {
      title: string
      text: (values: { name: Value }) => string
      password: string
      passwordNote: string
      button: string
      done: (values: { name: Value }) => string
    }
    account: {
      title: string
      changePassword: string
      passwordChanged: string
    }
    desk: {
      title: string
      start: string
      starts: {
        '/table': string
        '/admin': string
        '/bookings': string
        '/board': string
      }
      sound: string
      soundNote: string
      notChanged: (values: { why: Value }) => string
    }
    sessions: {
      title: string
      text: string
      what: string
      since: string
      used: string
      action: string
      current: string
      noOthers: string
      end: string
      endOne: (values: { since: Value }) => string
      ended: string
      everywhere: string
      signedOut: string
    }
  }
  'tariffs': {
    form: {
      labels: {
        name: string
        roundTo: string
        advancePercent: string
        tripType: string
        cabClass: string
        perKm: string
        plusCabPrice: string
        distance: string
        minKm: string
        minKmPerDay: string
        minKmPerDayFrom: string
        maxKmPerDay: string
        allowance: string
        per: string
        steps: string
        aboveKm: string
        amount: string
        hours: string
        km: string
        price: string
        extraHour: string
        extraKm: string
        graceMinutes: string
        overrun: string
        night: string
        hill: string
        waiting: string
        extraStop: string
        pet: string
        roofCarrier: string
        byClass: string
        byState: string
        places: string
        from: string
        to: string
        freeMinutes: string
        perHour: string
        kind: string
        basis: string
        taxable: string
        percent: string
        included: string
        state: string
        sac: string
        hoursBefore: string
        atLeast: string
        noShowPercent: string
        freeChangesUntilHours: string
      }
      parts: {
        name: string
        roundTo: string
        advancePercent: string
        rates: string
        localPackages: string
        surcharges: string
        passedOn: string
        gst: string
        seasons: string
        cancellation: string
      }
      tax: string
      tryIt: string
      against: string
      notYet: string
      yes: string
      no: string
      anyClass: string
      anyTrip: string
      choices: {
        entered: string
        'there and back': string
        day: string
        trip: string
        extras: string
        'next package': string
        cheaper: string
        toll: string
        permit: string
        parking: string
        entry: string
        'at actuals': string
        estimated: string
        included: string
      }
      entries: {
        check: string
        copy: (values: { name: Value }) => string
        remove: (values: { name: Value }) => string
        add: (values: { name: Value }) => string
        rate: string
        package: string
        cost: string
        season: string
      }
      rates: {
        none: string
        perKm: (values: { trip: Value; cabClass: Value; price: Value }) => string
        perKmAndCab: (values: { trip: Value; cabClass: Value; price: Value }) => string
        cabsPrice: string
        cabsOwn: string
        plusCabPrice: string
        minimums: string
        noMinimums: string
        km: string
        allowance: string
        allowanceSteps: string
        noAllowance: string
      }
      packages: {
        none: string
        title: (values: { cabClass: Value; hours: Value; km: Value; price: Value }) => string
      }
      surcharges: {
        none: string
        night: string
        nightFrom: string
        nightTo: string
        hills: string
        hillStations: string
        ghats: string
        waiting: string
        freeWaiting: string
        stop: string
        pet: string
        roofCarrier: string
        byClass: string
        byState: string
      }
      passedOn: {
        none: string
        taxable: string
      }
      gst: {
        percent: string
        percentNote: string
        stateNote: string
        noState: string
        sac: (values: { trip: Value }) => string
        included: string
      }
      seasons: {
        none: string
        title: (values: { from: Value; to: Value; percent: Value }) => string
        from: string
        to: string
        percent: string
      }
      cancellation: {
        steps: string
        none: string
      }
      places: {
        states: string
        allOf: (values: { state: Value }) => string
        add: string
        addTo: (values: { list: Value }) => string
        remove: string
        removeOne: (values: { place: Value }) => string
      }
      step: string
    }
    title: string
    description: string
    descriptionForClerks: string
    what: string
    new: string
    table: {
      name: string
      state: string
      days: string
      rates: string
      packages: string
      advance: string
      actions: string
      states: {
        inForce: string
        draft: string
        toCome: string
        past: string
      }
      notPut: string
      replaced: string
      fromTo: (values: { from: Value; to: Value }) => string
      since: (values: { day: Value }) => string
      from: (values: { day: Value }) => string
      edit: string
      editOne: (values: { name: Value }) => string
      view: string
      viewOne: (values: { name: Value }) => string
      copy: string
      copyOne: (values: { name: Value }) => string
      put: string
      putOne: (values: { name: Value }) => string
      delete: string
      deleteOne: (values: { name: Value }) => string
    }
    delete: {
      done: string
      consequence: string
    }
    put: {
      title: (values: { name: Value }) => string
      text: string
      from: string
      button: string
      done: (values: { name: Value; day: Value }) => string
      noGstin: string
    }
    one: {
      title: string
      description: string
      what: string
      save: string
      saved: string
      notSaved: string
      toRead: string
      toReadText: string
      wasInForce: string
      wasInForceText: string
      copy: string
    }
    create: {
      title: string
      description: string
      gone: string
      copyOf: (values: { name: Value }) => string
      button: string
      saved: string
    }
    differences: {
      caption: string
      trip: string
      inForce: string
      other: string
      difference: string
      noPrice: string
      same: string
    }
    samples: {
      madurai: string
      bengaluru: string
      kanchipuram: string
      ooty: string
      trichy: string
      viluppuram: string
      kodaikanal: string
      kochi: string
      halfDay: string
      day: string
    }
    tryOut: {
      tripType: string
      cab: string
      classes: string
      cabs: string
      from: string
      to: string
      chooseCity: string
      hours: string
      chooseHours: string
      hoursAndKm: (values: { hours: Value; km: Value }) => string
      distance: string
      pickUpDate: string
      pickUpTime: string
      returnDate: string
      returnTime: string
      noPrice: string
      against: (values: { difference: Value }) => string
    }
  }
  'trip-sheet': {
    title: string
    titleOf: (values: { reference: Value }) => string
    description: string
    print: string
    back: string
    whatBooking: string
    what: string
    sheet: {
      booking: string
      vehicle: string
      driver: string
      traveller: string
      persons: string
      trip: string
      pickUp: string
      from: string
      to: string
      places: string
      return: string
      collect: string
      driverSigns: string
      travellerSigns: string
    }
    readings: {
      caption: string
      when: string
      km: string
      start: string
      end: string
      waiting: string
      tollAndPermit: string
      parkingAndOther: string
    }
    tourists: {
      title: string
      titleOf: (values: { origin: Value; destination: Value }) => string
      hint: string
      fields: {
        origin: string
        destination: string
        passengers: string
      }
      passengersHint: string
      wrongLine: (values: { line: Value }) => string
      saved: string
    }
  }
}
