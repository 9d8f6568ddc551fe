import type { ReactNode } from 'react'

// Written from the English words by `pnpm words`.
type Value = string | number
export type Words = {
  'account': {
    welcome: string
    create: string
    login: string
    register: string
    back: string
    labels: {
      name: string
      email: string
      password: string
      confirmPassword: string
    }
    passwordHint: string
    passwordVisibility: string
    asking: string
    notAsked: string
    loggedInAs: (values: { name: Value }) => string
    console: string
    myTrips: string
    logout: string
    loggedOut: string
    logoutFailed: string
    loginFailed: string
    registrationFailed: string
    registered: (values: { name: Value }) => string
    mismatch: string
    sameAgain: string
    forgotten: {
      link: string
      title: string
      lead: string
      form: string
      button: string
      sent: string
    }
    newPassword: {
      title: string
      lead: string
      form: string
      button: string
      done: string
      dead: string
      again: string
    }
    unreachable: string
  }
  'booking': {
    share: {
      button: string
      copied: string
      failed: string
    }
    steps: {
      tripType: string
      route: string
      times: string
      istNote: string
      cab: string
    }
    fields: {
      tripType: string
      localTripType: string
      fromState: string
      from: string
      toState: string
      to: string
      distance: string
      hours: string
      pickUpLocation: string
      pickUpDate: string
      pickUpTime: string
      visitingPlaces: string
      returnLocation: string
      returnDate: string
      returnTime: string
      numberOfPersons: string
      selectedCab: string
      terms: string
    }
    putBack: string
    search: {
      from: string
      to: string
      hint: string
      byState: string
      byName: string
      none: string
      first: (values: { place: Value }) => string
      kinds: {
        airport: string
        station: string
        hills: string
        town: string
      }
      near: (values: { kind: Value; city: Value }) => string
      noted: (values: { place: Value }) => string
      which: string
      startsFrom: (values: { city: Value; km: Value }) => string
      pricedTo: (values: { city: Value; km: Value }) => string
    }
    chooseState: string
    chooseStateFirst: string
    chooseCity: string
    pickUpHint: string
    returnHint: string
    sameAsPickUp: string
    quick: {
      pickUp: string
      tomorrowEarly: string
      tomorrowLater: string
      back: string
      sameDay: string
      nextDay: string
      twoDays: string
    }
    hours: {
      choose: string
      choice: (values: { hours: Value; km: Value; price: Value; isFrom: boolean }) => string
    }
    night: (values: { from: Value; to: Value; amount: Value; nights: number }) => string
    place: (values: { number: Value }) => string
    removePlace: (values: { number: Value }) => string
    addPlace: string
    fewer: string
    more: string
    distance: {
      none: string
      pending: string
      failed: string
      estimate: string
      exact: string
      own: string
      byRoad: (values: { km: Value }) => string
      doubtful: (values: { km: Value }) => string
      use: (values: { km: Value }) => string
      time: (values: { time: Value }) => string
      withStops: (values: { km: number }) => string
    }
    cabs: {
      what: string
      notLoaded: (values: { what: Value }) => string
      loading: string
      none: string
      more: (values: { count: Value }) => string
      fitting: (values: { problem: Value }) => string
      offer: (values: { name: Value; seats: Value }) => string
      noneFits: (values: { largest: Value; persons: Value }) => string
      model: string
    }
    accept: (values: { link: (words: ReactNode) => ReactNode }) => ReactNode
    problems: {
      fromState: string
      toState: string
      cab: string
      noPrice: string
      cabGone: string
      terms: string
    }
    wayBack: (values: { amount: Value }) => string
  }
  'cabs': {
    title: string
    showing: (values: { count: Value }) => string
    lead: (values: { perKm: Value; hasPerKm: boolean }) => string
    what: string
    chosen: (values: { name: Value }) => string
    otherType: (values: { name: Value; before: Value; now: Value }) => string
    none: {
      title: string
      text: string
    }
    noMatch: {
      title: string
      all: string
      text: string
    }
    filter: {
      trip: string
      allTrips: string
      seats: string
      anySeats: string
      orMore: (values: { seats: Value }) => string
      cabClass: string
      sort: string
      asListed: string
      rising: string
      falling: string
    }
    seats: (values: { seats: Value }) => string
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
    fastag: string
    fees: string
    readOn: string
    select: string
    selectCab: (values: { name: Value }) => string
    more: (values: { count: Value }) => string
  }
  'city-route': {
    what: string
    list: {
      title: string
      lead: (values: { count: Value }) => string
      what: string
      from: (values: { city: Value }) => string
      km: (values: { km: Value }) => string
      more: string
    }
    title: (values: { from: Value; to: Value }) => string
    head: {
      title: (values: { from: Value; to: Value; price: Value; hasPrice: boolean }) => string
      description: (values: { from: Value; to: Value; km: Value; time: Value }) => string
    }
    breadcrumb: string
    prices: (values: { from: Value; to: Value }) => string
    oneWay: string
    roundTrip: (values: { days: number }) => string
    book: (values: { cab: Value; way: Value; price: Value }) => string
    bookFrom: (values: { price: Value }) => string
    filledIn: string
    inIt: (values: { way: Value; parts: Value }) => string
    notInIt: (values: { costs: Value }) => string
    parts: {
      km: (values: { km: Value }) => string
      cab: string
      allowance: string
      night: string
      hill: string
      season: string
      tax: string
    }
    noPrices: string
    way: string
    stops: (values: { time: Value }) => string
    there: (values: { to: Value }) => string
    packagesThere: string
    packagesInState: (values: { state: Value }) => string
    others: string
    back: (values: { from: Value; to: Value }) => string
    route: (values: { from: Value; to: Value }) => string
    alsoFrom: (values: { city: Value }) => string
    alsoTo: (values: { city: Value }) => string
    all: string
    gone: {
      title: string
      text: string
    }
    states: {
      PY: string
      TS: string
    }
    facts: {
      title: string
      distance: string
      time: string
      states: string
      hills: string
      none: string
    }
    ghat: string
    beyond: (values: { to: Value }) => string
    honest: (string)[]
  }
  'common': {
    time: (values: { clock: Value }) => string
    tripTypes: {
      Outstation: string
      'Local Trip': string
      'Drop Trip': string
    }
    servedTrips: {
      Outstation: string
      'Local Trip': string
      'Drop Trip': string
    }
    localTripTypes: {
      'Hour-Basis': string
      'Day-Use': string
    }
    categories: {
      Basic: string
      Premium: string
    }
    noPrice: string
    noDescription: string
    retry: string
    close: string
    checkFields: (values: { count: number }) => string
    loading: (values: { what: Value }) => string
    notLoaded: (values: { what: Value }) => string
    notLoadedWhy: string
    offline: string
    offlineKept: string
    offlineCall: (values: { phone: ReactNode }) => ReactNode
    noScript: string
    bookNow: string
    bookCab: string
    seeCabs: string
    contactUs: string
    moreByPhone: (values: { count: Value }) => string
    ourServices: string
    backHome: string
    price: {
      title: string
      from: string
      to: string
      distance: string
      km: (values: { km: Value }) => string
      total: string
      exactTotal: string
      short: string
      perKm: (values: { rate: Value }) => string
      perKmLeast: (values: { rate: Value; km: Value }) => string
      perKmDaily: (values: { rate: Value; km: Value }) => string
      oneWay: (values: { km: Value }) => string
      thereAndBack: (values: { km: Value }) => string
      hours: (values: { hours: Value }) => string
      ofTrip: (values: { total: Value }) => string
      noPrice: string
      costs: {
        toll: string
        parking: string
        permit: string
        allowance: string
        night: string
      }
      included: (values: { costs: Value }) => string
      notIncluded: (values: { costs: Value }) => string
      shares: (values: { advance: Value; rest: Value }) => string
      advance: string
      atBoarding: string
      cancelled: {
        title: string
        free: (values: { hours: Value }) => string
        part: (values: { hours: Value; percent: Value }) => string
        later: (values: { percent: Value }) => string
        noShow: (values: { percent: Value }) => string
        changes: (values: { hours: Value }) => string
        freeUntil: (values: { when: Value }) => string
        partUntil: (values: { when: Value; percent: Value }) => string
        grace: (values: { minutes: Value }) => string
      }
      least: (values: { total: Value }) => string
    }
    returnOffer: {
      title: (values: { percent: Value }) => string
      text: string
    }
    onRequest: {
      title: string
      text: string
    }
    contactBar: {
      call: string
      whatsApp: string
      about: string
      persons: (values: { count: number }) => string
    }
    ofThese: (values: { count: Value }) => string
    noMails: string
    phone: {
      country: string
      other: string
      hint: string
      readBack: (values: { number: Value }) => string
      countries: {
        IN: string
        AE: string
        SA: string
        QA: string
        KW: string
        OM: string
        BH: string
        GB: string
        US: string
        SG: string
        MY: string
        LK: string
        AU: string
        DE: string
        FR: string
      }
    }
    tile: {
      seats: (values: { seats: Value }) => string
      tooSmall: (values: { persons: Value }) => string
      kmIn: (values: { km: Value; rate: Value }) => string
      hoursIn: (values: { hours: Value; km: Value; hour: Value; rate: Value }) => string
      tollsOut: string
      tollsIn: string
      freeUntil: (values: { when: Value }) => string
      forTrip: string
    }
    road: {
      hours: (values: { hours: Value }) => string
      minutes: (values: { minutes: Value }) => string
      rest: string
      notInKm: (values: { places: Value }) => string
    }
  }
  'company': {
    about: {
      title: string
      lead: string
      what: string
      why: string
      where: string
      talk: string
    }
    history: {
      title: string
      began: (values: { name: Value; city: Value; year: Value }) => string
      grew: string
      stayed: (values: { city: Value }) => string
      since: (values: { city: Value }) => string
      cabs: string
      customers: string
      states: string
    }
    maintenance: {
      title: string
      lead: string
      checks: ({
        what: string
        how: string
      })[]
    }
    reasons: {
      safety: {
        title: string
        text: string
      }
      onTime: {
        title: string
        text: string
      }
      drivers: {
        title: string
        text: string
      }
      maintenance: {
        title: string
        text: string
      }
    }
    contact: {
      title: string
      lead: string
      what: string
      office: string
      phone: string
      email: string
      address: string
      hours: string
      everyDay: (values: { from: Value; to: Value }) => string
      closed: string
      questions: string
      showMap: string
      mapOf: (values: { name: Value }) => string
      mapSource: string
      noMap: string
      directions: string
      openMap: string
    }
  }
  'confirm': {
    title: string
    lead: string
    what: string
    changeTrip: string
    route: (values: { from: Value; to: Value }) => string
    yourTrip: string
    cab: (values: { trip: Value; cab: Value; seats: Value }) => string
    facts: {
      from: string
      to: string
      pickUpDate: string
      pickUpTime: string
      pickUpLocation: string
      visitingPlaces: string
      persons: string
      returnLocation: string
      returnDate: string
      returnTime: string
    }
    price: string
    traveller: {
      title: string
      labels: {
        name: string
        mobile: string
        mail: string
      }
      mailUse: string
      mailHint: string
      byPhone: string
      note: (values: { when: 'later' | 'confirms' | string; link: (words: ReactNode) => ReactNode }) => ReactNode
      another: string
      anotherHint: string
      more: string
    }
    failure: {
      falsy: string
      kept: string
      again: string
      unreachable: string
      offline: string
      error: (values: { message: Value }) => string
      orCall: (values: { phone: ReactNode }) => ReactNode
      otherCab: string
    }
    nothing: {
      title: string
      text: string
    }
    notReady: string
    toForm: string
    done: {
      title: string
      reference: string
      trip: (values: { from: Value; to: Value; day: Value; time: Value }) => string
      total: (values: { cab: Value; total: Value }) => string
      otherTotal: (values: { seen: Value; total: Value; hasPhone: boolean; phone: ReactNode }) => ReactNode
      next: string
      received: (values: { day: Value; time: Value; when: 'confirms' | string }) => string
      call: (values: { mobile: Value; advance: Value; rest: Value; when: 'later' | 'confirms' | string }) => string
      mail: (values: { mail: Value }) => string
      byPhone: string
      noMail: string
      toTrip: string
      print: string
      changedOnPage: (values: { phone: ReactNode }) => ReactNode
      changed: (values: { phone: ReactNode }) => ReactNode
    }
  }
  'enquiry': {
    labels: {
      name: string
      email: string
      phone: string
      message: string
      category: string
      numberOfPersons: string
      travelDate: string
      visitingPlaces: string
    }
    choose: string
    request: string
    contact: {
      title: string
      form: string
      button: string
      sending: string
      sent: string
      failed: (values: { message: Value; hasMessage: boolean }) => string
    }
    package: {
      form: string
      dateHint: string
      sending: string
      sent: string
      failed: (values: { message: Value; hasMessage: boolean }) => string
      messageHint: string
    }
    custom: {
      form: string
      sending: string
      sent: string
      failed: (values: { message: Value; hasMessage: boolean }) => string
      placesHint: string
      messageHint: string
    }
    next: (values: { reference: Value; by: Value }) => string
    nextNoMail: (values: { reference: Value; by: Value }) => string
    privacy: (values: { link: (words: ReactNode) => ReactNode }) => ReactNode
    unreachable: string
    kept: (values: { hasPhone: boolean; phone: ReactNode }) => ReactNode
  }
  'heads': {
    home: {
      title: string
      description: string
    }
    about: {
      title: string
      description: string
    }
    cars: {
      title: string
      description: string
    }
    cityRoutes: {
      title: string
      description: string
    }
    cityRoute: {
      title: string
      description: string
    }
    confirm: {
      title: string
      description: string
    }
    contact: {
      title: string
      description: string
    }
    terms: {
      title: string
      description: string
    }
    findTrip: {
      title: string
      description: string
    }
    quotation: {
      title: string
      description: string
    }
    trip: {
      title: string
      description: string
    }
    forgotten: {
      title: string
      description: string
    }
    newPassword: {
      title: string
      description: string
    }
    myTrips: {
      title: string
      description: string
    }
    proveAddress: {
      title: string
      description: string
    }
    privacy: {
      title: string
      description: string
    }
    holidays: {
      title: string
      description: string
    }
    tours: {
      title: string
      description: string
    }
    holidayPage: {
      title: string
      description: string
    }
    tourPage: {
      title: string
      description: string
    }
    packageBooking: {
      title: string
      description: string
    }
    customTour: {
      title: string
      description: string
    }
    pictures: {
      road: string
      workshop: string
      fleet: string
      route: string
      backwaters: string
      temple: string
      office: string
      papers: string
      trip: string
    }
  }
  'home': {
    hero: {
      title: string
      lead: string
    }
    login: string
    account: string
    loggedIn: string
    call: {
      title: string
      text: string
    }
    routes: {
      title: string
      route: (values: { from: Value; to: Value }) => string
    }
    packages: {
      title: string
      all: string
      days: (values: { count: number }) => string
      from: (values: { price: Value }) => string
    }
    how: {
      title: string
      steps: ({
        title: string
        text: string
      })[]
    }
    price: {
      title: string
      always: (string)[]
      within: (values: { costs: Value }) => string
      onTop: (values: { costs: Value }) => string
      shown: string
    }
    blurbs: {
      title: string
      text: string
      cabs: {
        what: string
        text: string
      }
      customers: {
        what: string
        text: string
      }
    }
  }
  'my-trips': {
    title: string
    lead: string
    what: string
    login: {
      title: string
      text: string
    }
    staff: string
    none: {
      title: string
      text: string
    }
    toCome: string
    past: string
    open: string
    again: string
    filledIn: string
    prove: {
      title: string
      text: string
      button: string
      sent: string
    }
    proof: {
      title: string
      lead: string
      button: string
      done: string
      dead: string
    }
  }
  'navigation': {
    home: string
    about: string
    tours: string
    holidays: string
    contact: string
    cars: string
    cityRoutes: string
    findTrip: string
    terms: string
    privacy: string
    login: string
  }
  'package-page': {
    facts: string
    length: string
    route: string
    state: string
    for: string
    stay: string
    starts: string
    price: string
    anyDay: string
    ask: string
    askText: string
    persons: (values: { count: number }) => string
    personsFrom: (values: { from: Value; to: Value }) => string
    wayBack: (values: { from: Value }) => string
    wayOf: (values: { from: Value; to: Value }) => string
    itinerary: string
    day: (values: { number: Value }) => string
    services: string
    included: string
    notIncluded: string
    picture: (values: { name: Value; number: Value }) => string
    brochure: string
  }
  'packages': {
    holidays: {
      title: string
      lead: string
      what: string
      none: string
      noneText: string
      see: string
      link: string
    }
    tours: {
      title: string
      lead: string
      add: string
      what: string
      none: string
      noneText: string
      see: string
      link: string
    }
    ownTour: string
    booking: {
      title: string
      lead: string
      what: string
      gone: string
      goneText: string
    }
    filter: {
      title: string
      search: string
      searchHint: string
      category: string
      allCategories: string
      persons: string
      anyNumber: string
      state: string
      allStates: string
      days: string
      anyDays: string
    }
    showing: (values: { shown: Value; found: Value }) => string
    more: string
    noMatch: string
    noMatchText: string
    alsoIn: {
      holidays: string
      tours: string
    }
    days: (values: { count: number }) => string
    from: (values: { price: Value }) => string
    all: string
    bookNow: (values: { name: Value }) => string
    persons: (values: { count: number }) => string
    pdf: string
    pdfOf: (values: { name: Value }) => string
    moreServices: (values: { count: number }) => string
    custom: {
      title: string
      lead: string
      how: string
      steps: ({
        title: string
        text: string
      })[]
      which: string
      basic: string
      premium: string
    }
    fromFor: (values: { price: Value; what: Value }) => string
  }
  'privacy': {
    title: string
    lead: string
    what: string
    titles: {
      short: string
      who: string
      stored: string
      shared: string
      ground: string
      rights: string
      erase: string
      children: string
      security: string
      grievance: string
      changes: string
    }
    short: (string)[]
    who: (values: { legalName: Value }) => string
    onServer: string
    inBrowser: string
    terms: {
      what: string
      why: string
      howLong: string
    }
    years: (values: { count: number }) => string
    days: (values: { count: number }) => string
    server: [{
      what: string
      data: string
      why: string
      howLong: (values: { bookings: Value }) => string
    }, {
      what: string
      data: string
      why: string
      howLong: (values: { bookings: Value }) => string
    }, {
      what: string
      data: string
      why: string
      howLong: string
    }, {
      what: string
      data: string
      why: string
      howLong: (values: { enquiries: Value }) => string
    }, {
      what: string
      data: string
      why: string
      howLong: string
    }, {
      what: string
      data: string
      why: string
      howLong: string
    }, {
      what: string
      data: string
      why: string
      howLong: string
    }, {
      what: string
      data: string
      why: string
      howLong: string
    }]
    browser: ({
      what: string
      data: string
      why: string
      howLong: string
    })[]
    shared: (string)[]
    ground: string
    rights: string
    rightsList: (string)[]
    erase: (values: { mail: ReactNode; phone: ReactNode }) => ReactNode
    eraseWhen: (values: { bookings: Value }) => string
    eraseDrafts: string
    children: string
    security: string
    grievance: (values: { mail: ReactNode; phone: ReactNode }) => ReactNode
    board: string
    changes: string
  }
  'quotation': {
    title: string
    lead: string
    what: string
    reference: (values: { reference: Value }) => string
    greeting: (values: { name: Value }) => string
    route: (values: { from: Value; to: Value }) => string
    cab: (values: { cab: Value; persons: number }) => string
    line: {
      pickUp: string
      pickUpLocation: string
      visits: string
      return: string
      returnLocation: string
      package: string
    }
    trip: string
    price: string
    validUntil: (values: { day: Value }) => string
    accept: {
      button: string
      sure: string
      text: (values: { total: Value }) => string
      yes: string
      back: string
      failed: string
      unreachable: string
    }
    accepted: {
      title: string
      text: (values: { reference: Value }) => string
      link: string
    }
    expired: {
      title: string
      text: string
    }
    withdrawn: {
      title: string
      text: string
    }
    dead: {
      title: string
      text: string
    }
    contact: string
  }
  'services': {
    drop: {
      title: string
      text: string
    }
    hours: {
      title: string
      text: string
    }
    outstation: {
      title: string
      text: string
    }
  }
  'terms': {
    title: string
    lead: string
    what: string
    validFrom: string
    inForce: (values: { date: Value }) => string
    contents: string
    phones: string
    atAGlance: string
    shares: {
      advance: string
      rest: string
    }
    points: ({
      figure: string
      text: string
    })[]
    titles: {
      booking: string
      payment: string
      estimate: string
      notIncluded: string
      dayAndNight: string
      hillStations: string
      cancellation: string
      complaints: string
    }
    booking: {
      sent: (values: { company: Value }) => string
      times: string
    }
    payment: {
      advance: (values: { advance: Value; when: 'confirms' | string; strong: (words: ReactNode) => ReactNode }) => ReactNode
      rest: (values: { rest: Value; strong: (words: ReactNode) => ReactNode }) => ReactNode
      atBoarding: string
    }
    estimate: {
      perKm: (values: { perKm: Value }) => string
      fees: (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
      byLines: string
    }
    notIncluded: string
    fees: {
      toll: string
      parking: string
      permit: string
      allowance: string
      night: string
    }
    dayAndNight: {
      day: (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
      night: (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
      nightCharge: (values: { from: Value; to: Value; amount: Value; strong: (words: ReactNode) => ReactNode }) => ReactNode
    }
    hills: {
      charge: (values: { amount: Value }) => string
      days: (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
    }
    cancellation: (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
    complaints: (values: { strong: (words: ReactNode) => ReactNode }) => ReactNode
  }
  'towns': {
  }
  'trip': {
    title: string
    lead: string
    what: string
    reference: (values: { reference: Value }) => string
    party: (values: { count: Value; references: Value; total: Value }) => string
    route: (values: { from: Value; to: Value }) => string
    states: {
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
    advanceConfirms: string
    steps: {
      title: string
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
    line: {
      title: string
      pickUp: string
      visit: string
      to: string
      return: string
    }
    cab: (values: { cab: Value; persons: number }) => string
    driver: {
      title: string
      plate: string
      car: string
      code: string
      call: (values: { name: Value }) => string
    }
    price: string
    billed: string
    quoted: (values: { total: Value }) => string
    payment: {
      title: string
      fee: (values: { amount: Value }) => string
      noFee: string
      paid: (values: { amount: Value }) => string
      balance: (values: { amount: Value }) => string
      advance: (values: { amount: Value; when: 'confirms' | string }) => string
      back: (values: { amount: Value }) => string
      claimed: (values: { amount: Value }) => string
      button: (values: { amount: Value }) => string
      online: (values: { amount: Value }) => string
      closed: string
      scan: string
      code: (values: { amount: Value }) => string
      utrForm: string
      utr: string
      utrHint: string
      send: string
      payee: string
      upiId: string
      amount: string
      copy: (values: { what: Value }) => string
      copied: string
      app: (values: { amount: Value }) => string
      saveCode: string
    }
    papers: {
      title: string
      kinds: {
        invoice: string
        bill: string
        'credit-note': string
        receipt: string
        refund: string
      }
    }
    ways: {
      title: string
      call: string
      whatsApp: string
      about: (values: { reference: Value }) => string
      calendar: string
      share: string
      shared: (values: { route: Value; when: Value }) => string
      sharedDriver: (values: { name: Value; plate: Value }) => string
      copied: string
      notShared: string
      print: string
    }
    change: {
      title: string
      lead: string
      label: string
      button: string
      sent: string
    }
    cancel: {
      title: string
      free: string
      freeUntil: (values: { when: Value; later: Value }) => string
      fee: (values: { fee: Value }) => string
      feeUntil: (values: { fee: Value; when: Value; later: Value }) => string
      button: string
      sure: string
      noUndo: string
      reason: string
      keep: string
      yes: string
      yesFee: (values: { fee: Value }) => string
      tooLate: string
    }
    dead: {
      title: string
      text: string
    }
    find: {
      title: string
      lead: string
      form: string
      reference: string
      referenceHint: string
      mobile: string
      button: string
      sent: string
    }
    failed: string
    unreachable: string
  }
}
