import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SearchField } from './search-field.tsx'

test('holds its search in the URL, keeps what is typed meanwhile, and follows the back button', async () => {
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
