import { expect, it } from 'vitest'
import { isTooDeep, safeHtml } from './markdown.ts'

it('makes HTML of Markdown, below the heading of the page', () => {
  expect(safeHtml('# Payment\n\nPay the **advance** by [UPI](/contactus).')).toBe(
    '<h2>Payment</h2>\n<p>Pay the <strong>advance</strong> by <a href="/contactus">UPI</a>.</p>',
  )
})

it.each([
  ['a script', 'Hello <script>alert(1)</script>', '<p>Hello </p>'],
  ['an event', '<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
  ['a script link', '[Pay](javascript:alert(1))', '<p><a>Pay</a></p>'],
  ['a script link in letters', '<a href="java&#115;cript:alert(1)">Pay</a>', '<p><a>Pay</a></p>'],
  ['a data link', '[Pay](data:text/html,<script>alert(1)</script>)', /^(?!.*(<script|href)).*$/s],
  ['a style', '<style>p { display: none }</style>Hello', 'Hello'],
  ['a frame', '<iframe src="https://evil.example"></iframe>Hello', 'Hello'],
  ['a picture of elsewhere', '![](https://evil.example/seen.png)', '<p></p>'],
  ['a picture that runs', '<img src=x onerror=alert(1)>', ''],
  ['a drawing', '<svg onload=alert(1)><a href="/x">Hello</a></svg>', /^(?!.*(svg|onload)).*$/s],
])('takes out %s', (_what, markdown, html) => {
  expect(safeHtml(markdown)).toEqual(
    typeof html === 'string' ? expect.stringContaining(html) : expect.stringMatching(html),
  )
  expect(safeHtml(markdown)).not.toMatch(/script|onclick|onerror|onload|iframe|<style|<img/i)
})

it.each([
  ['quotes', '>'.repeat(9000), true],
  ['lists', '+ '.repeat(9000), true],
  ['open emphasis', '*a **b '.repeat(2000), false],
  ['tags', '<b>'.repeat(6000), false],
  ['brackets', '['.repeat(9000), false],
  ['a list in a list in a quote', '> - one\n>   - two\n>     - **three**', false],
])('sees whether %s are too deep; what is not can be shown', (_what, markdown, isRefused) => {
  expect(isTooDeep(markdown)).toBe(isRefused)
  if (!isRefused) expect(safeHtml(markdown)).toEqual(expect.any(String))
})
