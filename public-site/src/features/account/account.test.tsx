import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient, getMe, problemOf } from 'shared-api/client'
import { SessionProvider } from 'shared-ui'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { fillIn } from '../../testing/fill-in.ts'
import { fillHoneypot } from '../../testing/honeypot.ts'
import { inLanguage } from '../../testing/in-language.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { AccountButton } from './account-button.tsx'
import { failureReason } from './failure-reason.ts'
import { LoginForm } from './login-form.tsx'

const LOGIN = '/api/v1/login'
const REGISTER = '/api/v1/register'
const user = { _id: 'u1', name: 'Meena', email: 'meena@example.com', role: 'customer' }
const wrong = { status: 401, body: { type: 'about:blank', title: 'Unauthorized', status: 401, detail: 'Wrong' } }

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openPopup() {
  const notify = vi.fn()
  const onLogin = vi.fn()
  renderPage(<AccountButton onLogin={onLogin} />, { services: { notify } })
  expect(screen.queryByText('WELCOME')).toBeNull()
  await press('Login')
  await screen.findByRole('heading', { name: 'WELCOME' })
  return { notify, onLogin }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const fill = (label: string, text: string) => fillIn(screen.getByLabelText(label), text)

async function openRegistration() {
  const services = await openPopup()
  await press('CREATE ACCOUNT')
  await screen.findByRole('heading', { name: 'CREATE ACCOUNT' })
  return services
}

async function fillAccount(second = 'a long password') {
  await fill('Username', 'meena')
  await fill('Email', 'meena@example.com')
  await fill('Password', 'a long password')
  await fill('Confirm Password', second)
}

describe('WELCOME', () => {
  test('hands over who logged in and closes', async () => {
    const got = fakeApi({ [LOGIN]: { body: { user } } })
    const { onLogin } = await openPopup()
    await type('Email', 'meena@example.com')
    await type('Password', 'a long password')
    await press('LOGIN')
    await waitFor(() => expect(onLogin).toHaveBeenCalledWith(user))
    expect(got[LOGIN]).toEqual([{ email: 'meena@example.com', password: 'a long password' }])
    await waitFor(() => expect(screen.queryByText('WELCOME')).toBeNull())
  })

  test('does not validate, and reports a failed login', async () => {
    const got = fakeApi({ [LOGIN]: wrong })
    const { onLogin } = await openPopup()
    await press('LOGIN')
    await screen.findByText('Login failed. Please try again.')
    expect(got[LOGIN]).toEqual([{ email: '', password: '' }])
    expect(onLogin).not.toHaveBeenCalled()
  })

  test('shows a failure without words of ours in the page’s language', async () => {
    await inLanguage('ta')
    onTestFinished(() => inLanguage('en'))
    const failure = problemOf(new Response(null, { status: 502 }), '<h1>Bad gateway</h1>')
    expect(failureReason(failure)).not.toMatch(/[A-Za-z]{2}/)
  })

  test('labels the eye of the password in the page’s language', async () => {
    await inLanguage('ml')
    onTestFinished(() => inLanguage('en'))
    renderPage(<LoginForm email="" onLogin={vi.fn()} onRegister={vi.fn()} />)
    screen.getByLabelText('ടൈപ്പ് ചെയ്തത് കാണിക്കുക അല്ലെങ്കിൽ മറയ്ക്കുക')
  })

  test('has a close button', async () => {
    await openPopup()
    await press('Close')
    await waitFor(() => expect(screen.queryByText('WELCOME')).toBeNull())
  })
})

describe('a logged-in visitor', () => {
  const ME = '/api/v1/me'
  const LOGOUT = '/api/v1/logout'
  const admin = { ...user, name: 'Anand', role: 'admin' }

  /** With the shell's own session, of which the page knows nothing yet. */
  const renderButton = () =>
    renderPage(
      <SessionProvider fetchUser={async () => (await getMe(createClient())).user}>
        <AccountButton onLogin={() => {}} />
      </SessionProvider>,
    )

  test('is asked when the popup opens; a customer reads the name, with the way to the trips and none to the console', async () => {
    const held = Promise.withResolvers<{ body: unknown }>()
    const got = fakeApi({ [ME]: () => held.promise })
    renderButton()
    expect(got[ME]).toBeUndefined()
    await press('Login')
    await screen.findByText('Checking whether you are logged in…')
    expect(screen.queryByLabelText('Email')).toBeNull()
    held.resolve({ body: { user } })
    await screen.findByText('Logged in as Meena')
    expect(screen.getByRole('status').textContent).toBe('Logged in as Meena')
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Your account' })).toBeDefined()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/my-trips'])
  })

  test('an admin gets the way to the console', async () => {
    fakeApi({ [ME]: { body: { user: admin } } })
    renderButton()
    await press('Login')
    const link = await screen.findByRole('link', { name: 'Open the admin console' })
    expect(link.getAttribute('href')).toBe('/admin')
  })

  test('shows the form to others, with the focus in it', async () => {
    fakeApi({ [ME]: { body: { user: null } } })
    renderButton()
    await press('Login')
    const email = await screen.findByLabelText('Email')
    expect(document.activeElement).toBe(email)
  })

  test('logs out, and gets the form', async () => {
    const got = fakeApi({ [ME]: { body: { user } }, [LOGOUT]: { body: {} } })
    renderButton()
    await press('Login')
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    expect(document.activeElement).toBe(await screen.findByLabelText('Email'))
    expect(screen.getByRole('heading', { name: 'WELCOME' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Login' })).toBeDefined()
    expect(got[LOGOUT]).toHaveLength(1)
  })

  test('stays logged in after a failed logout, and shows why', async () => {
    fakeApi({ [ME]: { body: { user } }, [LOGOUT]: new TypeError('Failed to fetch') })
    renderButton()
    await press('Login')
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    const message = await screen.findByRole('alert')
    expect(message.textContent).toContain('You are still logged in. Please try again.')
    expect(message.textContent).toContain('We could not be reached. Check your connection.')
    fakeApi({ [LOGOUT]: { body: {} } })
    await press('Log out')
    await screen.findByLabelText('Email')
  })

  test('can be asked again when it could not be looked up', async () => {
    fakeApi({ [ME]: new TypeError('Failed to fetch') })
    renderButton()
    await press('Login')
    await screen.findByText('We could not check whether you are logged in')
    fakeApi({ [ME]: { body: { user } } })
    await press('Retry')
    await screen.findByText('Logged in as Meena')
  })
})

describe('CREATE ACCOUNT', () => {
  test('asks for all inputs', async () => {
    const got = fakeApi({})
    await openRegistration()
    await press('REGISTER')
    for (const label of ['Username', 'Email', 'Password', 'Confirm Password'])
      expect(screen.getByText(`${label} is required`)).toBeDefined()
    expect(got[REGISTER]).toBeUndefined()
  })

  test('says that the passwords do not match', async () => {
    const got = fakeApi({})
    const { notify } = await openRegistration()
    await fillAccount('another password')
    await press('REGISTER')
    expect(notify).toHaveBeenCalledWith({ kind: 'error', message: 'Passwords do not match' })
    expect(got[REGISTER]).toBeUndefined()
  })

  test('welcomes the new customer and leads back to the login', async () => {
    const got = fakeApi({ [REGISTER]: { body: { newUser: user } } })
    const { notify } = await openRegistration()
    await fillAccount()
    await press('REGISTER')
    await screen.findByRole('heading', { name: 'WELCOME' })
    expect(notify).toHaveBeenCalledWith({ kind: 'success', message: 'Registration successful! Welcome, Meena' })
    expect(got[REGISTER]).toEqual([
      { name: 'Meena', email: 'meena@example.com', password: 'a long password', confirmPassword: 'a long password' },
    ])
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('meena@example.com')
  })

  test('has a honeypot, which is sent when a program fills it', async () => {
    const got = fakeApi({ [REGISTER]: { body: { newUser: user } } })
    await openRegistration()
    await fillAccount()
    fillHoneypot()
    await press('REGISTER')
    await waitFor(() => expect(got[REGISTER]).toMatchObject([{ website: 'https://spam.example' }]))
  })

  test('says that it failed, and why at the field', async () => {
    const errors = [{ path: 'email', code: 'mail', message: 'Mail is not accepted' }]
    fakeApi({ [REGISTER]: { status: 400, body: { ...wrong.body, status: 400, detail: 'Not right', errors } } })
    const { notify } = await openRegistration()
    await fillAccount()
    await press('REGISTER')
    await screen.findByText('Email must be an address such as name@example.com')
    expect(notify).toHaveBeenCalledWith({ kind: 'error', message: 'Registration failed. Please try again.' })
  })

  test('links back to log in', async () => {
    await openRegistration()
    await press('Back to log in')
    await screen.findByRole('heading', { name: 'WELCOME' })
  })
})
