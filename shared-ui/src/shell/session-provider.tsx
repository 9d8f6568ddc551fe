import { type ReactNode, useMemo, useRef, useState } from 'react'
import { notify } from '../components/notify.ts'
import { type SessionUser, type ShellServices, ShellServicesProvider } from './shell-services.ts'

type Props = {
  /** Reads the current user; null if there is none. */
  fetchUser: () => Promise<SessionUser | null>
  initialData?: Record<string, unknown>
  children: ReactNode
}

const NOTHING = {}

/** Holds the session of the page and hands the shell's services to the remotes. */
export function SessionProvider({ fetchUser, initialData = NOTHING, children }: Props) {
  const [user, setUser] = useState<SessionUser | null | undefined>(undefined)
  const asked = useRef<Promise<SessionUser | null>>(undefined)

  const services = useMemo<ShellServices>(() => {
    const accept = (next: SessionUser | null) => {
      asked.current = Promise.resolve(next)
      setUser(next)
    }
    const load = () => {
      asked.current ??= ask()
      return asked.current
    }
    const ask = () => {
      const answer: Promise<SessionUser | null> = fetchUser().then(
        (found) => {
          // A login or logout since then wins.
          if (asked.current !== answer) return load()
          setUser(found)
          return found
        },
        (cause) => {
          if (asked.current !== answer) return load()
          // A failed question is no answer: the next call asks again.
          asked.current = undefined
          throw cause
        },
      )
      return answer
    }
    return { session: { user, load, accept }, notify, initialData }
  }, [user, fetchUser, initialData])

  return <ShellServicesProvider value={services}>{children}</ShellServicesProvider>
}
