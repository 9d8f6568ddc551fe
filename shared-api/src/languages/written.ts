/**
 * What writes a moment, a Date or ms since 1970, in the locale that `locale` gives then. Each locale's format is made once: to
 * make one takes longer than to answer a key.
 */
export function written(locale: () => string, options: Intl.DateTimeFormatOptions): (moment: Date | number) => string {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (moment) => {
    const now = locale()
    const format = made.get(now) ?? new Intl.DateTimeFormat(now, options)
    made.set(now, format)
    return format.format(moment)
  }
}
