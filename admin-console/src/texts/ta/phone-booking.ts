import type { Texts } from '../page.ts'

export const phoneBooking: Texts['phoneBooking'] = {
  known: {
    label: 'உங்களுக்குத் தெரிந்த வாடிக்கையாளர்கள்',
    hint: 'தெரிந்தவர்கள்: விவரங்களை நிரப்ப ஒருவரைத் தேர்ந்தெடுக்கவும்.',
    fill: (name, mobile) => `${name}, ${mobile}`,
    address: (address) => `முகவரி: ${address}`,
    note: (note) => `குறிப்புகள்: ${note}`,
  },
}
