import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cityName } from 'shared-api/geography'
import { expect } from 'vitest'

/** The field whose label begins so; a required one's ends with a star. */
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, select, textarea' })

/** Chooses an option by its value. */
export const choose = (label: string, value: string) => userEvent.selectOptions(field(label), value)

/** Types the name of a city, by its id, into one end of a trip and leaves it. */
export async function chooseCity(label: string, id: string) {
  const name = cityName(id)
  // The names of all places, which a slow machine takes a while to read.
  await import('shared-api/message/places')
  fireEvent.change(field(label), { target: { value: name } })
  fireEvent.blur(field(label))
  await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveProperty('value', name))
}

export const chooseTripType = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
