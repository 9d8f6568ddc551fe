import { LoginPopup } from '../features/session/login-popup.tsx'

/** /login: the admin login popup. */
export default function LoginPage() {
  return <LoginPopup />
}
