const MIB = 1024 * 1024

export type FileKind = 'picture' | 'pdf'

/** What the server takes, as it is said beside the field. */
export const FILE_RULES: Record<FileKind, { types: string[]; maxBytes: number; limits: string; refusal: string }> = {
  picture: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * MIB,
    limits: 'JPEG, PNG or WebP, up to 10 MB.',
    refusal: 'is no JPEG, PNG or WebP picture',
  },
  pdf: {
    types: ['application/pdf'],
    maxBytes: 20 * MIB,
    limits: 'PDF, up to 20 MB.',
    refusal: 'is no PDF',
  },
}

/** Why a file would be refused, or null. The server looks into the file as well. */
export function fileRefusal({ name, type, size }: File, kind: FileKind): string | null {
  const { types, maxBytes, refusal } = FILE_RULES[kind]
  if (!types.includes(type)) return `${name} ${refusal}.`
  if (size > maxBytes) return `${name} has ${inMb(size)}; at most ${inMb(maxBytes)} can be sent.`
  if (size === 0) return `${name} is empty.`
  return null
}

const inMb = (bytes: number) => `${(Math.ceil((bytes / MIB) * 10) / 10).toLocaleString('en-IN')} MB`
