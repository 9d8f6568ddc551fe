// Without schemas: a page's first view shows these without loading a parser.

/** Of a cab whose gearbox nobody entered the site says 'Manual', of its fuel 'Petrol' (docs/product.md, Cabs). */
export const TRANSMISSIONS = ['manual', 'automatic'] as const
export type Transmission = (typeof TRANSMISSIONS)[number]

export const FUELS = ['petrol', 'diesel', 'cng', 'hybrid', 'electric'] as const
export type Fuel = (typeof FUELS)[number]
