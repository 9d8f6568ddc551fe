import { type Language, preferredLanguage } from 'shared-api/languages'

/** In which language the caller wants to be answered: our pages say it with each call. */
export const languageOfCaller = ({ headers }: { headers: { 'accept-language'?: string | undefined } }): Language =>
  preferredLanguage(headers['accept-language'])
