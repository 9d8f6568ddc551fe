import { extname } from 'node:path'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
}

/** The type by which browsers get a file of a build; undefined for one that no page asks for, as the page's own template. */
export const contentTypeOf = (file: string): string | undefined => TYPES[extname(file)]
