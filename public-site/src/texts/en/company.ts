/** Texts about the company: about page, services, office. */
export const company = {
  about: {
    title: 'About Us',
    lead: 'The people behind the wheel, and what we do so that you arrive well.',
    what: 'our history',
    why: 'Why Choose Us',
    where: 'Where shall we take you?',
    talk: 'Talk to us',
  },
  history: {
    title: 'Our history',
    began: (name: string, city: string, year: number) =>
      `${name} began in ${city} in ${year}, with the trips that families here have always made: to the temple, to a wedding in the next district, up to the hills in May.`,
    grew: 'Happy guests passed our number on to their relatives, and so the trips grew longer: Rameswaram and Kanyakumari, Munnar and Mysuru, Tirupati. Today more than 25 cabs stand ready, from the small car for two to the van for the whole family, and buses for groups.',
    stayed: (city: string) =>
      `Some things stay the same: you speak with people in ${city} who know the roads, you hear the price before you travel, and the driver who comes is one we would send to our own parents. 97% of our guests tell us that they were satisfied; the others tell us what to improve.`,
    since: (city: string) => `on the road from ${city}`,
    cabs: 'cabs ready',
    customers: 'satisfied customers',
    states: 'states of the south',
  },
  maintenance: {
    title: 'Bus maintenance',
    lead: 'The same list for every bus, van and car. A vehicle that fails one point stays in the yard.',
    checks: [
      { what: 'Brakes', how: 'pads, fluid and hand brake, before every hill trip' },
      { what: 'Tyres', how: 'tread and pressure, the spare wheel too' },
      { what: 'Engine', how: 'oil, coolant and belts, serviced by kilometres' },
      { what: 'Steering and suspension', how: 'checked on the ramp at each service' },
      { what: 'Lights and wipers', how: 'all of them, before a night or monsoon trip' },
      { what: 'Air conditioning', how: 'cooling and filters, before the summer' },
      { what: 'Doors and emergency exit', how: 'open from inside, kept free' },
      { what: 'Fire extinguisher and first-aid kit', how: 'on board and within date' },
      { what: 'Seats and seat belts', how: 'firm, undamaged and clean' },
      { what: 'Papers', how: 'fitness, permit, insurance, pollution, FASTag' },
    ],
  },
  reasons: {
    safety: {
      title: 'Safety & Security',
      text: 'Seat belts on every seat, valid papers in every vehicle, and somebody at our desk who knows where you are.',
    },
    onTime: {
      title: 'On Time & Punctual',
      text: 'The cab is at your door before the agreed time. If the road holds us up, the driver calls you first.',
    },
    drivers: {
      title: 'Professional Drivers',
      text: 'They know the ghat roads and the temple towns, speak with you politely, and take the rest they need.',
    },
    maintenance: {
      title: 'Well Maintenance',
      text: 'Each vehicle is checked before a long trip and serviced by its kilometres, not when something breaks.',
    },
  },
  contact: {
    title: 'Contact Us',
    lead: 'Calling is quickest. Or write, and we will call you back.',
    what: 'our address',
    office: 'Our office',
    phone: 'Phone',
    email: 'Email',
    address: 'Office address',
    hours: 'Office hours',
    everyDay: (from: string, to: string) => `${from} to ${to}, every day`,
    closed: 'Closed',
    questions: 'Common questions',
    showMap: 'Show the map',
    mapOf: (name: string) => `Map: ${name}`,
    mapSource: 'It comes from openstreetmap.org',
    noMap: 'Can’t see the map?',
    directions: 'Or get directions:',
    openMap: 'Open it on OpenStreetMap',
  },
}
