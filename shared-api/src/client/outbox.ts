import { Empty, SentByHandReply } from '../contract/index.ts'
import { type Client, read } from './http.ts'

/** Sends a parked or waiting mail again. */
export const retryMail = (client: Client, id: string) => read(Empty, client.post(`outbox/${id}/retry`))

/** Notes that the desk sends a message by WhatsApp; gives the chat. Throws `ApiProblem` 409 if it is no longer true. */
export const sendByHand = (client: Client, id: string) =>
  read(SentByHandReply, client.post(`messages/${id}/sent-by-hand`))
