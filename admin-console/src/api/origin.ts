/** Where the API is: '' for the page's own origin, or what the page of the standalone console names. */
export const apiOrigin = document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? ''

/** The address of a stored file: the API gives paths of its own origin. */
export const fileUrl = (path: string): string => (path.startsWith('/') ? apiOrigin + path : path)
