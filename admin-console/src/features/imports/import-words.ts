import type { ImportKind, ImportRecord } from 'shared-api/contract'
import { instantText } from '../../components/times.ts'
import { importTexts } from '../../texts/imports.ts'

/** '1 booking', '500 bookings' */
export const countText = (what: ImportKind | 'payments', count: number): string => importTexts().count[what]({ count })

/** 'notebook.xlsx, by Meena on 26 Nov 2026, 4:10 pm' */
export const importText = ({ fileName, by, at }: ImportRecord): string =>
  importTexts().file.byOn({ file: fileName, by, at: instantText(at) })
