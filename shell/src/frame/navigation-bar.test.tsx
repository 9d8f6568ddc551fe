import type { Company } from 'shared-api/contract'
import { LANGUAGES, SITE_LANGUAGES } from 'shared-api/languages'
import { expect, onTestFinished, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { NavigationBar } from './navigation-bar.tsx'

const entries = ['Home', 'About'].map((label) => ({ label, href: label === 'Home' ? '/' : '/about' }))
const bar = (
  <NavigationBar entries={entries} company={{ name: 'Vaigai Travels', phones: [] as string[], links: {} } as Company} />
)

test('the page is marked as well when its address was typed in capitals', async () => {
  const { place } = await draw(bar, '/ABOUT')
  expect(Array.from(place.querySelectorAll('[aria-current=page]'), (link) => link.textContent)).toEqual(['About'])
})

test('a page that the browser opens further down has the logo of there, without a move', async () => {
  window.scrollTo(0, 101)
  onTestFinished(() => window.scrollTo(0, 0))
  const { place } = await draw(bar, '/about')
  await expect.poll(() => place.querySelector('[data-logo]')?.getAttribute('data-logo')).toBe('solid')
})

test('each other language is a link to this page in it, with the query, by its own name', async () => {
  const { place, router } = await draw(bar, '/about?from=mail')
  const links = () =>
    Array.from(place.querySelectorAll<HTMLAnchorElement>('a[lang]'), ({ lang, hreflang, textContent, href }) => [
      ...[lang, hreflang, textContent, href.replace(location.origin, '')],
    ])
  const others = SITE_LANGUAGES.filter((language) => language !== 'en')
  const linksTo = (path: string) =>
    others.map((language) => [language, language, LANGUAGES[language].name, `/${language}${path}`])
  expect(links()).toEqual(linksTo('/about?from=mail'))
  router.navigate('/')
  await expect.poll(links).toEqual(linksTo(''))
})

test('the look is the other one after a press on its button, and the same again after the next', async () => {
  const { place } = await draw(bar)
  const look = () => document.documentElement.dataset.mantineColorScheme
  const button =
    place.querySelector<HTMLElement>('[aria-label="Switch between light and dark"]') ?? expect.unreachable()
  const before = look()
  button.click()
  await expect.poll(look).not.toBe(before)
  const other = look()
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe(other)
  button.click()
  await expect.poll(look).toBe(before)
})

test('pinned entries and the phone stand in the bar, and the menu has what the footer has', async () => {
  const all = [
    ...entries,
    { label: 'My trip', href: '/trip', place: 'footer' as const, pinned: true },
    { label: 'Routes and prices', href: '/cabs', place: 'footer' as const },
  ]
  const company = { name: 'Vaigai Travels', phones: ['+919840012345'], links: {} } as unknown as Company
  const { place } = await draw(<NavigationBar entries={all} company={company} />)
  const inBar = Array.from(place.querySelectorAll('header div > a:not([lang])'), (link) => [
    link.getAttribute('href'),
    link.textContent || link.getAttribute('aria-label'),
  ])
  expect(inBar).toEqual(
    expect.arrayContaining([
      ['/trip', 'My trip'],
      ['tel:+919840012345', 'Call us: +91 98400 12345'],
    ]),
  )
  const inMenu = Array.from(place.querySelectorAll('nav li > a'), ({ textContent }) => textContent)
  expect(inMenu).toEqual(['Home', 'About', 'My trip', 'Routes and prices'])
})
