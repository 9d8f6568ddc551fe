/** The API's origin: '' for the page's own, or the one in the page of the standalone console. */
export const apiOrigin = document.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? ''

/** The address of a stored file: the API returns paths of its origin. */
export const fileUrl = (path: string): string => (path.startsWith('/') ? apiOrigin + path : path)
