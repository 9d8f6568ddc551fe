import { useEffect, useState } from 'react'

/** How long typing rests, in ms, before something follows it. */
export const PAUSE_MS = 250

/** A text once it has not changed for a moment. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
