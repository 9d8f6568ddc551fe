import userEvent from '@testing-library/user-event'

/** Fills in a field in one change, as a paste does: key by key, each key would render the form again. */
export async function fillIn(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}
