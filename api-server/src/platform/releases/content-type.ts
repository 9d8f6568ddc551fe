import { extname } from 'node:path'
import { contentType } from 'mime-types'

/** The type by which browsers get a file of a build; null for a page: only the server makes those, with their policy. */
export function contentTypeOf(file: string): string | null {
  const type = contentType(extname(file)) || 'application/octet-stream'
  return type.startsWith('text/html') ? null : type
}
