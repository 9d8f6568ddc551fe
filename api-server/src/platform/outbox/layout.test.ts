import { expect, it } from 'vitest'
import { SETTINGS as company } from '../../testing/settings.ts'
import { asHtml, asText } from './layout.ts'

const HOSTILE = `<img src=x onerror="alert('1')"> & Sons`
const letter = {
  ...{ heading: HOSTILE, paragraphs: [HOSTILE], notes: [HOSTILE] },
  tables: [{ title: HOSTILE, rows: [[HOSTILE, `${HOSTILE}\nGate 3`] as [string, string]] }],
}

it('escapes what visitors typed', () => {
  const html = asHtml(letter, { ...company, name: HOSTILE }, 'en')
  expect(html).not.toContain('<img')
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt; &amp; Sons/g)).toHaveLength(9)
  expect(html).toContain('Sons<br>Gate 3')
  expect(asText(letter, company, 'en')).toContain(HOSTILE)
})
