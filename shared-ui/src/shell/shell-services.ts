import { createContext, useContext } from 'react'

/** The logged-in person, as the API's `User`. The last two are of staff, and missing in a shell before they were. */
export type SessionUser = {
  _id: string
  name: string
  email: string
  role: 'admin' | 'customer'
  staffRole?: 'owner' | 'clerk'
  mustChangePassword?: boolean
}

/**
 * The current user. `user` is undefined until somebody asks; `load` reads it once and then answers from memory;
 * `accept` sets the user of a login, or null after a logout or an ended session.
 */
export type Session = {
  user: SessionUser | null | undefined
  load: () => Promise<SessionUser | null>
  accept: (user: SessionUser | null) => void
}

/** How long a notice is shown, in ms. */
export const NOTICE_MS = 5000

/** A short message for the person; shown 5 s at the top right and announced (docs/product.md, Frame). */
export type Notice = { kind: 'success' | 'error' | 'info'; message: string }

/** The shell's services for remotes. */
export type ShellServices = {
  session: Session
  notify: (notice: Notice) => void
  /** Replies that came with the page, by API path ('/api/v1/company'), to fill the query cache. */
  initialData: Record<string, unknown>
}

const ShellServicesContext = createContext<ShellServices | null>(null)
export const ShellServicesProvider = ShellServicesContext.Provider

/** The shell's services. Throws outside of a shell. */
export function useShell(): ShellServices {
  const services = useContext(ShellServicesContext)
  if (!services) throw new Error('useShell needs a ShellServicesProvider above it')
  return services
}
