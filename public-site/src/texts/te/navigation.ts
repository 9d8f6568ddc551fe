import type { navigation as english } from '../en/navigation.ts'

export const navigation: typeof english = {
  home: 'హోమ్',
  about: 'మా గురించి',
  tours: 'టూర్ ప్యాకేజీలు',
  holidays: 'హాలిడే ప్యాకేజీలు',
  contact: 'సంప్రదించండి',
  cars: 'మా క్యాబ్‌లు',
  cityRoutes: 'రూట్లు',
  findTrip: 'నా ప్రయాణం',
  terms: 'నిబంధనలు',
  privacy: 'గోప్యతా విధానం',
}
