import userEvent from '@testing-library/user-event'

/** Fills in a field in one change, as a paste and what a browser remembers do: key by key, each key draws the form anew. */
export async function fillIn(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}
