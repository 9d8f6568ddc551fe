import { MAX_IMPORT_ROWS, UPLOADS } from 'shared-api/contract'

export type FileKind = keyof typeof UPLOADS
type FileRules = { types: string[]; maxBytes: number; limits: string; refusal: string }

const MIB = 1024 * 1024
const inMb = (bytes: number) => `${(Math.ceil((bytes / MIB) * 10) / 10).toLocaleString('en-IN')} MB`

/** Accepted files, as shown at the field. */
export const FILE_RULES: Record<FileKind, FileRules> = {
  picture: {
    ...UPLOADS.picture,
    limits: `JPEG, PNG or WebP, up to ${inMb(UPLOADS.picture.maxBytes)}.`,
    refusal: 'is no JPEG, PNG or WebP picture',
  },
  pdf: { ...UPLOADS.pdf, limits: `PDF, up to ${inMb(UPLOADS.pdf.maxBytes)}.`, refusal: 'is no PDF' },
  table: {
    ...UPLOADS.table,
    limits: `CSV or XLSX, up to ${inMb(UPLOADS.table.maxBytes)} and ${MAX_IMPORT_ROWS.toLocaleString('en-IN')} rows.`,
    refusal: 'is no CSV or XLSX file',
  },
}

/** Why a file would be refused, or null. The server looks into the file as well. */
export function fileRefusal({ name, type, size }: File, kind: FileKind): string | null {
  const { types, maxBytes, refusal } = FILE_RULES[kind]
  if (!types.some((taken) => taken === type || (taken.startsWith('.') && name.toLowerCase().endsWith(taken))))
    return `${name} ${refusal}.`
  if (size > maxBytes) return `${name} has ${inMb(size)}; at most ${inMb(maxBytes)} can be sent.`
  if (size === 0) return `${name} is empty.`
  return null
}
