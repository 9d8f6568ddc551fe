import { type BoardQuery, BoardReply } from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

/** The trips of some days, with all vehicles and drivers. */
export const getBoard = (client: Client, days: BoardQuery) =>
  read(BoardReply, client.get('board', { searchParams: searchParams(days) }))
