import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '../testing/company.ts'
import { fakeApi } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import AboutPage from './about-page.tsx'
import ContactPage from './contact-page.tsx'
import PrivacyPage from './privacy-page.tsx'
import TermsPage from './terms-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const text = () => document.body.textContent ?? ''
const h1 = () => screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)
const described = () => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content

test('about shows history, maintenance, four reasons and three services', () => {
  renderPage(<AboutPage />, { at: '/about' })
  expect(h1()).toEqual(['About Us'])
  expect(text()).toContain('Vaigai Travels began in Madurai in 1998')
  for (const name of ['Safety & Security', 'On Time & Punctual', 'Professional Drivers', 'Well Maintenance'])
    expect(screen.getByRole('heading', { name })).toBeDefined()
  for (const name of ['Drop Services', 'Hour Basis', 'OutStation'])
    expect(screen.getByRole('heading', { name })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Bus maintenance' })).toBeDefined()
})

test('the company is given to search engines as data', () => {
  renderPage(<AboutPage />, { at: '/about' })
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Vaigai Travels' })
  expect(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href).toBe(`${location.origin}/about`)
  expect(document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content).toBe(
    'About Us | Vaigai Travels',
  )
})

test('the terms hold every constant', () => {
  renderPage(<TermsPage />, { at: '/terms&conditions' })
  expect(h1()).toEqual(['Terms and Conditions'])
  const constants = [
    '25% of the estimated price is paid in advance',
    'remaining 75% is paid at boarding',
    'A day is at most 14 hours',
    'Use between 10pm and 6am carries extra charges',
    'within 24 hours',
    'cancelled by phone only, or by you on your trip page',
    'only for trips of 2 days or more',
    '₹1000 excluding fees',
    '₹35.00 for each kilometre',
  ]
  for (const constant of constants) expect(text()).toContain(constant)
  for (const excluded of ['toll', 'parking', 'permits', 'driver’s daily allowance', 'night charges'])
    expect(text()).toContain(excluded)
})

test('the privacy policy names the law, the periods, the rights and whom to ask', () => {
  renderPage(<PrivacyPage />, { at: '/privacy-policy' })
  expect(h1()).toEqual(['Privacy Policy'])
  for (const part of [
    'Digital Personal Data Protection Act, 2023',
    '8 years',
    '2 years after the last change',
    '1 year',
    '24 hours',
    'erased',
    'Grievance',
  ])
    expect(text()).toContain(part)
  expect(text()).toContain(company.legalName)
  expect(screen.getAllByRole('link', { name: company.email }).length).toBeGreaterThan(0)
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  for (const link of contents.getAllByRole('link'))
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
})

test.for([
  [{ enquiryDays: 730, bookingDays: 2922 }, '2 years after the last', '8 years after the trip'],
  [{ enquiryDays: 90, bookingDays: 2920 }, '90 days after the last', '8 years after the trip'],
  [{ enquiryDays: 366, bookingDays: 367 }, '1 year after the last', '367 days after the trip'],
  [{ enquiryDays: 1, bookingDays: 3650 }, '1 day after the last', '10 years after the trip'],
] as const)('the privacy policy tells the periods that the server keeps: %o', ([keeps, ...periods]) => {
  renderPage(<PrivacyPage />, { at: '/privacy-policy', initialData: { '/api/v1/company': { ...company, keeps } } })
  for (const period of periods) expect(text()).toContain(period)
  expect(text()).toContain(`at most ${periods[1]?.split(' after')[0]} after it`)
})

test('contact has numbers that dial, a mail link, the address, and a map when it is asked for', async () => {
  renderPage(<ContactPage />, { at: '/contactus' })
  expect(h1()).toEqual(['Contact Us'])
  expect(screen.getByRole('link', { name: '+91 98400 12345' }).getAttribute('href')).toBe('tel:+919840012345')
  expect(document.querySelectorAll('a[href^="tel:"]')).toHaveLength(3)
  expect(screen.getByRole('link', { name: company.email }).getAttribute('href')).toBe(`mailto:${company.email}`)
  expect(text()).toContain('Madurai, Tamil Nadu 625001')
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }))
  expect(screen.getByTitle('Map: Vaigai Travels').getAttribute('src')).toBe(company.map.embed)
  expect(screen.getByRole('link', { name: 'Open it on OpenStreetMap' }).getAttribute('href')).toBe(company.map.link)
})

