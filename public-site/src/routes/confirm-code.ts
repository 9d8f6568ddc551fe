import { later } from '../lib/later.ts'

/** The confirm page's code. It comes when a cab is chosen: who then loses the network can still go on to it. */
export const confirmCode = later(() => import('./confirm-page.tsx'))
