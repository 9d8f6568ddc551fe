import { type ReactNode, useMemo, useRef, useState } from 'react'
import { notify } from '../components/notify.ts'
import { type SessionUser, type ShellServices, ShellServicesProvider } from './shell-services.ts'

type Props = {
  /** Asks the server who is logged in; null for nobody. */
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
      asked.current ??= fetchUser().then(
        (found) => {
          setUser(found)
          return found
        },
        (cause) => {
          // A failed question is no answer: the next call asks again.
          asked.current = undefined
          throw cause
        },
      )
      return asked.current
    }
    return { session: { user, load, accept }, notify, initialData }
  }, [user, fetchUser, initialData])

  return <ShellServicesProvider value={services}>{children}</ShellServicesProvider>
}
