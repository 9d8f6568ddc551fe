import { type BoardQuery, BoardReply, PlanReply } from '../contract/index.ts'
import { type Client, read, searchParams } from './http.ts'

/** The trips of some days, with all vehicles and drivers. */
export const getBoard = (client: Client, days: BoardQuery) =>
  read(BoardReply, client.get('board', { searchParams: searchParams(days) }))

/** Who would drive what on a day, 'YYYY-MM-DD'. */
export const getPlan = (client: Client, day: string) =>
  read(PlanReply, client.get('board/plan', { searchParams: searchParams({ day }) }))
