/** '4%', '−63%'. */
export const percentText = (percent: number): string => `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`
