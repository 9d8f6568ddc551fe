import type { Company, Holiday, HotelClass, StateCode } from 'shared-api/contract'
import { cityName, states } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { LANGUAGES, type Language, type PaperLanguage, paperLanguageOf } from 'shared-api/languages'
import { rupeesText } from 'shared-api/money'
import { Paper, WIDTH } from '../platform/paper/paper.ts'
import { sharedTexts } from '../texts/shared.ts'
import { wordsIn } from '../texts/words-of.ts'

export const brochureTexts = { en: textsIn('en'), ta: textsIn('ta') }

function textsIn(language: PaperLanguage) {
  const { cities, states: stateNames, hotelClasses } = sharedTexts[language]
  const { persons, ...others } = wordsIn('brochure', language)
  const dates = new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  })
  return {
    ...others,
    persons: (from: number | null, to: number | null) => persons({ range: range(from, to) }),
    hotel: (code: HotelClass) => hotelClasses[code],
    city: (id: string) => cities[id] ?? cityName(id),
    state: (code: StateCode) => stateNames[code] ?? states.find((state) => state.code === code)?.name ?? code,
    date: (day: string) => dates.format(Date.parse(`${day}T00:00Z`)),
  }
}

const range = (from: number | null, to: number | null) => {
  const [least, most] = [Math.min(from ?? to ?? 1, to ?? from ?? 1), Math.max(from ?? 1, to ?? 1)]
  return least === most ? String(least) : `${least}–${most}`
}

/** Pictures are 3:2. */
const PICTURE_HEIGHT = 220
const SIZE = 11

type Texts = (typeof brochureTexts)[PaperLanguage]
/** What a brochure is made of: the package, its first picture as JPEG if it has one, and today as 'YYYY-MM-DD'. */
type Content = { travelPackage: Holiday; picture: Buffer | null; company: Company; today: string }

/** The brochure of a package as an A4 PDF, of the same data as its page. */
export function brochurePdf({ travelPackage, picture, company, today }: Content, reader: Language): Promise<Buffer> {
  const language = paperLanguageOf(reader)
  const t = brochureTexts[language]
  const { name, services, included, notIncluded } = travelPackage
  const paper = new Paper({ title: name, language, author: company.name, day: today })
  paper.write('H1', name, { weight: 'bold', size: 22 }).space(6)
  if (picture) paper.picture(picture, name, PICTURE_HEIGHT)
  facts(paper, factsOf(travelPackage, t, today))
  const offered = services.map((service) => service.name)
  list(paper, '', offered)
  itinerary(paper, travelPackage, t)
  list(paper, t.included, included)
  list(paper, t.notIncluded, notIncluded)
  const call = t.call({ name: company.name, phones: company.phones.map(formatPhone).join(', ') })
  return paper.write('P', call, { weight: 'bold', size: SIZE }).end()
}

type Row = [label: string, value: string]

/** What is set, in words; dates that have gone are left out. */
function factsOf(one: Holiday, t: Texts, today: string): Row[] {
  const { facts: labels } = t
  const route = [one.startCity, one.endCity].flatMap((id) => (id ? [t.city(id)] : [])).join(' – ')
  const persons = one.personsFrom || one.personsTo ? t.persons(one.personsFrom, one.personsTo) : ''
  const dates = one.startDates
    .filter((day) => day >= today)
    .sort()
    .map(t.date)
    .join(', ')
  const price = (rupees: number | null) =>
    rupees === null ? '' : [t.from({ price: rupeesText(rupees) }), one.priceFor].join(' ')
  const rows: Row[] = [
    [labels.days, one.days === null ? '' : t.days({ count: one.days })],
    [labels.route, route],
    [labels.state, one.state ? t.state(one.state) : ''],
    [labels.persons, persons],
    [labels.hotel, one.hotelClass ? t.hotel(one.hotelClass) : ''],
    [labels.starts, one.anyDay ? t.anyDay : dates],
    [labels.price, price(one.priceFrom)],
    [labels.premium, price(one.premiumFrom)],
  ]
  return rows.filter(([, value]) => value !== '')
}

function facts(paper: Paper, rows: Row[]) {
  paper.group('Table', () => {
    for (const [label, value] of rows)
      paper.group('TR', () =>
        paper.row(
          [
            ['TH', label, { size: SIZE, colour: '#555', width: 110 }],
            ['TD', value, { size: SIZE, weight: 'bold', left: 120, width: WIDTH - 120 }],
          ],
          1,
        ),
      )
  })
  paper.space(12)
}

function itinerary(paper: Paper, { itinerary: days }: Holiday, t: Texts) {
  if (days.length === 0) return
  heading(paper, t.itinerary)
  for (const [index, { title, text }] of days.entries())
    paper
      .write('P', `${t.day({ number: index + 1 })}: ${title}`, { size: SIZE, weight: 'bold' })
      .write('P', text, { size: SIZE })
      .space(7)
  paper.space(7)
}

function list(paper: Paper, title: string, items: string[]) {
  if (items.length === 0) return
  if (title) heading(paper, title)
  paper.group('L', () => {
    for (const item of items)
      paper.group('LI', () => paper.bullet(SIZE).write('LBody', item, { size: SIZE, left: 12, width: WIDTH - 12 }))
  })
  paper.space(12)
}

const heading = (paper: Paper, text: string) => paper.write('H2', text, { size: 14, weight: 'bold' }).space(4)
