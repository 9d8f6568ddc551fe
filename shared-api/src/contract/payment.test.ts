import { expect, test } from 'vitest'
import { NewClaim, NewPayment } from './payment.ts'

const claimed = (reference: string) => NewClaim.safeParse({ amount: 1, reference }).data?.reference

test.each([
  '426123456789',
  ' 4261 2345 6789 ',
  '４２６１２３４５６７８９',
  '௪௨௬௧௨௩௪௫௬௭௮௯',
  '٤٢٦١٢٣٤٥٦٧٨٩',
  '426123456789\u200b',
  '4261\u00ad23456789',
  '+426123456789',
  '=426123456789',
  '4261-2345-6789',
])('the UTR %j is 426123456789', (written) => {
  expect(claimed(written)).toBe('426123456789')
})

test('a UTR has its capitals, whatever their width', () => {
  expect(claimed('ｓｂｉｎ426123456789')).toBe('SBIN426123456789')
})

test.each(['', '12345', 'СBIN426123456789', '\u202e426123456789'])('%j is no UTR', (written) => {
  expect(claimed(written)).toBeUndefined()
})

test('two ways of writing one number of the desk are the same', () => {
  const noted = (reference: string) => NewPayment.parse({ way: 'bank', amount: 1, reference }).reference
  expect(noted('utr 12/３４')).toBe(noted('UTR12/34\u200b'))
})
