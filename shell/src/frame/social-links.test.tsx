import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SocialLinks } from './social-links.tsx'

test('a company without a page somewhere has no link there, and one without any no list', () => {
  const one = renderToStaticMarkup(<SocialLinks links={{ whatsapp: 'https://wa.me/919000000101' }} />)
  expect(one.match(/href="[^"]*"/g)).toEqual(['href="https://wa.me/919000000101"'])
  expect(renderToStaticMarkup(<SocialLinks links={{}} />)).toBe('')
})
