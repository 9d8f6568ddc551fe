import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The field whose label begins so; a required one's ends with a star. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: '*' })

/** Chooses an option by its value. */
export const choose = (label: string, value: string) => userEvent.selectOptions(field(label), value)

export const chooseTripType = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
