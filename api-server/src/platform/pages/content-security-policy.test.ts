import { expect, it } from 'vitest'
import type { ComposedRemote, FrontEnd } from '../releases/front-end.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const build = {
  ...{
    name: 'public-site',
    scope: 'public_site',
    version: '1.0.0',
    buildId: 'b',
    contract: 1,
    entry: 'remoteEntry.js',
  },
  ...{ pages: [], nav: [], languages: {}, libraries: [], files: {} },
}
const shell: FrontEnd['shell'] = {
  build: { ...build, name: 'shell', contract: { oldest: 1, newest: 1 }, libraries: {} },
  template: '',
}
const policyOf = (...remotes: Pick<ComposedRemote, 'baseUrl' | 'refused'>[]) =>
  contentSecurityPolicy({ shell, remotes: remotes.map((remote) => ({ build, ...remote })) }, "'sha256-map'")

it('lets scripts come from the origins of the remotes that run, and of none that is refused', () => {
  const policy = policyOf(
    { baseUrl: 'https://cdn.example/site/1.0.0/', refused: null },
    { baseUrl: 'https://other.example/desk/1.0.0/', refused: 'origin' },
  )
  expect(policy).toContain("script-src 'self' https://cdn.example 'sha256-map';")
  expect(policy).not.toContain('other.example')
})

it('lets the scripts of a payment provider come to the page that pays, and to no other', () => {
  const pay = 'https://*.pay.example'
  const personal = contentSecurityPolicy({ shell, remotes: [] }, "'sha256-map'", [pay])
  for (const rule of ['script-src', 'connect-src', 'frame-src', 'img-src'])
    expect(personal).toMatch(new RegExp(`${rule} [^;]*https://\\*\\.pay\\.example`))
  expect(contentSecurityPolicy({ shell, remotes: [] }, "'sha256-map'")).not.toContain('pay.example')
})
