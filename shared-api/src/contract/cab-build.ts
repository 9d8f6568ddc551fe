// Without schemas: a page's first view shows these without loading a parser.

/** Of a cab of which nobody entered gearbox or fuel the site says 'Manual - Petrol' (docs/product.md, Cabs). */
export const TRANSMISSIONS = ['manual', 'automatic'] as const
export type Transmission = (typeof TRANSMISSIONS)[number]

export const FUELS = ['petrol', 'diesel', 'cng', 'hybrid', 'electric'] as const
export type Fuel = (typeof FUELS)[number]
