export const session = {
  login: {
    title: 'Staff login',
    description: 'Login for the staff of the desk.',
    welcome: 'WELCOME',
    createAccount: 'CREATE ACCOUNT',
    email: 'Email',
    password: 'Password',
    button: 'LOGIN',
    refused: 'Invalid credentials',
    done: 'Login successful!',
  },
  again: {
    title: 'Your session has ended',
    text: 'Log in again to continue. Your input is still here.',
  },
  firstPassword: {
    title: 'Choose your own password',
    text: 'A colleague chose the password that you logged in with. Choose one that only you know; then you go on.',
    current: 'Password that you were given',
    done: 'Your password is changed.',
  },
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  stillSignedIn: 'You are still signed in',
  staffOnly: {
    asking: 'Looking up your session',
    notAvailable: 'The desk is not available right now',
    retry: 'Try again',
  },
}
