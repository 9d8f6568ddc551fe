import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

export const FORMS = '/api/v1/forms'
/** The answer of the API to a form that it took. */
export const taken = { body: { success: true, message: 'ok' } }

export const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)
export const typedIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Fills in who sends the form that is shown. */
export async function fillSender() {
  await type(/^Name/, 'Meena கண்ணன்')
  await type(/^Email/, 'meena@example.com')
  await type(/^Phone/, '098400 12345')
}
