import { getActivity } from 'shared-api/client'
import type { ActivityQuery } from 'shared-api/contract'
import { staffCall } from '../../api/staff-call.ts'
import { useListPage } from '../../lists/use-list-page.ts'

/** The query of one page of who did what. */
export const useActivity = (query: ActivityQuery) =>
  useListPage('/api/v1/activity', query, (asked) => staffCall((client) => getActivity(client, asked)))
