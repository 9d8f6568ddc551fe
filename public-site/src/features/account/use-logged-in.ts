import type { User } from 'shared-api/contract'
import { useNavigate, useShell } from 'shared-ui'
import { elsewhere } from '../../config/paths.ts'
import { homeTexts } from '../../texts/home.ts'

/** What follows a login: an admin goes on to the console, a customer stays (docs/product.md, Customer accounts). */
export function useLoggedIn(): (user: User) => void {
  const { session, notify } = useShell()
  const navigate = useNavigate()
  return (user) => {
    session.accept(user)
    notify({ kind: 'success', message: homeTexts().loggedIn })
    if (user.role === 'admin') navigate(elsewhere.admin.href())
  }
}
