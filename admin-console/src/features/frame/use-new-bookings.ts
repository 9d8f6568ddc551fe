import { useEffect, useRef } from 'react'
import { getDeskSummary } from 'shared-api/client'
import { useLocation } from 'shared-ui'
import useSWR from 'swr'
import { staffCall } from '../../api/staff-call.ts'
import { useNews } from '../../api/use-news.ts'
import { usePreferences } from '../../api/use-preferences.ts'
import { paths } from '../../config/paths.ts'

/** For those who want it: a sound for each new booking, and their number in the title until the day or the list is opened. */
export function useNewBookings() {
  const { sound } = usePreferences().preferences
  const { pathname } = useLocation()
  const { count, add, clear } = useNews()
  const { data } = useSWR(sound ? '/api/v1/desk/summary' : null, () => staffCall(getDeskSummary))
  const known = useRef<number | null>(null)
  const now = data?.newBookings
  useEffect(() => {
    if (now === undefined) return
    const more = known.current === null ? 0 : now - known.current
    known.current = now
    if (more <= 0) return
    add(more)
    ring()
  }, [now, add])
  useEffect(() => {
    if (count > 0 && [paths.admin.href(), paths.bookings.href()].includes(pathname) && document.hasFocus()) clear()
  }, [count, pathname, clear])
}

/** Two short tones. A browser that nobody has touched yet stays silent. */
function ring() {
  const audio = new AudioContext()
  for (const [at, hertz] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = hertz
    loudness.gain.setValueAtTime(0.2, audio.currentTime + at)
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.16)
    tone.connect(loudness).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.17)
  }
}
