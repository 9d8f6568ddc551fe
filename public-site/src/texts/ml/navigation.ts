import type { navigation as english } from '../en/navigation.ts'

export const navigation: typeof english = {
  home: 'ഹോം',
  about: 'ഞങ്ങളെക്കുറിച്ച്',
  tours: 'ടൂറുകൾ',
  holidays: 'അവധിക്കാലം',
  contact: 'ബന്ധപ്പെടാം',
  cars: 'ഞങ്ങളുടെ വണ്ടികൾ',
  cityRoutes: 'റൂട്ടുകൾ',
  findTrip: 'എന്റെ യാത്ര',
  terms: 'നിബന്ധനകൾ',
  privacy: 'സ്വകാര്യതാ നയം',
}
