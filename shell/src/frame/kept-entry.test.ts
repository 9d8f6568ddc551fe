import { expect, test } from 'vitest'
import { keepEntry, takeEntry } from './kept-entry.ts'

test('the page in another language gets what the entry of the history held, once, and no other page does', () => {
  const receipt = { usr: { receipt: 'TT-PXKJ3V' }, key: 'k' }
  const arriveAt = (address: string) => {
    history.replaceState(null, '', address)
    takeEntry()
    return history.state
  }
  history.replaceState(receipt, '', '/confirmbooking')
  keepEntry('/ta/confirmbooking')
  expect(arriveAt('/ta/confirmbooking')).toEqual(receipt)
  expect(arriveAt('/ta/confirmbooking')).toBeNull()
  history.replaceState(receipt, '', '/confirmbooking')
  keepEntry('/ta/confirmbooking')
  expect(arriveAt('/ta/cars')).toBeNull()
  expect(arriveAt('/ta/confirmbooking')).toBeNull()
})
