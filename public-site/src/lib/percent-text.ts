/** Basis points as a percentage: 2500 gives '25'. */
export const percentText = (basisPoints: number): string => String(basisPoints / 100)
