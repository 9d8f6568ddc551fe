import type { HotelClass, StateCode } from 'shared-api/contract'
import { cityName, states } from 'shared-api/geography'
import type { PaperLanguage } from 'shared-api/languages'
import { hotelClasses } from 'shared-api/languages/en'
import { cities, hotelClasses as tamilHotels, states as tamilStates } from 'shared-api/languages/ta'

type BrochureTexts = {
  facts: { days: string; route: string; state: string; persons: string; hotel: string; starts: string; price: string }
  days: (count: number) => string
  persons: (from: number | null, to: number | null) => string
  hotel: (code: HotelClass) => string
  city: (id: string) => string
  state: (code: StateCode) => string
  anyDay: string
  date: (day: string) => string
  from: (price: string) => string
  day: (number: number) => string
  itinerary: string
  included: string
  notIncluded: string
  /** Below all: whom to call. */
  call: (name: string, phones: string) => string
}

const dateIn = (locale: string) => (day: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00Z`),
  )

const range = (from: number | null, to: number | null) => {
  const [least, most] = [Math.min(from ?? to ?? 1, to ?? from ?? 1), Math.max(from ?? 1, to ?? 1)]
  return least === most ? String(least) : `${least}–${most}`
}

const en: BrochureTexts = {
  facts: {
    ...{ days: 'Length', route: 'Route', state: 'State', persons: 'For', hotel: 'Stay', starts: 'Starts' },
    price: 'Price',
  },
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  persons: (from, to) => `${range(from, to)} persons`,
  hotel: (code) => hotelClasses[code],
  city: cityName,
  state: (code) => states.find((state) => state.code === code)?.name ?? code,
  anyDay: 'On any day',
  date: dateIn('en-IN'),
  from: (price) => `From ${price}`,
  day: (number) => `Day ${number}`,
  ...{ itinerary: 'Day by day', included: 'Included', notIncluded: 'Not included' },
  call: (name, phones) => `${name} · ${phones}`,
}

const ta: BrochureTexts = {
  facts: {
    ...{ days: 'நாட்கள்', route: 'எங்கிருந்து, எங்கே', state: 'மாநிலம்', persons: 'பயணிகள்', hotel: 'தங்குமிடம்' },
    ...{ starts: 'தொடக்கம்', price: 'விலை' },
  },
  days: (count) => `${count} நாட்கள்`,
  persons: (from, to) => `${range(from, to)} பேர்`,
  hotel: (code) => tamilHotels[code],
  city: (id) => cities[id] ?? cityName(id),
  state: (code) => tamilStates[code] ?? code,
  anyDay: 'எந்த நாளிலும்',
  date: dateIn('ta-IN'),
  from: (price) => `${price} முதல்`,
  day: (number) => `நாள் ${number}`,
  ...{ itinerary: 'நாள் வாரியாக', included: 'விலையில் அடங்குபவை', notIncluded: 'விலையில் அடங்காதவை' },
  call: (name, phones) => `${name} · ${phones}`,
}

export const brochureTexts: Record<PaperLanguage, BrochureTexts> = { en, ta }
