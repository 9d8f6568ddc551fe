import type { Cab } from 'shared-api/contract'

/** Brand and model, as people name a cab. */
export const cabName = ({ brand, carModel }: Pick<Cab, 'brand' | 'carModel'>): string => `${brand} ${carModel}`
