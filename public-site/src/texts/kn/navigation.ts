import type { navigation as english } from '../en/navigation.ts'

export const navigation: typeof english = {
  home: 'ಮುಖಪುಟ',
  about: 'ನಮ್ಮ ಬಗ್ಗೆ',
  tours: 'ಪ್ರವಾಸಗಳು',
  holidays: 'ರಜಾ ಪ್ರವಾಸಗಳು',
  contact: 'ಸಂಪರ್ಕಿಸಿ',
  cars: 'ನಮ್ಮ ಕ್ಯಾಬ್‌ಗಳು',
  cityRoutes: 'ಮಾರ್ಗಗಳು, ದರಗಳು',
  findTrip: 'ನನ್ನ ಪ್ರಯಾಣ',
  terms: 'ನಿಯಮಗಳು',
  privacy: 'ಗೌಪ್ಯತಾ ನೀತಿ',
}
