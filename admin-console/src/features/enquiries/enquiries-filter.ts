import { EnquiriesQuery } from 'shared-api/contract'
import { sensibleQuery } from '../../lists/sensible-query.ts'

/** The filter of the list, from the address. */
export const enquiriesFilter = (url: URLSearchParams) =>
  sensibleQuery(EnquiriesQuery, { q: url.get('q'), status: url.get('status'), kind: url.get('kind') })
