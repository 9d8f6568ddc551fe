import { Empty } from '../contract/index.ts'
import { type Client, read } from './http.ts'

/** Sends a parked or waiting mail again, at once. */
export const retryMail = (client: Client, id: string) => read(Empty, client.post(`outbox/${id}/retry`))