test.each([
  ['at once', 1, 1],
  ['on sight', 0, 1],
  ['on request', 0, 0],
] as const)('the map that loads %s', (mapLoads, atFirst, inSight) => {
  let seen = (_isIntersecting: boolean) => {}
  class Observer {
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      seen = (isIntersecting) => act(() => report([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  renderPage(<ContactPage />, { at: '/contactus', initialData: { '/api/v1/company': { ...company, mapLoads } } })
  const maps = () => document.querySelectorAll('iframe').length
  seen(false)
  expect(maps()).toBe(atFirst)
  seen(true)
  expect(maps()).toBe(inSight)
})

test('without the company profile the pages say so, and the contact form still works', async () => {
  fakeApi({ '/api/v1/company': new TypeError('offline') })
  renderPage(<ContactPage />, { at: '/contactus', initialData: { '/api/v1/company': undefined } })
  expect(await screen.findByText('We could not load our address')).toBeDefined()
  expect(screen.getByRole('form', { name: 'Contact form' })).toBeDefined()
})

test('gives each page its own title and description', () => {
  const seen = [AboutPage, TermsPage, PrivacyPage, ContactPage].map((Page) => {
    renderPage(<Page />)
    const head = [document.title, described()]
    cleanup()
    return head
  })
  expect(new Set(seen.map(([title]) => title)).size).toBe(4)
  expect(new Set(seen.map(([, description]) => description)).size).toBe(4)
})

test.each([
  ['about', '/about', <AboutPage key="about" />, 'Vaigai Travels began'],
  ['terms', '/terms&conditions', <TermsPage key="terms" />, 'A day is at most 14 hours'],
  ['privacy', '/privacy-policy', <PrivacyPage key="privacy" />, 'No advertising, no tracking'],
])('the company’s own text of %s takes the place of the built-in one', (name, at, page, builtIn) => {
  const own = { article: { en: '<h2>Our own words</h2><p>We drive.</p>', ta: '<p>வேறு</p>' } }
  renderPage(page, { at, initialData: { [`/api/v1/company/texts/${name}`]: own } })
  expect(screen.getByRole('heading', { name: 'Our own words', level: 2 })).toBeDefined()
  expect(text()).not.toContain(builtIn)
})

test('contact shows common questions, also to search engines, and when the office is closed', () => {
  const questions = { en: [{ question: 'Do you take pets?', answer: '<p>Yes, <strong>small ones</strong>.</p>' }] }
  const holidays = [
    { day: '2020-01-14', name: 'Long past' },
    { day: '2099-01-14', name: 'Pongal' },
  ]
  renderPage(<ContactPage />, {
    at: '/contactus',
    initialData: { '/api/v1/company': { ...company, holidays }, '/api/v1/company/questions?of=en': { questions } },
  })
  expect(screen.getByText('Do you take pets?').closest('details')?.textContent).toContain('small ones')
  expect(screen.getByRole('list', { name: 'Closed' }).textContent).toMatch(/^Closed: .*2099, Pongal$/)
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((node) =>
    JSON.parse(node.textContent ?? ''),
  )
  expect(data.find((node) => node['@type'] === 'FAQPage').mainEntity).toMatchObject([{ name: 'Do you take pets?' }])
  const { openingHoursSpecification } = data.find((node) => node['@type'] === 'LocalBusiness')
  expect(openingHoursSpecification).toMatchObject([
    { opens: '07:00', closes: '21:00' },
    ...holidays.map(({ day }) => ({ opens: '00:00', closes: '00:00', validFrom: day })),
  ])
})
