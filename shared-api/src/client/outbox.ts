import { Empty } from '../contract/index.ts'
import { type Client, read } from './http.ts'

/** Sends a parked or waiting mail again. */
export const retryMail = (client: Client, id: string) => read(Empty, client.post(`outbox/${id}/retry`))
