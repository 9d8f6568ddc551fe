/** The path of a page in a language, 'en' or 'ta-IN': every language but English begins its addresses. */
export function addressIn(language: string, path: string): string {
  const [code] = language.split('-')
  return code === 'en' ? path : `/${code}${path.replace(/^\/(?=$|#|\?)/, '')}`
}
