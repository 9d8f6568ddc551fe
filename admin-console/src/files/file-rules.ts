import { MAX_IMPORT_ROWS, UPLOADS } from 'shared-api/contract'
import { commonTexts } from '../texts/common.ts'

export type FileKind = keyof typeof UPLOADS

const MIB = 1024 * 1024
const inMb = (bytes: number) =>
  commonTexts().files.size({ megabytes: (Math.ceil((bytes / MIB) * 10) / 10).toLocaleString('en-IN') })

/** The types that a file field takes. */
export const fileTypes = (kind: FileKind): string => UPLOADS[kind].types.join(',')

/** Accepted files, as shown at the field. */
export function fileLimits(kind: FileKind): string {
  const { limits } = commonTexts().files
  const size = inMb(UPLOADS[kind].maxBytes)
  return kind === 'table'
    ? limits.table({ size, rows: MAX_IMPORT_ROWS.toLocaleString('en-IN') })
    : limits[kind]({ size })
}

/** Why a file would be refused, or null. The server looks into the file as well. */
export function fileRefusal({ name, type, size }: File, kind: FileKind): string | null {
  const texts = commonTexts().files
  const { types, maxBytes } = UPLOADS[kind]
  if (!types.some((taken) => taken === type || (taken.startsWith('.') && name.toLowerCase().endsWith(taken))))
    return texts.otherKind[kind]({ name })
  if (size > maxBytes) return texts.tooLarge({ name, size: inMb(size), most: inMb(maxBytes) })
  if (size === 0) return texts.empty({ name })
  return null
}
