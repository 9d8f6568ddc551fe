import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Parts } from './parts.tsx'

test('each part of a line keeps its direction, and one that is not there leaves no dot', () => {
  const { container } = render(<Parts parts={['محمد علي', '+91 98440 07398', null, '', 'TN 59 AL 1011']} />)
  expect(container.textContent).toBe('محمد علي · +91 98440 07398 · TN 59 AL 1011')
  expect([...container.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual([
    'محمد علي',
    '+91 98440 07398',
    'TN 59 AL 1011',
  ])
})
