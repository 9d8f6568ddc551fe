import { describe, expect, it } from 'vitest'
import { bodyOf, type Entry } from './form-body.ts'

const body = (...entries: Entry[]) => bodyOf(entries, ['category', 'services'])

describe('the body of a form', () => {
  it('keeps single fields as text, unknown ones too', () => {
    expect(body(['name', 'Munnar'], ['colour', 'red'])).toEqual({ name: 'Munnar', colour: 'red' })
  })

  it('reads lists with indexes, in the order of the index', () => {
    const entries: Entry[] = [
      ['services[1][name]', 'Lunch'],
      ['services[0][name]', 'Guide'],
      ['services[0][id]', 'g'],
      ['category[0]', 'Family'],
    ]
    expect(body(...entries)).toEqual({
      services: [{ name: 'Guide', id: 'g' }, { name: 'Lunch' }],
      category: ['Family'],
    })
  })

  it('reads the JSON text of a list', () => {
    const text = '[{"id":"1","name":"Hill station"},"Family"]'
    expect(body(['category', text])).toEqual({ category: [{ id: '1', name: 'Hill station' }, 'Family'] })
  })

  it('reads a repeated field and name[]', () => {
    expect(body(['category', 'Outstation'], ['category', 'Drop Trip'])).toEqual({
      category: ['Outstation', 'Drop Trip'],
    })
    expect(body(['services[]', 'Guide'], ['services[]', 'Lunch'])).toEqual({ services: ['Guide', 'Lunch'] })
    expect(body(['services[1]', 'Guide'], ['services[]', 'Lunch'])).toEqual({ services: ['Guide', 'Lunch'] })
  })

  it.each([
    ['services[0][name]', 'services[0][name]'],
    ['services[0]', 'services[0]'],
    ['services[0][name]', 'services[00]'],
    ['services[0]', 'services[0][id]'],
  ])('refuses %s with %s: one would hide the other', (first, second) => {
    const twice = () => body([first, 'Guide'], ['services[1][name]', 'Lunch'], [second, 'Driver'])
    expect(twice).toThrow(`${second} must come once`)
  })

  it('leaves one text of a list field, and broken JSON, to the contract', () => {
    expect(body(['category', 'Basic'])).toEqual({ category: 'Basic' })
    expect(body(['category', '[broken'])).toEqual({ category: '[broken' })
  })

  it('gives names that mean something to JavaScript no meaning', () => {
    const made = body(['__proto__', 'x'], ['constructor', 'y'], ['services[0][__proto__]', 'z'])
    expect(Object.keys(made)).toEqual(['__proto__', 'constructor', 'services[0][__proto__]'])
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype)
  })

  it('makes a list of a single field that comes twice, so that the contract refuses it', () => {
    expect(body(['name', 'a'], ['name', 'b'])).toEqual({ name: ['a', 'b'] })
  })
})
