import { create } from 'zustand'

type News = { count: number; add: (more: number) => void; clear: () => void }

/** How many bookings came since somebody looked. */
export const useNews = create<News>()((set) => ({
  count: 0,
  add: (more) => set(({ count }) => ({ count: count + more })),
  clear: () => set({ count: 0 }),
}))
