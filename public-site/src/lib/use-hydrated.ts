import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first render over its HTML, where the browser's own stores must not show yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
