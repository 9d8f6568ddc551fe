import { type TariffInput, TariffParts } from '../../contract/tariff.ts'
import { inPaise, type Tariff } from '../tariff.ts'

/** A tariff of these parts, in paise. */
export const tariffOf = (parts: Partial<TariffInput>): Tariff =>
  inPaise({ ...TariffParts.parse({ name: 'Test', ...parts }), id: 'test' })

/** The rate of one trip type for any class. */
export const rate = (tripType: 'Outstation' | 'Drop Trip' | 'Local Trip', parts: object) => ({
  tripType,
  cabClass: '*',
  perKm: 0,
  ...parts,
})

/** An allowance of one amount. */
export const allowance = (per: 'day' | 'trip', amount: number) => ({ per, steps: [{ aboveKm: 0, amount }] })
