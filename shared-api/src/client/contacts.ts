import { ContactsReply } from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

/** Whom the desk knows by the beginning of a name or number, at most 8: from its notebook, then from earlier trips. */
export const findContacts = (client: Client, q: string) =>
  read(ContactsReply, client.get('contacts', { searchParams: searchParams({ q }) }))
