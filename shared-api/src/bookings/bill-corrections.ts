import type { Bill, BillInput, FareLine } from '../contract/index.ts'

type Line = Pick<FareLine, 'code' | 'amount'> & { basis?: FareLine['basis'] | undefined }
type Figures = Partial<Record<Figure, string | number | null>>

const DRIVE = ['km', 'start', 'end', 'waitingMinutes'] as const
const COSTS = ['toll', 'permit', 'parking', 'other'] as const
export type Figure = (typeof DRIVE)[number] | (typeof COSTS)[number]

/**
 * The figures of a measured bill that are other than in the bill before, or than the driver reported; costs in rupees. Each needs a
 * reason. Lines that the desk adds have their own.
 */
export function billCorrections(
  { input, made, reported }: Pick<Bill, 'input' | 'made' | 'reported'>,
  now: Pick<BillInput, 'measured' | (typeof DRIVE)[number]> & { lines: readonly Line[] },
): { field: Figure; before: string | number; after: string | number }[] {
  if (!now.measured) return []
  const before: Figures = made && input.measured ? figuresOf(input) : figuresOf(reported)
  const after = figuresOf(now)
  return [...DRIVE, ...COSTS].flatMap((field) => {
    const [was, is] = [before[field] ?? null, after[field] ?? 0]
    return was === null || was === is ? [] : [{ field, before: was, after: is }]
  })
}

/** Costs are there only where somebody paid some. */
function figuresOf({ lines, ...drive }: Figures & { lines: readonly Line[] }): Figures {
  const paid = COSTS.map((code) => [code, sumOf(lines.filter((line) => line.code === code && line.basis === 'actual'))])
  return {
    ...Object.fromEntries(DRIVE.map((field) => [field, drive[field] ?? null])),
    ...Object.fromEntries(paid.filter(([, sum]) => sum !== 0)),
  }
}

/** Rupees are added as paise: 0.1 + 0.2 is no 0.3. */
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100
