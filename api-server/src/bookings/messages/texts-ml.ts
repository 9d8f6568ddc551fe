import { cities, clock, contract, fareLines } from 'shared-api/languages/ml'
import type { BookingTexts } from './texts.ts'

/** Malayalam. */
export const ml: BookingTexts = {
  locale: 'ml-IN',
  visitor: {
    subject: (reference, route, date) => `ബുക്കിങ് ${reference}: ${route}, ${date}`,
    heading: (reference) => `നിങ്ങളുടെ ബുക്കിങ് ${reference}`,
    greeting: (name) => `പ്രിയ ${name},`,
    intro: 'നിങ്ങളുടെ ബുക്കിങ് ഉറപ്പായി. ഞങ്ങളുടെ ടീം ഉടൻ നിങ്ങളെ ബന്ധപ്പെടും.',
    received: (by) =>
      `നിങ്ങളുടെ ബുക്കിങ് ഞങ്ങൾക്ക് കിട്ടി; ഞങ്ങളുടെ ടീമിലെ ഒരാൾ അത് പരിശോധിച്ച് ${by} ആകുമ്പോഴേക്കും വണ്ടി ഉറപ്പാക്കും. അതുവരെ നിങ്ങൾക്കായി വണ്ടി മാറ്റിവയ്ക്കില്ല.`,
    page: 'നിങ്ങളുടെ യാത്രയുടെ പേജ്: വിവരങ്ങൾ, മാറ്റം, റദ്ദാക്കൽ',
    help: 'മാറ്റാനോ റദ്ദാക്കാനോ യാത്രയുടെ പേജ് തുറക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിച്ച് ബുക്കിങ് നമ്പർ പറയൂ.',
    changed: {
      subject: (reference) => `ബുക്കിങ് ${reference}: പുതിയ നിരക്ക്`,
      intro: 'നിങ്ങളുടെ ബുക്കിങ്ങിന്റെ നിരക്ക് മാറി. ഇപ്പോഴത്തെ വിവരങ്ങൾ താഴെയുണ്ട്.',
    },
    changedTrip: {
      subject: (reference) => `ബുക്കിങ് ${reference}: മാറ്റം`,
      intro: 'നിങ്ങളുടെ ബുക്കിങ് മാറി. യാത്രയുടെ ഇപ്പോഴത്തെ വിവരങ്ങളും നിരക്കും താഴെയുണ്ട്.',
    },
    cancelled: {
      intro: 'നിങ്ങളുടെ ബുക്കിങ് റദ്ദാക്കി.',
      help: 'നിങ്ങൾ ആവശ്യപ്പെട്ടതല്ലെങ്കിൽ, അല്ലെങ്കിൽ വീണ്ടും ബുക്ക് ചെയ്യണമെങ്കിൽ, ഞങ്ങളെ വിളിച്ച് ബുക്കിങ് നമ്പർ പറയൂ.',
    },
  },
  insteadOf: (reference) => `ഇത് ബുക്കിങ് ${reference}-ന് പകരമാണ്; ആ ബുക്കിങ് റദ്ദാക്കി.`,
  words: {
    city: (id) => cities[id] ?? id,
    tripType: (name) => contract.tripTypes[name] ?? name,
    route: (from, to) => `${from} – ${to}`,
    cab: (name, seats) => `${name}, ${seats} സീറ്റ്`,
    clock: (time) => `${clock(time)} (ഇന്ത്യൻ സമയം)`,
    shortClock: clock,
  },
  trip: {
    title: 'നിങ്ങളുടെ യാത്ര',
    reference: 'ബുക്കിങ് നമ്പർ',
    tripType: 'യാത്രയുടെ തരം',
    from: 'പുറപ്പെടുന്ന സ്ഥലം',
    to: 'എത്തേണ്ട സ്ഥലം',
    pickUp: 'പുറപ്പെടൽ',
    pickUpLocation: 'കയറുന്ന സ്ഥലം',
    visitingPlaces: 'കാണേണ്ട സ്ഥലങ്ങൾ',
    return: 'മടക്കം',
    returnLocation: 'ഇറങ്ങുന്ന സ്ഥലം',
    persons: 'യാത്രക്കാരുടെ എണ്ണം',
    cab: 'വണ്ടി',
    package: 'പാക്കേജ്',
  },
  traveller: { title: 'യാത്രക്കാരൻ', name: 'പേര്', mobile: 'മൊബൈൽ നമ്പർ', mail: 'ഇമെയിൽ' },
  price: {
    title: 'നിരക്ക് (ഏകദേശം)',
    lines: fareLines,
    total: 'ആകെ നിരക്ക്',
    advance: 'അഡ്വാൻസ്',
    atBoarding: 'വണ്ടിയിൽ കയറുമ്പോൾ',
    notIncluded: (costs) => `ഇതിൽ പെടാത്തവ: ${costs}.`,
    costs: {
      toll: 'ടോൾ',
      parking: 'പാർക്കിങ്',
      permit: 'സംസ്ഥാന പെർമിറ്റ്',
      allowance: 'ഡ്രൈവർ ബാറ്റ',
      night: 'രാത്രി നിരക്ക് (രാത്രി 10 മുതൽ രാവിലെ 6 വരെ)',
    },
    paid: (advance, rest) => `നിരക്കിന്റെ ${advance}% അഡ്വാൻസായും ${rest}% വണ്ടിയിൽ കയറുമ്പോഴും അടയ്ക്കണം.`,
  },
  calendar: {
    summary: (trip, route) => `${trip}: ${route}`,
    description: (reference, cab, phone) => `ബുക്കിങ് ${reference}, ${cab}. എന്തെങ്കിലും അറിയണോ? ${phone} നമ്പറിൽ വിളിക്കൂ.`,
  },
}
