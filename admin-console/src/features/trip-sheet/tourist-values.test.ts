import { expect, test } from 'vitest'
import { toTouristList, touristValues, validateTourists } from './tourist-values.ts'

const WAY = { origin: 'Chennai', destination: 'Ooty' }

test('reads one passenger from each line, and writes the same', () => {
  const passengers = [
    { name: 'Meena Sundaram', age: 34 },
    { name: 'ரவி', age: 0 },
  ]
  expect(toTouristList({ ...WAY, passengers: ' Meena Sundaram, 34\n\nரவி 0 \n' })).toEqual({ ...WAY, passengers })
  expect(toTouristList(touristValues({ ...WAY, passengers }))).toEqual({ ...WAY, passengers })
  expect(validateTourists({ ...WAY, passengers: 'Meena; 34' })).toEqual({})
})

test('names the line without an age, and what the contract refuses', () => {
  const wrong = validateTourists({ ...WAY, passengers: 'Meena, 34\nRavi' })
  expect(wrong.passengers).toBe("Line 2 takes a name and an age, as in 'Meena Sundaram, 34'")
  expect(validateTourists({ ...WAY, passengers: 'Meena, 121' }).passengers).toMatch(/^Entry 1: .*0 to 120/)
  expect(validateTourists({ ...WAY, origin: '', passengers: '' })).toEqual({ origin: 'Origin is required' })
})
