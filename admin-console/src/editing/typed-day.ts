import { IstDate } from 'shared-api/contract'

/** '5/12/2026', '05-12-26' or '5.12.2026' in Indian order, or '2026-12-05', as '2026-12-05'; null for any other text. */
export function typedDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\s*$/.exec(text) ?? []
  const iso = day === '' ? text.trim() : `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return IstDate.safeParse(iso).data ?? null
}
