import { create } from 'zustand'

type LoginGate = {
  /** True while a call waits for somebody to log in again. */
  asking: boolean
  /** Asks for a login; settles with whether there was one. Calls at the same time share one dialog. */
  ask: () => Promise<boolean>
  answer: (loggedIn: boolean) => void
}

let waiting: Promise<boolean> | null = null
let settle: (loggedIn: boolean) => void = () => {}

/** Between calls whose session has ended and the dialog in which staff log in again. */
export const useLoginGate = create<LoginGate>((set) => ({
  asking: false,
  ask: () => {
    waiting ??= new Promise((resolve) => {
      settle = resolve
    })
    set({ asking: true })
    return waiting
  },
  answer: (loggedIn) => {
    settle(loggedIn)
    waiting = null
    set({ asking: false })
  },
}))
