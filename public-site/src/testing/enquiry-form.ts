import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fillIn } from './fill-in.ts'

export const FORMS = '/api/v1/forms'
/** The answer of the API to a form that it took. */
export const taken = { body: { success: true, message: 'ok' } }

export const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
export const fill = (label: RegExp, text: string) => fillIn(screen.getByLabelText(label), text)
export const typedIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Fills in who sends the form that is shown. */
export async function fillSender() {
  await fill(/^Name/, 'Meena கண்ணன்')
  await fill(/^Email/, 'meena@example.com')
  await fill(/^Phone/, '098400 12345')
}
