import type { navigation as english } from '../en/navigation.ts'

export const navigation: typeof english = {
  home: 'होम',
  about: 'हमारे बारे में',
  tours: 'टूर पैकेज',
  holidays: 'हॉलिडे पैकेज',
  contact: 'संपर्क करें',
  cars: 'हमारी कैब',
  cityRoutes: 'रास्ते और किराए',
  findTrip: 'मेरी यात्रा',
  terms: 'नियम और शर्तें',
  privacy: 'गोपनीयता नीति',
}
