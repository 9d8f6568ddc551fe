import { expect, test } from 'vitest'
import { cities, findCity, states } from '../index.ts'
import cityNames from './city-names.json' with { type: 'json' }
import { findPlaces, placeNear } from './find-places.ts'
import { knownPlaces } from './known-places.ts'
import nearPlaces from './near-places.json' with { type: 'json' }

const best = (typed: string) => findPlaces(typed)[0]?.name

test('the file has other names for each city, in Tamil, Malayalam, Telugu, Kannada and Devanagari, and for no other', () => {
  expect(Object.keys(cityNames).toSorted()).toEqual(cities.map(({ id }) => id).toSorted())
  const scripts = [/\p{Script=Taml}/u, /\p{Script=Mlym}/u, /\p{Script=Telu}/u, /\p{Script=Knda}/u, /\p{Script=Deva}/u]
  for (const names of Object.values(cityNames)) expect(scripts.filter((script) => !script.test(names))).toEqual([])
})

test('each place is near one of the cities, of a known kind, and listed once', () => {
  expect(nearPlaces.filter(([, , city]) => !findCity(String(city)))).toEqual([])
  expect(new Set(nearPlaces.map(([, kind]) => kind))).toEqual(new Set(['airport', 'station', 'town', 'hills']))
  expect(new Set(nearPlaces.map(([name]) => name)).size).toBe(nearPlaces.length)
})

test('each city is the first for its whole name', () => {
  expect(cities.filter(({ name }) => best(name) !== name)).toEqual([])
  expect(states).toHaveLength(4)
})

test.each([
  ['Bangalore', 'Bengaluru Urban'],
  ['Cochin', 'Ernakulam'],
  ['Trichy', 'Tiruchirappalli'],
  ['Pondicherry', 'Puducherry'],
  ['Ooty', 'Ooty'],
  ['Udhagamandalam', 'Ooty'],
  ['Calicut', 'Kozhikode'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['Madras', 'Chennai'],
  ['Mysore', 'Mysuru'],
  ['Tanjore', 'Thanjavur'],
  ['Tuticorin', 'Thoothukudi'],
  ['Vizag', 'Visakhapatnam'],
  ['Mangalore', 'Dakshina Kannada'],
  ['Coorg', 'Kodagu'],
])('finds %s by its old or English name', (typed, name) => expect(best(typed)).toBe(name))

test.each(['மதுரை', 'മധുര', 'మదురై', 'ಮಧುರೈ', 'मदुरै', ' MADURAI ', 'Maḍurai'])('finds Madurai as %s', (typed) =>
  expect(best(typed)).toBe('Madurai'),
)

test.each([
  ['Beng', 'Bengaluru Urban'],
  ['Ban', 'Bengaluru Urban'],
  ['Ma', 'Chennai'],
  ['Vij', 'Vijayawada'],
  ['chennai air', 'Chennai Airport'],
  ['airport madras', 'Chennai Airport'],
  ['hills', 'Kolli Hills'],
  ['egmore', 'Chennai Egmore'],
  ['munnar', 'Munnar'],
  ['கோவை', 'Coimbatore'],
])('takes the start of any word, and the bigger place first: %s', (typed, name) => expect(best(typed)).toBe(name))

test.each([
  ['chenai', 'Chennai'],
  ['pondichery', 'Puducherry'],
  ['kanyakumri', 'Kanyakumari'],
  ['tirunelvelli', 'Tirunelveli'],
  ['coimbtore airport', 'Coimbatore Airport'],
])('takes %s with a letter or two wrong', (typed, name) => expect(best(typed)).toBe(name))

const taken = (typed: string) => findPlaces(typed).find(({ isSure }) => isSure)?.name ?? null

// Each fifth of some 2,700 names.
test('a known place is taken by its whole name, or offered where two have the name; none stands for another', () => {
  const names = knownPlaces.flatMap((place) => place.names).filter((_, at) => at % 5 === 0)
  const wrong = names.filter((name) => {
    const sure = taken(name)
    const ofTheName = knownPlaces.filter((place) => place.names.includes(name))
    return sure ? !ofTheName.some((place) => place.name === sure) : ofTheName.length === 1
  })
  expect(wrong).toEqual([])
})

test('each town of the list is near one of the cities, with the km between', () => {
  const towns = knownPlaces.filter(({ kind }) => kind === 'town')
  expect(towns.filter(({ cityId, km = 0 }) => !findCity(cityId) || !(km > 0 && km < 200))).toEqual([])
  expect(placeNear('tn-tirunelveli', 'Tenkasi')).toMatchObject({ kind: 'town', km: 59 })
})

test.each([
  ['Karaikal', 'Karaikal'],
  ['Gooty', 'Gooty'],
  ['Thiruvalla', 'Tiruvalla'],
  ['Tirupathur', 'Tirupattur'],
  ['Pala', 'Palai'],
  ['Coimbtore', 'Coimbatore'],
  ['Bezwada', 'Vijayawada'],
  ['Cape Comorin', 'Kanyakumari'],
  ['Chittur', 'Chittur'],
  ['chenn', 'Chennai'],
])('%s is surely %s', (typed, name) => expect(taken(typed)).toBe(name))

test.each(['Ma', 'Attur', 'Ootyy', 'Bandipura Forest', 'Kannad', 'Reykjavik', '???', ''])(
  '%s is not surely one place',
  (typed) => expect(taken(typed)).toBeNull(),
)

test('a place tells the city it is near', () => {
  expect(findPlaces('munnar')).toEqual([expect.objectContaining({ kind: 'hills', cityId: 'kl-idukki' })])
})

test('says which other name was meant, where it was not the first', () => {
  expect(findPlaces('mad').map(({ name, called }) => [name, called])).toEqual(
    expect.arrayContaining([
      ['Chennai', 'Madras'],
      ['Madurai', undefined],
      ['Kodagu', 'Madikeri'],
    ]),
  )
})

test('without a text the largest cities, and nothing for what is no place', () => {
  expect(findPlaces('', 3).map(({ name }) => name)).toEqual(['Chennai', 'Bengaluru Urban', 'Ernakulam'])
  expect(findPlaces('Reykjavik')).toEqual([])
  expect(findPlaces('???')).toHaveLength(6)
})
