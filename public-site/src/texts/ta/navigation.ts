import type { navigation as english } from '../en/navigation.ts'

export const navigation: typeof english = {
  home: 'முகப்பு',
  about: 'எங்களைப் பற்றி',
  tours: 'சுற்றுலாக்கள்',
  holidays: 'விடுமுறைகள்',
  contact: 'தொடர்புக்கு',
  cars: 'எங்கள் வண்டிகள்',
  cityRoutes: 'வழித்தடங்கள்',
  findTrip: 'என் பயணம்',
  terms: 'விதிமுறைகள்',
  privacy: 'தனியுரிமைக் கொள்கை',
}
