import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { geographyFiles } from '../../data/generate.ts'
import { City } from '../contract/index.ts'
import { cities, cityName, findCity, states } from './index.ts'

test('102 cities, each once, each in one of the four states', () => {
  expect(cities).toHaveLength(102)
  expect(new Set(cities.map(({ id }) => id)).size).toBe(102)
  expect(states.map(({ name }) => cities.filter(({ state }) => state === name).length)).toEqual([35, 14, 22, 31])
  for (const city of cities) expect(City.parse(city)).toEqual(city)
})

test('a city is found by its id', () => {
  expect(findCity('tn-chennai')).toEqual({ id: 'tn-chennai', name: 'Chennai', stateCode: 'TN', state: 'Tamil Nadu' })
  expect(findCity('tn-atlantis')).toBeUndefined()
  expect(['tn-chennai', 'tn-atlantis'].map(cityName)).toEqual(['Chennai', 'tn-atlantis'])
})

test('the shipped files are those that data/generate.ts makes', () => {
  for (const [file, text] of Object.entries(geographyFiles())) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(text)
  }
})
