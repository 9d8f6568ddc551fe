import { create } from 'zustand'

type LoginGate = {
  /** True while a call waits for somebody to log in again. */
  asking: boolean
  /** Asks for a login; settles with whether there was one. Calls at the same time share one dialog. */
  ask: () => Promise<boolean>
  answer: (loggedIn: boolean) => void
}

let waiting: PromiseWithResolvers<boolean> | null = null

/** Between calls whose session has ended and the dialog in which staff log in again. */
export const useLoginGate = create<LoginGate>((set) => ({
  asking: false,
  ask: () => {
    waiting ??= Promise.withResolvers<boolean>()
    set({ asking: true })
    return waiting.promise
  },
  answer: (loggedIn) => {
    waiting?.resolve(loggedIn)
    waiting = null
    set({ asking: false })
  },
}))
