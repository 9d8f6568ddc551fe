import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SearchField } from './search-field.tsx'

test('keeps the search in the URL and typed text in the field, and follows the back button', async () => {
  const { router } = renderPage(<SearchField label="Search" />, { at: '/list?page=3' })
  const field = screen.getByLabelText('Search')
  await userEvent.type(field, 'dzi')
  await waitFor(() => expect(router.state.location.search).toBe('?q=dzi'))
  await userEvent.type(field, 're')
  expect(field).toHaveProperty('value', 'dzire')
  await waitFor(() => expect(router.state.location.search).toBe('?q=dzire'))
  await router.navigate('/list?q=innova')
  await waitFor(() => expect(field).toHaveProperty('value', 'innova'))
})

test('the invisible marks of a number that was copied from a phone are no part of the search', async () => {
  const { router } = renderPage(<SearchField label="Search" />, { at: '/list' })
  await userEvent.click(screen.getByLabelText('Search'))
  await userEvent.paste('\u202A+91 98400 12345\u202C')
  await waitFor(() => expect(router.state.location.search).toBe('?q=%2B91+98400+12345'))
})

test('takes no more than the lists can be searched for', async () => {
  const { router } = renderPage(<SearchField label="Search" />, { at: `/list?q=${'x'.repeat(150)}` })
  await waitFor(() => expect(router.state.location.search).toBe(`?q=${'x'.repeat(100)}`))
})
