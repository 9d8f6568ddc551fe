import type { Texts } from '../page.ts'

export const frame: Texts['frame'] = {
  desk: 'மேசை',
  bookings: 'முன்பதிவுகள்',
  board: 'பலகை',
  enquiries: 'விசாரணைகள்',
  cabs: 'வண்டிகள்',
  vehicles: 'வாகனங்கள்',
  drivers: 'ஓட்டுநர்கள்',
  holidays: 'விடுமுறை',
  tours: 'சுற்றுலா',
  tariffs: 'கட்டணங்கள்',
  books: 'கணக்குகள்',
  staff: 'பணியாளர்கள்',
  settings: 'அமைப்புகள்',
  activity: 'செயல்கள்',
  skip: 'பக்கத்துக்குச் செல்ல',
  account: (name) => `என் கணக்கு, ${name}`,
  signOut: 'வெளியேறு',
  language: {
    label: 'மேசையின் மொழி',
    notChanged: (why) => `மொழி மாறவில்லை. ${why}`,
  },
}
