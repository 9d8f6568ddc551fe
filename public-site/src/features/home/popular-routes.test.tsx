import { screen } from '@testing-library/react'
import { cityRoutes } from 'shared-api/geography/city-routes'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { PopularRoutes } from './popular-routes.tsx'

test('each popular route leads to its page; one without a page to the form', () => {
  renderPage(<PopularRoutes />)
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  const pages = cityRoutes().map(({ slug }) => `/cabs/${slug}`)
  expect(addresses).toContain('/cabs/chennai-to-bengaluru')
  const others = addresses.filter((address) => !pages.includes(address))
  expect(others).toEqual(['/?from=kl-ernakulam&to=kl-alappuzha#book'])
})
