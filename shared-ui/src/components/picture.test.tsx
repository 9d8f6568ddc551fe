import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture.tsx'

afterEach(cleanup)

function picture(src: string, eager = false) {
  render(<Picture src={src} alt="A cab" sizes="10rem" eager={eager} />)
  return screen.getByRole<HTMLImageElement>('img', { name: 'A cab' })
}

test('of an uploaded picture the browser takes the size that it needs', () => {
  const { src, srcset, sizes } = picture('/uploads/a-b_1/640.webp')
  const widths = [320, 640, 960, 1280]
  expect(srcset).toBe(widths.map((width) => `/uploads/a-b_1/${width}.webp ${width}w`).join(', '))
  expect([new URL(src).pathname, sizes]).toEqual(['/uploads/a-b_1/640.webp', '10rem'])
})

test.each(['https://pictures.example/uploads/a/640.webp', '/uploads/a/b/640.webp', '/cab.webp'])(
  'of %s there is one size',
  (src) => {
    expect(picture(src).hasAttribute('srcset')).toBe(false)
  },
)

test('loads the first picture of a page at once and the others near the window, with their space reserved', () => {
  const first = picture('/cab.webp', true)
  expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  cleanup()
  const other = picture('/cab.webp')
  expect([other.getAttribute('loading'), other.width, other.height]).toEqual(['lazy', 960, 640])
})
