/** The login popup and the making of an account. */
export const account = {
  welcome: 'WELCOME',
  create: 'CREATE ACCOUNT',
  login: 'LOGIN',
  register: 'REGISTER',
  back: 'Back to log in',
  labels: { name: 'Username', email: 'Email', password: 'Password', confirmPassword: 'Confirm Password' },
  passwordHint: '12 characters or more',
  loginFailed: 'Login failed. Please try again.',
  registrationFailed: 'Registration failed. Please try again.',
  registered: (name: string) => `Registration successful! Welcome, ${name}`,
  mismatch: 'Passwords do not match',
  sameAgain: 'Type the same password again',
  unreachable: 'We could not be reached. Check your connection.',
}
