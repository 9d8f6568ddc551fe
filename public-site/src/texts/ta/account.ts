import type { Texts } from '../page.ts'

export const account: Texts['account'] = {
  welcome: 'நல்வரவு',
  create: 'கணக்கு உருவாக்குக',
  login: 'உள்நுழைக',
  register: 'பதிவு செய்க',
  back: 'உள்நுழைவுக்குத் திரும்ப',
  labels: {
    name: 'பயனர் பெயர்',
    email: 'மின்னஞ்சல்',
    password: 'கடவுச்சொல்',
    confirmPassword: 'கடவுச்சொல் மீண்டும்',
  },
  passwordHint: '12 எழுத்துகள் அல்லது அதற்கு மேல்',
  loginFailed: 'உள்நுழைய முடியவில்லை. மீண்டும் முயலவும்.',
  registrationFailed: 'பதிவு செய்ய முடியவில்லை. மீண்டும் முயலவும்.',
  registered: (name) => `பதிவு வெற்றிகரமாக முடிந்தது! நல்வரவு, ${name}`,
  mismatch: 'கடவுச்சொற்கள் பொருந்தவில்லை',
  sameAgain: 'அதே கடவுச்சொல்லை மீண்டும் எழுதவும்',
  unreachable: 'எங்களை அடைய முடியவில்லை. இணைய இணைப்பைச் சரிபார்க்கவும்.',
}
